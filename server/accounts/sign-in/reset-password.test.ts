import { describe, expect, test } from 'vitest'
import { confirmAddress, register } from '#contract/accounts/registration.ts'
import { askForReset, resetPassword } from '#contract/accounts/reset.ts'
import { askForNewAddress, confirmNewAddress } from '#contract/accounts/security.ts'
import { renewSession, signIn as signInRoute } from '#contract/accounts/sign-in.ts'
import { type App, openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { newestMailedToken, tokensMailed } from '#test/links.ts'
import { atAnotherBrowser, join, password as oldPassword, type Person, signIn, unique } from '#test/people.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-20T09:00:00Z')
const password = 'cardamom & dates'
const page = 'reset-password'

const known = (more = {}, who = sara) => join(app, { ...who, email: unique(who.email) }, more)
const reset = (token: string, chosen = password, from: App = app) =>
  from.call(resetPassword, { token, password: chosen, confirmPassword: chosen })
async function linkFor({ email }: Pick<Person, 'email'>) {
  await app.call(askForReset, { email })
  return newestMailedToken(app, email, page)
}
const code = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error?.code ?? status

test('the new password opens the account, the old one does not, and no session starts by itself', async () => {
  const person = await known({ signedIn: false })
  const answer = await reset(await linkFor(person))
  expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([200, '{"done":true}', []])
  expect(code(await signIn(person))).toBe('wrong_credentials')
  expect(code(await signIn(person, { password }))).toBe(200)
})

test('every session ends', async () => {
  const person = await known()
  const other = atAnotherBrowser(app, person)
  await signIn(other)
  await reset(await linkFor(person))
  for (const each of [person, other]) expect(code(await each.call(renewSession, {}))).toBe('signed_out')
  expect(await app.rows('select from sessions where user_id = $1', [person.id])).toEqual([])
})

