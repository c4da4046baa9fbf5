import { describe, expect, test } from 'vitest'
import { askForReset, resetPassword } from '#contract/accounts/reset.ts'
import { askForNewAddress, confirmNewAddress } from '#contract/accounts/security.ts'
import { renewSession } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { newestMailedToken } from '#test/links.ts'
import { atAnotherBrowser, join, type Person, password, signIn, unique } from '#test/people.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-20T09:00:00Z')

const known = (more = {}) => join(app, { ...sara, email: unique(sara.email) }, more)
const confirm = (token: string) => app.call(confirmNewAddress, { token })
async function linkTo(person: Person, email: string) {
  await person.call(askForNewAddress, { email })
  return newestMailedToken(app, email, 'confirm-new-email')
}
const code = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error?.code ?? status
const addressOf = async ({ id }: Person) => (await app.rows('select email from users where id = $1', [id]))[0]

test('once the link is pressed the new address signs in, the old one does not, and no session ends', async () => {
  const person = await known()
  const email = unique('new@example.sa')
  const answer = await confirm(await linkTo(person, email))
  expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([200, '{"done":true}', []])
  expect(code(await person.call(renewSession, {}))).toBe(200)
  expect(code(await signIn(atAnotherBrowser(app, person)))).toBe('wrong_credentials')
  expect(code(await signIn(atAnotherBrowser(app, { ...person, email })))).toBe(200)
})

test('the old address is told the outcome, even if the server was slow', async () => {
  const person = await known()
  const [first, second] = [unique('first@example.sa'), unique('second@example.sa')]
  await confirm(await linkTo(person, first))
  app.at('2026-11-20T09:05:00Z')
  await confirm(await linkTo(person, second))
  await app.runJobs()
  const subjects = async (address: string) => (await app.mailTo(address)).map(({ subject }) => subject).sort()
  expect(await subjects(person.email)).toEqual([
    'Someone asked to change the email of your account',
    'The email of your account was changed',
  ])
  expect(await subjects(first)).toEqual([
    'Confirm your new email address',
    'Someone asked to change the email of your account',
    'The email of your account was changed',
  ])
  const changed = (await app.mailTo(person.email)).find(({ id }) => id.endsWith('.account-address-changed'))
  expect(changed?.text).toContain(
    `Since 20 November 2026 at 12:00 pm (Riyadh time), the email address of your Nabta account is ${first}.`,
  )
  expect(await addressOf(person)).toEqual({ email: second })
  app.at('2026-11-20T09:00:00Z')
})

test('a late warning goes to the address that it was written for', async () => {
  const person = await known()
  const email = unique('quick@example.sa')
  await person.call(askForNewAddress, { email })
  const [row] = await app.rows<{ id: string }>('select id from account_tokens where user_id = $1', [
    person.id,
  ])
  await confirm(app.house.keys.token('new_address', row?.id ?? ''))
  await app.runJobs()
  expect(await app.mailTo(email)).toEqual([])
  expect(await app.mailTo(person.email)).toHaveLength(2)
})

describe('the link', () => {
  test('works once, even if it is pressed fifty times at the same moment', async () => {
    const token = await linkTo(await known(), unique('new@example.sa'))
    const answers = (await Promise.all(Array.from({ length: 50 }, () => confirm(token)))).map(code)
    expect(answers.filter((each) => each === 200)).toHaveLength(1)
    expect(answers.filter((each) => each === 'link_not_valid')).toHaveLength(49)
  })

  test('is valid for a day', async () => {
    const person = await known()
    const token = await linkTo(person, unique('new@example.sa'))
    app.at('2026-11-21T09:00:00Z')
    expect(code(await confirm(token))).toBe('link_not_valid')
    app.at('2026-11-21T08:59:59Z')
    expect(code(await confirm(token))).toBe(200)
    app.at('2026-11-20T09:00:00Z')
  })

  test('is invalid once another account has the address', async () => {
    const person = await known()
    const email = unique('wanted@example.sa')
    const token = await linkTo(person, email)
    await join(app, { ...sara, email }, { signedIn: false })
    expect(code(await confirm(token))).toBe('link_not_valid')
    expect(await addressOf(person)).toEqual({ email: person.email })
    const [row] = await app.rows('select used_at, old_email from account_tokens where user_id = $1', [
      person.id,
    ])
    expect(row).toEqual({ used_at: null, old_email: null })
  })

  test('is invalid if another account gets the address at the same moment', async () => {
    const [person, other] = [await known(), await known()]
    const email = unique('wanted@example.sa')
    const token = await linkTo(person, email)
    const answer = await runWhileUncommitted(
      app,
      (tx) => tx.updateTable('users').set({ email }).where('id', '=', other.id).execute(),
      () => confirm(token),
    )
    expect(code(answer)).toBe('link_not_valid')
    expect(await addressOf(person)).toEqual({ email: person.email })
  })

  test('is stored only in the email', async () => {
    const token = await linkTo(await known(), unique('new@example.sa'))
    const [stored] = await app.rows<{ text: string }>(
      "select string_agg(t::text, '') || (select string_agg(e::text, '') from events e) as text from account_tokens t",
    )
    expect(stored?.text).not.toContain(token)
    expect(app.logged()).not.toContain(token)
  })
})

test('a reset link in the old mailbox stops working', async () => {
  const person = await known()
  await app.call(askForReset, { email: person.email })
  const token = await newestMailedToken(app, person.email, 'reset-password')
  await confirm(await linkTo(person, unique('new@example.sa')))
  expect(code(await app.call(resetPassword, { token, password, confirmPassword: password }))).toBe(
    'link_not_valid',
  )
})
