import { expect, test } from 'vitest'
import { askForReset, resetPassword } from '#contract/accounts/reset.ts'
import { askForNewAddress, changePassword, confirmNewAddress } from '#contract/accounts/security.ts'
import { renewSession } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { inArabic, omar, sara } from '#test/cast.ts'
import { newestMailedToken } from '#test/links.ts'
import {
  atAnotherBrowser,
  password as currentPassword,
  join,
  type Person,
  signIn,
  unique,
} from '#test/people.ts'
import { hashPassword } from '../passwords.ts'
import { changePassword as verb } from './change-password.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-20T09:00:00Z')
const password = 'cardamom & dates'

const known = (more = {}) => join(app, { ...sara, email: unique(sara.email) }, more)
const change = (person: Person, more: Record<string, string> = {}) =>
  person.call(changePassword, { currentPassword, password, confirmPassword: password, ...more })
const code = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error?.code ?? status

test('the new password takes effect, other sessions end, and this one continues with a new token', async () => {
  const person = await known()
  const other = atAnotherBrowser(app, person)
  await signIn(other)
  const before = { ...person.headers }
  const { status, body } = await change(person)
  expect([status, body.session.user.id]).toEqual([200, person.id])
  expect(code(await person.call(renewSession, {}))).toBe(200)
  expect(code(await app.call(renewSession, {}, before))).toBe('signed_out')
  expect(code(await other.call(renewSession, {}))).toBe('signed_out')
  expect(code(await signIn(atAnotherBrowser(app, person)))).toBe('wrong_credentials')
  expect(code(await signIn(atAnotherBrowser(app, person), { password }))).toBe(200)
  const [row] = await app.rows('select password_changed_at from users where id = $1', [person.id])
  expect(row).toEqual({ password_changed_at: new Date('2026-11-20T09:00:00Z') })
})

test('the present password is required, and an error appears at its field', async () => {
  const person = await known()
  const answer = await person.call(
    changePassword,
    { currentPassword: 'not the password', password, confirmPassword: password },
    inArabic,
  )
  expect([answer.status, answer.body.error.code, answer.body.error.fields]).toEqual([
    401,
    'wrong_credentials',
    [{ field: 'currentPassword', code: 'password_wrong', message: 'كلمة المرور غير صحيحة' }],
  ])
  expect(code(await signIn(atAnotherBrowser(app, person)))).toBe(200)
})

test('an easily guessed password is refused', async () => {
  const person = await known()
  const weak = { password: 'alqahtani', confirmPassword: 'alqahtani' }
  const { status, body } = await change(person, weak)
  expect([status, body.error.code, body.error.fields?.[0]?.field]).toEqual([422, 'weak_password', 'password'])
  expect(code(await person.call(renewSession, {}))).toBe(200)
})

test('of two simultaneous changes the second fails, because its present password is outdated', async () => {
  const person = await known()
  const browsers = [person, atAnotherBrowser(app, person)]
  await signIn(browsers[1] as Person)
  const answers = await Promise.all(browsers.map((each) => change(each)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a change based on an outdated hash changes nothing', async () => {
  const person = await known()
  const actor = { id: person.id, role: 'patient', language: 'en' } as const
  const context = { session: { id: person.id }, ready: { shown: await hashPassword('older'), hash: 'new' } }
  const late = app.house.db.as(actor, (tx) =>
    verb(tx, actor, {} as never, new Date(), app.house, context as never),
  )
  await expect(late).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(code(await signIn(atAnotherBrowser(app, person)))).toBe(200)
})

test('five attempts in ten minutes', async () => {
  const strict = await openApp()
  strict.at('2026-11-20T09:00:00Z')
  const person = await join(strict, omar)
  for (let count = 0; count < 5; count++)
    expect(code(await change(person, { currentPassword: 'not the password' }))).toBe('wrong_credentials')
  expect(code(await change(person))).toBe('rate_limited')
})

test('links sent earlier stop working', async () => {
  const person = await known()
  await app.call(askForReset, { email: person.email })
  const token = await newestMailedToken(app, person.email, 'reset-password')
  const newEmail = unique('thief@example.sa')
  await person.call(askForNewAddress, { email: newEmail })
  const theirs = await newestMailedToken(app, newEmail, 'confirm-new-email')
  await change(person)
  expect(code(await app.call(resetPassword, { token, password, confirmPassword: password }))).toBe(
    'link_not_valid',
  )
  expect(code(await app.call(confirmNewAddress, { token: theirs }))).toBe('link_not_valid')
})

test('the owner is told by email', async () => {
  const person = await known()
  await change(person)
  await app.runJobs()
  const [letter, ...more] = await app.mailTo(person.email)
  expect(more).toEqual([])
  expect(letter).toMatchObject({ language: 'en', subject: 'Your password was changed' })
  expect(letter?.text).toContain('in your settings on 20 November 2026 at 12:00 pm (Riyadh time)')
})
