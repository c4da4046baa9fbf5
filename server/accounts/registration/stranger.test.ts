import { expect, test } from 'vitest'
import { confirmAddress, register } from '#contract/accounts/registration.ts'
import { askForReset, resetPassword } from '#contract/accounts/reset.ts'
import { signIn } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { drLayla, sara } from '#test/cast.ts'
import { newestMailedToken } from '#test/links.ts'
import { unique, visitor } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const strangers = 'cardamom & dates'
const mine = 'sumac and thyme'
const page = 'confirm-email'

const form = (email: string) =>
  ({
    form: 'patient',
    name: 'Nobody She Knows',
    email,
    password: strangers,
    phoneNumber: '+966509999999',
    dateOfBirth: '1950-01-01',
    gender: 'male',
    healthConsent: true,
    allergies: 'Invented',
  }) as const

const stored = async (email: string) =>
  (
    await app.rows<Record<string, unknown>>(
      `select full_name, phone, date_of_birth, gender, confirmed_at is not null as is_open,
          exists (select from health_profiles where user_id = users.id) as has_answers,
          (select given from consents where user_id = users.id and purpose = 'health' order by at desc, id desc limit 1) as health
        from users join profiles using (id) where email = $1`,
      [email],
    )
  )[0]

test('the link alone opens nothing for a reader of the mailbox without the browser that registered', async () => {
  const email = unique(sara.email)
  const [stranger, owner] = [visitor(app), visitor(app)]
  await stranger.call(register, form(email))
  const token = await newestMailedToken(app, email, page)
  const { status, body, headers } = await owner.call(confirmAddress, { token })
  expect([status, body.error?.code]).toEqual([403, 'password_needed'])
  expect(headers.getSetCookie()).toEqual([])
  expect(await stored(email)).toMatchObject({ is_open: false })
  const guess = await owner.call(confirmAddress, { token, currentPassword: mine })
  expect([guess.status, guess.body.error?.fields?.[0]]).toMatchObject([
    401,
    { field: 'currentPassword', code: 'password_wrong' },
  ])
})

test('setting a password opens the account, without the stranger’s password and answers', async () => {
  const email = unique(sara.email)
  const [stranger, owner] = [visitor(app), visitor(app)]
  await stranger.call(register, form(email))
  const token = await newestMailedToken(app, email, page)
  const nameless = await owner.call(confirmAddress, { token, password: mine })
  expect(nameless.body.error?.fields).toMatchObject([{ field: 'name' }])
  const weak = await owner.call(confirmAddress, { token, name: sara.name, password: '123456' })
  expect([weak.status, weak.body.error?.code]).toEqual([422, 'weak_password'])
  const { status, body } = await owner.call(confirmAddress, { token, name: sara.name, password: mine })
  expect([status, body.session?.user.name]).toEqual([200, sara.name])
  expect(await stored(email)).toEqual({
    full_name: sara.name,
    phone: null,
    date_of_birth: null,
    gender: null,
    is_open: true,
    has_answers: false,
    health: false,
  })
  expect((await stranger.call(signIn, { email, password: strangers })).status).toBe(401)
  expect((await owner.call(signIn, { email, password: mine })).status).toBe(200)
  expect((await stranger.call(confirmAddress, { token })).body.error?.code).toBe('link_not_valid')
})

test('a practice that a stranger filled in is empty for its owner', async () => {
  const email = unique(drLayla.email)
  await visitor(app).call(register, {
    form: 'dietitian',
    name: 'Nobody',
    email,
    password: strangers,
    phoneNumber: drLayla.phone,
    licenseNumber: '99-X-1',
    education: 'None',
  })
  const token = await newestMailedToken(app, email, page)
  const { body } = await visitor(app).call(confirmAddress, { token, name: drLayla.name, password: mine })
  expect(body.session.activeRole).toBe('dietitian')
  expect(
    await app.rows('select license_number, education from dietitian_profiles where user_id = $1', [
      body.session.user.id,
    ]),
  ).toEqual([{ license_number: null, education: null }])
})

test('the person who registered confirms with one press in that browser, and elsewhere with the password', async () => {
  const [here, there] = [unique(sara.email), unique(sara.email)]
  const browser = visitor(app)
  for (const email of [here, there]) await browser.call(register, form(email))
  expect(
    (await browser.call(confirmAddress, { token: await newestMailedToken(app, here, page) })).status,
  ).toBe(200)
  const { status } = await visitor(app).call(confirmAddress, {
    token: await newestMailedToken(app, there, page),
    currentPassword: strangers,
  })
  expect(status).toBe(200)
  for (const email of [here, there])
    expect(await stored(email)).toMatchObject({ full_name: 'Nobody She Knows', is_open: true, health: true })
})

test('a browser is marked whether or not the address has an account', async () => {
  const email = unique(sara.email)
  const names = (headers: Headers) => headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''))
  const fresh = await visitor(app).call(register, form(email))
  await app.rows('update users set confirmed_at = now() where email = $1', [email])
  const known = await visitor(app).call(register, form(email))
  expect(names(known.headers)).toEqual(names(fresh.headers))
  expect(names(fresh.headers)).toHaveLength(1)
})

test('a password set through the other email also removes the stranger’s phone number from the account', async () => {
  const email = unique(sara.email)
  const [stranger, owner] = [visitor(app), visitor(app)]
  await stranger.call(register, form(email))
  await owner.call(askForReset, { email })
  const token = await newestMailedToken(app, email, 'reset-password')
  expect((await owner.call(resetPassword, { token, password: mine, confirmPassword: mine })).status).toBe(200)
  expect(await stored(email)).toMatchObject({ phone: null, has_answers: false, is_open: true })
})

test('ten passwords an hour can be tried with a link, and no more', async () => {
  const strict = await openApp()
  const email = unique(sara.email)
  await visitor(strict).call(register, form(email))
  const token = await newestMailedToken(strict, email, page)
  const tries = []
  for (let at = 0; at < 11; at++)
    tries.push((await visitor(strict).call(confirmAddress, { token, currentPassword: `guess ${at}` })).status)
  expect(tries).toEqual([...Array(10).fill(401), 429])
})
