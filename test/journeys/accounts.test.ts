import type { Locator, Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { readSession } from '#contract/accounts/sign-in.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { boxesOf, expectDate, fillDate } from '#test/browser/date-field.ts'
import { holdScripts, laterScripts } from '#test/browser/hold-scripts.ts'
import { runsAll } from '#test/setup/extent.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { omar, sara } from '../cast.ts'
import { newestMailedToken } from '../links.ts'
import { atAnotherBrowser, join, password, signIn, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const refused = { expectConsole: /Failed to load resource/ }
const somebody = (who: { name: string; email: string }, options?: Parameters<typeof join>[2]) =>
  join(app, { ...who, email: unique(who.email) }, options)
const accountOf = async (email: string) =>
  (
    await app.rows<{ id: string; confirmed_at: Date | null; language: string }>(
      'select id, confirmed_at, language from users where email = $1',
      [email],
    )
  )[0]
const rolesOf = async (email: string) =>
  (
    await app.rows<{ role_type: string }>(
      'select role_type from user_roles join users on users.id = user_id where email = $1',
      [email],
    )
  ).map(({ role_type }) => role_type)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** Collects the bodies of the requests sent to a route from now on. */
function sentTo(page: Page, path: string) {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      sent.push(request.postDataJSON())
  })
  return sent
}

async function fillBasics(page: Page, who: { name: string; email: string; phone?: string }) {
  // Before hydration the prerendered page also contains the simple form.
  await expect(page.locator('[name=email]')).toHaveCount(1)
  await page.locator('[name=name]').fill(who.name)
  await page.locator('[name=email]').fill(who.email)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=phoneNumber]').fill(who.phone ?? sara.phone)
}

async function fillSignIn(page: Page, who: { email: string; password?: string }) {
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password ?? password)
  await button(page, 'Sign in').click()
}

test('a person registers in Arabic on a phone, confirms through the email and arrives at the first step', async () => {
  const email = unique(omar.email)
  const page = await open('/ar/register', phone)
  const sent = sentTo(page, '/api/accounts')
  await fillBasics(page, { ...omar, email, phone: '٠٥٥٧٦٥٤٣٢١' })
  await fillDate(page.getByRole('group', { name: 'تاريخ الميلاد' }), '1990-05-17')
  await page.locator('[name=gender]').selectOption('male')
  await button(page, 'التالي').click()
  await expect(page.locator('[name=height]')).toBeDisabled()
  await page.locator('[name=healthConsent]').check()
  await page.locator('[name=height]').fill('١٧٦')
  await page.locator('[name=weight]').fill('82.5')
  await page.locator('[name=allergies]').fill('الفول السوداني')
  await button(page, 'التالي').click()
  await page.getByText('نباتي مع الأسماك').click()
  await button(page, 'تسجيل').click()
  await expect(page.getByText('تم التسجيل بنجاح بصفة مريض!')).toBeVisible()
  expectValue(sent).toHaveLength(1)
  expectValue(sent[0]).toMatchObject({
    form: 'patient',
    phoneNumber: '+966557654321',
    dateOfBirth: '1990-05-17',
    healthConsent: true,
    height: '١٧٦',
    dietaryPreferences: 'pescatarian',
  })

  await page.waitForURL(`**/ar/login?redirectTo=${encodeURIComponent('/patient/dashboard')}`)
  await expect(page.getByRole('heading', { name: 'رسالة في بريدك الإلكتروني' })).toBeVisible()
  await expect(page.locator('main bdi')).toHaveText(email)
  expectValue(await accountOf(email)).toMatchObject({ confirmed_at: null, language: 'ar' })

  const token = await newestMailedToken(app, email, 'confirm-email')
  expectValue((await app.mailTo(email))[0]?.text).toContain('/ar/confirm-email?token=')
  await page.goto(`${app.origin}/ar/confirm-email?token=${token}`)
  expectValue((await accountOf(email))?.confirmed_at).toBeNull()
  await button(page, 'تأكيد ومتابعة').click()
  await page.waitForURL('**/ar/patient/onboarding')
  expectValue((await accountOf(email))?.confirmed_at).not.toBeNull()
  expectValue(await rolesOf(email)).toEqual(['patient'])
})

/** Until its styles have arrived, a document shows both of its forms. */
async function pressOnly(part: Locator) {
  await expect(part).toHaveCount(1)
  await part.click()
}

test.each(runsAll ? ['/register?form=simple', '/register', '/login'] : ['/register'])(
  'a press on %s before the scripts have arrived is not lost',
  async (path) => {
    const page = await open('/faq')
    const arrive = await holdScripts(page)
    await page.goto(app.origin + path, { waitUntil: 'commit' })
    await pressOnly(page.locator('button[type=submit]:visible'))
    arrive()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  },
)

const ways = [
  ['/login', '/register'],
  ['/register?form=simple', '/login'],
  ['/register', '/login'],
] as const
test.each(runsAll ? ways : ways.slice(0, 1))(
  'the way from %s on to %s is kept even before the scripts have arrived',
  async (path, door) => {
    const page = await open('/faq', { expectConsole: /net::ERR_FAILED/ })
    await page.route(laterScripts, (route) => route.abort())
    const address = new URL(path, app.origin)
    address.searchParams.set('redirectTo', '/patient/dietitians?city=Riyadh')
    await page.goto(address.href, { waitUntil: 'commit' })
    await pressOnly(page.locator(`#root a[data-onward][href="${door}"]:visible`))
    await page.waitForURL((url) => url.pathname === door, { waitUntil: 'commit' })
    expectValue(new URL(page.url()).searchParams.get('redirectTo')).toBe('/patient/dietitians?city=Riyadh')
  },
)

