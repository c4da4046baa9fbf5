import { expect, test } from 'vitest'
import { register } from '#contract/accounts/registration.ts'
import { askForNewAddress, confirmNewAddress } from '#contract/accounts/security.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { newestMailedToken, tokensMailed } from '#test/links.ts'
import { join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-20T09:00:00Z')
const page = 'confirm-new-email'

const known = (more = {}, who = sara) => join(app, { ...who, email: unique(who.email) }, more)
const ask = (person: Person, email: string) => person.call(askForNewAddress, { email })
const code = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error?.code ?? status

test('the new address gets the link, the present one a warning, and nothing changes yet', async () => {
  const person = await known({ language: 'ar' })
  const email = unique('new@example.sa')
  expect(code(await ask(person, ` ${email.toUpperCase()} `))).toBe(202)
  await app.runJobs()
  const [link, warning] = [await app.mailTo(email), await app.mailTo(person.email)]
  expect(link).toHaveLength(1)
  expect(link[0]).toMatchObject({ language: 'ar', subject: 'تأكيد بريدك الإلكتروني الجديد' })
  expect(link[0]?.text).toMatch(/^http:\/\/localhost:3000\/ar\/confirm-new-email\?token=[\w-]{43}$/m)
  expect(link[0]?.text).toContain('21 نوفمبر 2026 الساعة 12:00 م بتوقيت الرياض')
  expect(warning).toHaveLength(1)
  expect(warning[0]).toMatchObject({ language: 'ar', subject: 'طلب تغيير البريد الإلكتروني لحسابك' })
  expect(warning[0]?.text).toContain(email)
  expect(await app.rows('select email from users where id = $1', [person.id])).toEqual([
    { email: person.email },
  ])
})

test('the password must have been entered in the last ten minutes', async () => {
  const person = await known()
  app.at('2026-11-20T09:10:01Z')
  expect(code(await ask(person, 'late@example.sa'))).toBe('proof_needed')
  app.at('2026-11-20T09:00:00Z')
})

test('only the owner of an address learns that it is taken', async () => {
  const [person, stranger] = [await known(), await known({}, omar)]
  const [taken, free] = [await ask(person, stranger.email), await ask(person, unique('free@example.sa'))]
  const shape = ({ status, text, headers }: typeof taken) => [status, text, [...headers.keys()].sort()]
  expect(shape(taken)).toEqual(shape(free))
  const rows = await app.rows(
    "select purpose, new_email is not null as named from account_tokens where user_id = $1 and purpose = 'new_address'",
    [person.id],
  )
  expect(rows).toEqual(Array(2).fill({ purpose: 'new_address', named: true }))
})

test('the owner of a taken address gets an email without a link that would give it away', async () => {
  const [person, stranger] = [await known(), await known({ language: 'ar' }, omar)]
  await ask(person, stranger.email)
  await app.runJobs()
  const letters = await app.mailTo(stranger.email)
  expect(letters.map(({ language, subject }) => [language, subject])).toEqual([['ar', 'لديك حساب في نبتة']])
  expect(JSON.stringify(letters)).not.toMatch(/token=/)
  expect((await app.mailTo(person.email)).map(({ subject }) => subject)).toEqual([
    'Someone asked to change the email of your account',
  ])
})

test('an account that only awaits confirmation of the address does not reserve it', async () => {
  const [person, email] = [await known(), unique('waits@example.sa')]
  await app.call(register, {
    form: 'simple',
    firstName: 'Omar',
    lastName: 'Bakri',
    email,
    password: 'cardamom & dates',
  })
  await ask(person, email)
  const token = await newestMailedToken(app, email, page)
  expect(code(await app.call(confirmNewAddress, { token }))).toBe(200)
})

test('a later request voids the earlier one, even at the same moment', async () => {
  const person = await known()
  const emails = Array.from({ length: 5 }, () => unique('many@example.sa'))
  await Promise.all(emails.map((email) => ask(person, email)))
  expect(
    await app.rows('select from account_tokens where user_id = $1 and used_at is null', [person.id]),
  ).toHaveLength(1)
  await app.runJobs()
  const links = await Promise.all(emails.map((email) => tokensMailed(app, email, page)))
  expect(links.flat()).toHaveLength(1)
})

test('entering the present address changes nothing, and withdraws an earlier request', async () => {
  const person = await known()
  const email = unique('regretted@example.sa')
  await ask(person, email)
  expect(code(await ask(person, person.email))).toBe(202)
  await app.runJobs()
  expect(await app.mailTo(email)).toEqual([])
  expect(
    await app.rows('select from account_tokens where user_id = $1 and used_at is null', [person.id]),
  ).toEqual([])
})

test('three requests an hour, and one email a minute to the same address', async () => {
  const strict = await openApp()
  strict.at('2026-11-20T09:00:00Z')
  const [first, second] = [await join(strict, sara), await join(strict, omar)]
  const email = 'quiet@example.sa'
  expect(code(await ask(first, email))).toBe(202)
  for (const person of [first, second]) expect(code(await ask(person, email))).toBe('rate_limited')
  const [token = ''] = await tokensMailed(strict, email, page)
  expect((await first.call(confirmNewAddress, { token })).status).toBe(200)
  for (const at of ['one']) await ask(first, `${at}@example.sa`)
  expect(code(await ask(first, 'three@example.sa'))).toBe('rate_limited')
})