describe('the link', () => {
  test('works once, even if it is used fifty times at the same moment', async () => {
    const person = await known({ signedIn: false })
    const token = await linkFor(person)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => reset(token, `cardamom & dates ${at}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(code))).toEqual(new Set([200, 'link_not_valid']))
    expect(code(await reset(token))).toBe('link_not_valid')
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(code(await signIn(person, { password: `cardamom & dates ${winner}` }))).toBe(200)
    const changes = await app.rows(
      "select from events where subject_id = $1 and kind = 'account.password_changed'",
      [person.id],
    )
    expect(changes).toHaveLength(1)
  })

  test('is valid for half an hour', async () => {
    const [quick, late] = [await known({ signedIn: false }), await known({ signedIn: false })]
    const tokens = [await linkFor(quick), await linkFor(late)]
    app.at('2026-11-20T09:29:59Z')
    expect(code(await reset(tokens[0] ?? ''))).toBe(200)
    app.at('2026-11-20T09:30:00Z')
    expect(code(await reset(tokens[1] ?? ''))).toBe('link_not_valid')
    app.at('2026-11-20T09:00:00Z')
  })

  test('stops working when a newer one is requested', async () => {
    const person = await known({ signedIn: false })
    const [first, second] = [await linkFor(person), await linkFor(person)]
    expect(code(await reset(first))).toBe('link_not_valid')
    expect(code(await reset(second))).toBe(200)
  })

  test('has no other use, cannot be forged, and is stored only in the email', async () => {
    const person = await known({ signedIn: false })
    const token = await linkFor(person)
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    expect(code(await app.call(confirmAddress, { token, currentPassword: password }))).toBe('link_not_valid')
    expect(code(await app.call(confirmNewAddress, { token }))).toBe('link_not_valid')
    expect(code(await reset(forged))).toBe('link_not_valid')
    const [stored] = await app.rows<{ text: string }>(
      "select string_agg(t::text, '') || (select string_agg(e::text, '') from events e) as text from account_tokens t",
    )
    expect(stored?.text).not.toContain(token)
    expect(app.logged()).not.toContain(token)
    expect(code(await reset(token))).toBe(200)
  })

  test('is not used up by a weak password, and allows five attempts', async () => {
    const strict = await openApp()
    strict.at('2026-11-20T09:00:00Z')
    const person = await join(strict, { ...sara, email: 'sara.alqahtani@example.sa' }, { signedIn: false })
    await strict.call(askForReset, { email: person.email })
    const token = await newestMailedToken(strict, person.email, page)
    const weak = [
      ['12345678', 'pwned'],
      ['alqahtani', 'context'],
      ['sara.alqahtani@example.sa', 'context'],
      ['aaaaaaaaa', 'guessable'],
    ] as const
    for (const [chosen, reason] of weak) {
      const { status, body } = await reset(token, chosen, strict)
      expect([status, body.error.code, body.error.detail]).toEqual([
        422,
        'weak_password',
        { reasons: [reason] },
      ])
    }
    expect(code(await reset(token, password, strict))).toBe(200)
    expect(code(await reset(token, password, strict))).toBe('rate_limited')
  })
})

test('both fields require eight characters, and the same password', async () => {
  const token = 'A'.repeat(43)
  const short = await app.call(resetPassword, { token, password: '1234567', confirmPassword: '1234567' })
  expect(short.body.error.fields?.map(({ field, message }) => [field, message])).toEqual([
    ['password', 'Password must be at least 8 characters'],
    ['confirmPassword', 'Password must be at least 8 characters'],
  ])
  const different = await app.call(resetPassword, { token, password, confirmPassword: `${password}!` })
  expect(different.body.error.fields?.map(({ field, message }) => [field, message])).toEqual([
    ['confirmPassword', "Passwords don't match"],
  ])
})

test('an account locked by a hundred wrong passwords can be opened again, here and on known devices', async () => {
  const person = await known({ signedIn: false })
  await signIn(person)
  await signIn(person, { password: 'not the password' })
  await signIn(atAnotherBrowser(app, person), { password: 'not the password' })
  await app.rows('update sign_in_tries set fails = 100000000')
  for (const browser of [person, atAnotherBrowser(app, person)])
    expect(code(await signIn(browser))).toBe('rate_limited')
  await reset(await linkFor(person))
  for (const browser of [person, atAnotherBrowser(app, person)])
    expect(code(await signIn(browser, { password }))).toBe(200)
})

describe('for an account awaiting confirmation', () => {
  const wait = async (email: string, name = omar.name) => {
    await app.call(register, { form: 'patient', name, email, password: oldPassword, phoneNumber: omar.phone })
    await app.runJobs()
  }

  test('the reader of the email is the owner, so the address counts as confirmed', async () => {
    const email = unique(omar.email)
    await wait(email)
    await reset(await linkFor({ email }))
    expect(code(await app.call(signInRoute, { email, password }))).toBe(200)
    expect(
      code(await app.call(confirmAddress, { token: await newestMailedToken(app, email, 'confirm-email') })),
    ).toBe('link_not_valid')
  })

  test('it is invalid once another account has the address', async () => {
    const email = unique(omar.email)
    await wait(email)
    const confirmation = await newestMailedToken(app, email, 'confirm-email')
    await wait(email, 'Second Comer')
    const token = await linkFor({ email })
    expect(code(await app.call(confirmAddress, { token: confirmation, currentPassword: oldPassword }))).toBe(
      200,
    )
    expect(code(await reset(token))).toBe('link_not_valid')
  })

  test('it is invalid if another account gets the address at the same moment', async () => {
    const email = unique(omar.email)
    await wait(email)
    await wait(email, 'Second Comer')
    const token = await linkFor({ email })
    const [first] = await app.rows<{ id: string }>('select id from users where email = $1 order by id', [
      email,
    ])
    const answer = await runWhileUncommitted(
      app,
      (tx) =>
        tx
          .updateTable('users')
          .set({ confirmed_at: new Date() })
          .where('id', '=', first?.id ?? '')
          .execute(),
      () => reset(token),
    )
    expect(code(answer)).toBe('link_not_valid')
  })
})

test('a change of address begun by a thief ends with it', async () => {
  const person = await known()
  await person.call(askForNewAddress, { email: 'thief@example.sa' })
  const theirs = await newestMailedToken(app, 'thief@example.sa', 'confirm-new-email')
  await reset(await linkFor(person))
  expect(code(await app.call(confirmNewAddress, { token: theirs }))).toBe('link_not_valid')
})

test('the owner is told, in their language and in Riyadh time', async () => {
  const person = await known({ signedIn: false, language: 'ar' })
  await reset(await linkFor(person))
  await app.runJobs()
  const letter = (await app.mailTo(person.email)).find(({ id }) => id.endsWith('.account-password-changed'))
  expect(letter).toMatchObject({ language: 'ar', subject: 'تم تغيير كلمة المرور' })
  expect(letter?.text).toContain('20 نوفمبر 2026 الساعة 12:00 م بتوقيت الرياض')
  expect(letter?.text).toMatch(/^http:\/\/localhost:3000\/ar\/reset-password$/m)
  expect(await tokensMailed(app, person.email, page)).toHaveLength(1)
})