test('answers survive a reload, but not the password or anything about health', async () => {
  const page = await open('/register')
  await fillBasics(page, sara)
  await page.getByLabel('Country code').selectOption('GB')
  await page.locator('[name=phoneNumber]').fill('07911 123456')
  await button(page, 'Next').click()
  await page.locator('[name=healthConsent]').check()
  await page.locator('[name=height]').fill('165')
  await page.locator('[name=medicalConditions]').fill('Something private')
  await page.reload()
  await expect(page.locator('[name=name]')).toHaveValue(sara.name)
  await expect(page.locator('[name=email]')).toHaveValue(sara.email)
  await expect(page.getByLabel('Country code')).toHaveValue('GB')
  await expect(page.locator('[name=phoneNumber]')).toHaveValue('7911123456')
  await expect(page.locator('[name=password]')).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expectValue(kept).toContain(sara.name)
  for (const secret of [password, '165', 'Something private', 'healthConsent'])
    expectValue(kept).not.toContain(secret)

  const note = page.getByText(/^Draft from \d.*not sent yet$/)
  await expect(note).toBeVisible()
  await button(page, 'Discard').click()
  await button(page, 'Keep it').click()
  await expect(page.locator('[name=name]')).toHaveValue(sara.name)
  await button(page, 'Discard').click()
  await button(page, 'Discard draft').click()
  await expect(page.locator('[name=name]')).toHaveValue('')
  await expect(page.getByRole('group', { name: 'Basic Information', exact: true })).toBeFocused()
  await expect(note).toHaveCount(0)
  expectValue(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(sara.name)

  await page.goto(`${new URL(page.url()).origin}/register?form=simple`)
  // Until the scripts have arrived, typed text is kept in the page only.
  await waitUntilStill(page)
  await page.locator('[name=firstName]').fill('Sara')
  await page.reload()
  await expect(page.locator('[name=firstName]')).toHaveValue('Sara')
  await expect(note).toBeVisible()
  await button(page, 'Discard').click()
  await button(page, 'Discard draft').click()
  await expect(page.locator('[name=firstName]')).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a forgotten password is reset through the email, only once, and every session ends', async () => {
  const person = await somebody(sara)
  const page = await open('/login', refused)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill('sara')
  await button(page, 'Send reset link').click()
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await button(page, 'Send reset link').click()
  await expect(page.getByText('Check your email for the password reset link')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

  const token = await newestMailedToken(app, person.email, 'reset-password')
  await page.goto(`${app.origin}/reset-password?token=${token}`)
  await button(page, 'Reset password').click()
  await expect(page.getByText('Password must be at least 8 characters')).toHaveCount(2)
  await page.getByLabel('New password').fill('a quieter sumac')
  await page.getByLabel('Confirm password').fill('a quieter sumak')
  await button(page, 'Reset password').click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expect(page.getByLabel('Confirm password')).toBeFocused()
  await page.getByLabel('New password').fill('password')
  await page.getByLabel('Confirm password').fill('password')
  await button(page, 'Reset password').click()
  await expect(page.getByText('Failed to reset password')).toBeVisible()
  await expect(page.getByLabel('New password')).toBeFocused()
  await page.getByLabel('New password').fill('a quieter sumac')
  await page.getByLabel('Confirm password').fill('a quieter sumac')
  await button(page, 'Reset password').click()
  await expect(page.getByText('Password has been reset successfully')).toBeVisible()
  await page.waitForURL('**/login')
  expectValue((await person.call(readSession, {})).body.session).toBeNull()
  expectValue((await signIn(atAnotherBrowser(app, person), { password: 'a quieter sumac' })).status).toBe(200)

  await page.goto(`${app.origin}/reset-password?token=${token}`)
  await page.getByLabel('New password').fill('another quiet one')
  await page.getByLabel('Confirm password').fill('another quiet one')
  await button(page, 'Reset password').click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

testWithAll('a press before the script has arrived need not be repeated', async () => {
  const person = await somebody(sara, { signedIn: false })
  const page = await open('/faq')
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/login-page-*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(`${app.origin}/login`, { waitUntil: 'commit' })
  await fillSignIn(page, person)
  expectValue(pathOf(page)).toBe('/login')
  arrive()
  await page.waitForURL('**/patient/dashboard')
})

testWithAll(
  'a date has day, month and year in both languages, and can be typed before the script or pasted whole',
  async () => {
    const held = await open('/faq')
    const arrive = await holdScripts(held)
    await held.goto(`${app.origin}/register`, { waitUntil: 'commit' })
    const early = held.getByRole('group', { name: 'Date of birth' })
    await fillDate(early, '1990-05-17')
    arrive()
    await expect(held.locator('[name=dateOfBirth]')).toHaveValue('1990-05-17')
    await expectDate(early, '1990-05-17')

    const page = await open('/ar/register', phone)
    const { day, month, year } = boxesOf(page.getByRole('group', { name: 'تاريخ الميلاد' }))
    const [first, second, third] = await Promise.all([day, month, year].map((box) => box.boundingBox()))
    expectValue(first?.x).toBeGreaterThan(second?.x ?? Infinity)
    expectValue(second?.x).toBeGreaterThan(third?.x ?? Infinity)
    await expect(day).toHaveAttribute('autocomplete', 'bday-day')
    await waitUntilStill(page)
    await day.evaluate((box) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '٣/١٢/١٩٨٨')
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expectDate(page.getByRole('group', { name: 'تاريخ الميلاد' }), '1988-12-03')
    await expect(month.locator('option:checked')).toHaveText('ديسمبر')
  },
)
