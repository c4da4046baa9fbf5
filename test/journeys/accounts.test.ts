import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect as expectValue, test } from 'vitest'
import { register } from '#contract/accounts/registration.ts'
import { beginSecondFactor, enableSecondFactor } from '#contract/accounts/security.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { waitUntilHydrated, waitUntilStill } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { boxesOf, expectDate, fillDate } from '#test/browser/date-field.ts'
import { holdScripts, laterScripts } from '#test/browser/hold-scripts.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { openApp } from '../app.ts'
import { drLayla, omar, sara } from '../cast.ts'
import { newestMailedToken, tokensMailed } from '../links.ts'
import { atAnotherBrowser, join, password, signIn, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const refused = { expectConsole: /Failed to load resource/ }
const nobodys = 'A'.repeat(43)
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

test('a confirmation link opened in another browser asks for the password, and a reader who chose none sets one', async () => {
  const [known, strange] = [unique(sara.email), unique(omar.email)]
  for (const email of [known, strange])
    await app.call(register, { form: 'patient', name: sara.name, email, password, phoneNumber: sara.phone })
  const page = await open(
    `/confirm-email?token=${await newestMailedToken(app, known, 'confirm-email')}`,
    refused,
  )
  await button(page, 'Confirm and continue').click()
  await expect(page.getByRole('heading', { name: 'Enter your password' })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await button(page, 'Open my account').click()
  await expect(page.getByText('This is not the password that was chosen at registration.')).toBeVisible()
  expectValue((await accountOf(known))?.confirmed_at).toBeNull()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Open my account').click()
  await page.waitForURL('**/patient/onboarding')

  const other = await open(
    `/ar/confirm-email?token=${await newestMailedToken(app, strange, 'confirm-email')}`,
    {
      ...phone,
      ...refused,
    },
  )
  await button(other, 'تأكيد ومتابعة').click()
  await button(other, 'لم أختر كلمة مرور أو نسيتها').click()
  await expect(other.getByRole('heading', { name: 'تعيين كلمة مرور خاصة بك' })).toBeFocused()
  await other.getByLabel('الاسم الكامل').fill(omar.name)
  await other.getByLabel('كلمة المرور', { exact: true }).fill('زعتر وسماق وليمون')
  await button(other, 'تعيين كلمة المرور وفتح الحساب').click()
  await other.waitForURL('**/patient/onboarding')
  const [profile] = await app.rows<{ full_name: string; phone: string | null }>(
    'select full_name, phone from profiles join users using (id) where email = $1',
    [strange],
  )
  expectValue(profile).toEqual({ full_name: omar.name, phone: null })
})

test('without consent no health answers are sent, and registration still works', async () => {
  const email = unique(sara.email)
  const page = await open('/register')
  const sent = sentTo(page, '/api/accounts')
  await fillBasics(page, { ...sara, email })
  await button(page, 'Next').click()
  await page.locator('[name=healthConsent]').check()
  await page.locator('[name=weight]').fill('70')
  await page.locator('[name=medicalConditions]').fill('Something private')
  await page.locator('[name=healthConsent]').uncheck()
  await button(page, 'Next').click()
  await button(page, 'Register').click()
  await expect(page.getByText('Registration successful as a patient!')).toBeVisible()
  await expect(
    page.getByText('Registration successful! Please check your email to confirm your account.'),
  ).toBeVisible()
  expectValue(Object.keys(sent[0] ?? {}).sort()).toEqual(
    ['email', 'form', 'healthConsent', 'name', 'password', 'phoneNumber'].sort(),
  )
  const { id } = (await accountOf(email)) ?? {}
  expectValue(await app.rows('select from health_profiles where user_id = $1', [id])).toEqual([])
})

test('a dietitian registers with the answers that both types of wizard share, after changing the type', async () => {
  const email = unique(drLayla.email)
  const page = await open('/register?type=patient')
  const sent = sentTo(page, '/api/accounts')
  await fillBasics(page, { ...drLayla, email })
  await button(page, "I'm a Dietitian").click()
  await expect(button(page, "I'm a Dietitian")).toHaveAttribute('aria-pressed', 'true')
  expectValue(pathOf(page)).toBe('/register?type=dietitian')
  await expect(page.locator('[name=name]')).toHaveValue(drLayla.name)
  await expect(page.locator('[name=password]')).toHaveValue(password)
  await button(page, "I'm a Patient").click()
  await waitUntilHydrated(page)
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await expect(page.getByRole('group', { name: 'Dietary Preferences' })).toBeFocused()
  // The press switches immediately to the first step that only dietitians have.
  const shown = await button(page, "I'm a Dietitian").evaluate(async (choice: HTMLElement) => {
    choice.click()
    await null
    return document.querySelector('form [role=group][tabindex]')?.getAttribute('aria-label')
  })
  expectValue(shown).toBe('Professional Information')
  await page.locator('[name=specialization]').selectOption('sports')
  await page.locator('[name=yearsOfExperience]').selectOption('6-10')
  await page.locator('[name=licenseNumber]').fill(drLayla.licenseNumber)
  await page.locator('[name=hourlyRate]').fill('300')
  await button(page, 'Next').click()
  await page.locator('[name=education]').fill('BSc Clinical Nutrition')
  await button(page, 'Register').click()
  await expect(page.getByText('Registration successful as a dietitian!')).toBeVisible()
  await page.waitForURL(`**/login?redirectTo=${encodeURIComponent('/dietitian/dashboard')}`)
  expectValue(sent[0]).toMatchObject({ form: 'dietitian', specialization: 'sports', hourlyRate: '300' })
  expectValue(await rolesOf(email)).toEqual(['dietitian'])
  const token = await newestMailedToken(app, email, 'confirm-email')
  await page.goto(`${app.origin}/confirm-email?token=${token}`)
  await button(page, 'Confirm and continue').click()
  await page.waitForURL('**/dietitian/onboarding')
})

test.each(['/register?form=simple', '/register', '/login'])(
  'a press on %s before the scripts have arrived is not lost',
  async (path) => {
    const page = await open('/faq')
    const arrive = await holdScripts(page)
    await page.goto(app.origin + path, { waitUntil: 'commit' })
    await page.locator('button[type=submit]:visible').first().click()
    arrive()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await page.context().close()
  },
)

test.each([
  ['/login', '/register'],
  ['/register?form=simple', '/login'],
  ['/register', '/login'],
] as const)('the way from %s on to %s is kept even before the scripts have arrived', async (path, door) => {
  const page = await open('/faq', { expectConsole: /net::ERR_FAILED/ })
  await page.route(laterScripts, (route) => route.abort())
  const address = new URL(path, app.origin)
  address.searchParams.set('redirectTo', '/patient/dietitians?city=Riyadh')
  await page.goto(address.href, { waitUntil: 'commit' })
  await page.locator(`#root a[data-onward][href="${door}"]:visible`).first().click()
  await page.waitForURL((url) => url.pathname === door, { waitUntil: 'commit' })
  expectValue(new URL(page.url()).searchParams.get('redirectTo')).toBe('/patient/dietitians?city=Riyadh')
  await page.context().close()
})

test('the short form leads through the email to the page that its reader had opened', async () => {
  const email = unique(sara.email)
  const page = await open('/')
  await page.getByRole('main').getByRole('link', { name: 'Find a Dietitian' }).first().click()
  await expect(page.getByText('Fill in your details to get started')).toBeVisible()
  expectValue(new URL(page.url()).searchParams.get('redirectTo')).toBe('/patient/dietitians')
  await button(page, 'Create account').click()
  for (const fault of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email',
    'Password must be at least 6 characters',
  ])
    await expect(page.getByText(fault, { exact: true })).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Sara')
  await page.getByLabel('Last name').fill('Al-Qahtani')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone Number (optional)').fill(sara.phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Create account').click()
  await expect(
    page.getByText('Registration successful! Please check your email to confirm your account.'),
  ).toBeVisible()
  await page.waitForURL(`**/login?redirectTo=${encodeURIComponent('/patient/dietitians')}`)
  await expect(page.getByRole('main')).toContainText(email)

  const token = await newestMailedToken(app, email, 'confirm-email')
  await page.goto(`${app.origin}/confirm-email?token=${token}`)
  await button(page, 'Confirm and continue').click()
  await page.waitForURL('**/patient/onboarding?redirectTo=*')
  expectValue(new URL(page.url()).searchParams.get('redirectTo')).toBe('/patient/dietitians')
  await page.getByRole('main').getByRole('link', { name: 'Finish later' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Dietitian' })).toBeVisible()
  expectValue(new URL(page.url()).pathname).toBe('/patient/dietitians')
})

test('the wizard’s first step states its errors to the letter, and does not validate the other steps', async () => {
  const page = await open('/register')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await button(page, 'Next').click()
  for (const fault of [
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Password must be at least 6 characters.',
    'Phone number must be at least 9 digits.',
  ])
    await expect(page.getByText(fault, { exact: true })).toBeVisible()
  await expect(page.locator('[name=name]')).toBeFocused()
  await fillBasics(page, sara)
  const birth = page.getByRole('group', { name: 'Date of birth' })
  await fillDate(birth, `${new Date().getUTCFullYear() - 10}-01-01`)
  await button(page, 'Next').click()
  await expect(page.getByText(/Nabta is for adults\. A parent/)).toBeVisible()
  await boxesOf(birth).year.fill('')
  await button(page, 'Next').click()
  await expect(birth).toHaveAccessibleDescription('Enter the full date: day, month and year')
  await expect(boxesOf(birth).day).toBeFocused()
  await fillDate(birth, '')
  await button(page, 'Next').click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await button(page, 'Next').click()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await button(page, 'Previous').click()
  await button(page, 'Previous').click()
  await expect(page.locator('[name=email]')).toHaveValue(sara.email)
  expectValue(asked.filter((url) => url.includes('/api/accounts'))).toEqual([])
})

test('an error found by the server leads back to the step of the first faulty field', async () => {
  const page = await open('/register', refused)
  await fillBasics(page, { ...sara, email: unique(sara.email) })
  await page.locator('[name=password]').fill('123456')
  await waitUntilHydrated(page)
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await button(page, 'Register').click()
  await expect(page.locator('[name=password]')).toBeFocused()
  await expect(page.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Registration failed. Please try again.')).toBeVisible()
})

test('when the server is down, the wizard says so and keeps every answer', async () => {
  const page = await open('/register', refused)
  await page.route('**/api/accounts', (route) => route.fulfill({ status: 500, body: 'oh' }))
  await fillBasics(page, sara)
  await waitUntilHydrated(page)
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await button(page, 'Register').click()
  await expect(page.getByText('Registration failed. Please try again.')).toBeVisible()
  await button(page, 'Previous').click()
  await button(page, 'Previous').click()
  await expect(page.locator('[name=password]')).toHaveValue(password)
})

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

test('an error at sign-in is shown at its field, and a refusal in a toast', async () => {
  const person = await somebody(sara, { signedIn: false })
  const page = await open('/login', refused)
  await button(page, 'Sign in').click()
  await expect(page.getByText('Please enter a valid email', { exact: true })).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await fillSignIn(page, { ...person, password: 'not this one' })
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible()
  await expect(page.getByText('The email or password is not correct.')).toBeVisible()
  await page.route('**/api/session', (route) => route.fulfill({ status: 500, body: 'oh' }))
  await button(page, 'Sign in').click()
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})

test('signing in before confirming is refused with an offer to send the email again', async () => {
  const email = unique(sara.email)
  const page = await open('/register?form=simple&redirectTo=/patient/messages', refused)
  await expect(page.locator('[name=email]')).toHaveCount(1)
  await page.getByLabel('First name').fill('Sara')
  await page.getByLabel('Last name').fill('Al-Qahtani')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Create account').click()
  await page.waitForURL('**/login?redirectTo=*')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(email)

  await fillSignIn(page, { email })
  await expect(page.getByRole('heading', { name: 'Please confirm your email address first' })).toBeVisible()
  expectValue(await tokensMailed(app, email, 'confirm-email')).toHaveLength(1)
  app.at(new Date(Date.now() + 2 * 60_000).toISOString())
  await button(page, 'Send the email again').click()
  await expect(page.getByText(/^The email is on its way/)).toBeVisible()
  const tokens = await tokensMailed(app, email, 'confirm-email')
  expectValue(tokens).toHaveLength(2)

  const old = tokens.find((token) => token !== tokens[0]) ?? ''
  await page.goto(`${app.origin}/confirm-email?token=${old}`)
  await button(page, 'Confirm and continue').click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  await page.goto(`${app.origin}/confirm-email?token=${tokens[0]}`)
  await button(page, 'Confirm and continue').click()
  await page.waitForURL('**/patient/onboarding?redirectTo=*')
})

test('an expired confirmation link asks for the address, and answers the same for any address', async () => {
  const page = await open(`/confirm-email?token=${nobodys}`, refused)
  await button(page, 'Confirm and continue').click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  await page.getByLabel('Email').fill('nobody')
  await button(page, 'Send a new link').click()
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill('nobody@example.sa')
  await button(page, 'Send a new link').click()
  await expect(page.getByText('If there is an account to confirm for')).toBeVisible()

  await page.goto(`${app.origin}/confirm-new-email?token=${nobodys}`)
  await button(page, 'Confirm my new email').click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  await page.goto(`${app.origin}/confirm-email`)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('signing in leads home, or to the requested page, but never to another site', async () => {
  const person = await somebody(sara, { signedIn: false })
  for (const [asked, arrived] of [
    ['', '/patient/dashboard'],
    ['?redirectTo=/patient/messages', '/patient/messages'],
    ['?redirectTo=/dietitian/patients', '/patient/dashboard'],
    ['?redirectTo=https://evil.example', '/patient/dashboard'],
    ['?redirectTo=//evil.example', '/patient/dashboard'],
    ['?redirectTo=/login', '/patient/dashboard'],
  ]) {
    const page = await open(`/login${asked}`)
    await fillSignIn(page, person)
    await page.waitForURL(app.origin + arrived)
    await page.context().close()
  }
})

test('a language chosen on the sign-in page becomes the account’s, and no other is offered', async () => {
  const person = await somebody(omar, { language: 'ar', signedIn: false })
  const page = await open('/ar/login')
  await page.getByRole('link', { name: 'English' }).click()
  await fillSignIn(page, person)
  await page.waitForURL(`${app.origin}/patient/dashboard`)
  expectValue((await accountOf(person.email))?.language).toBe('en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'التبديل إلى العربية' })).toBeHidden()
})

for (const [prefix, other] of [
  [
    '/ar',
    {
      language: 'en',
      prefix: '',
      text: 'Your account is in English.',
      link: 'Switch to English',
      hide: 'إخفاء',
    },
  ],
  [
    '',
    {
      language: 'ar',
      prefix: '/ar',
      text: 'لغة حسابك هي العربية.',
      link: 'التبديل إلى العربية',
      hide: 'Dismiss',
    },
  ],
] as const)
  test(`signing in at ${prefix}/login keeps that language, and a line offers the account’s language until it is dismissed`, async () => {
    const person = await somebody(omar, { language: other.language, signedIn: false })
    const page = await open(`${prefix}/login?redirectTo=/patient/settings?tab=privacy`)
    await page.locator('main [autocomplete=username]').fill(person.email)
    await page.locator('main [autocomplete=current-password]').fill(password)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(`${app.origin}${prefix}/patient/settings?tab=privacy`)
    const line = page.getByText(other.text)
    await expect(line).toBeVisible()
    await expect(page.locator('p', { has: line })).toHaveAttribute('lang', other.language)
    await page.getByRole('link', { name: other.link }).click()
    await page.waitForURL(`${app.origin}${other.prefix}/patient/settings?tab=privacy`)
    await expect(page.locator('html')).toHaveAttribute('lang', other.language)
    await expect(line).toBeHidden()

    await page.goto(`${app.origin}${prefix}/patient/dashboard`)
    await expect(line).toBeVisible()
    await page.getByRole('button', { name: other.hide, exact: true }).click()
    await expect(line).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(line).toBeHidden()
    expectValue((await accountOf(person.email))?.language).toBe(other.language)
  })

test('a person with several roles chooses one, and is led to the requested page if it belongs to that portal', async () => {
  const person = await somebody(sara, { role: 'patient', also: ['dietitian'], signedIn: false })
  const page = await open('/login?redirectTo=/dietitian/messages')
  await fillSignIn(page, person)
  const dialog = page.getByRole('dialog', { name: 'Select Account Type' })
  await dialog.getByRole('button', { name: 'Dietitian Dashboard' }).click()
  await expect(page.getByText('Switched to dietitian dashboard')).toBeVisible()
  await page.waitForURL('**/dietitian/messages')

  const other = await open('/login?redirectTo=/patient/messages')
  await fillSignIn(other, person)
  await other.getByRole('button', { name: 'Dietitian Dashboard' }).click()
  await other.waitForURL('**/dietitian/dashboard')
})

test('two-factor authentication asks for its code in place, and accepts a recovery code instead', async () => {
  const person = await somebody(sara)
  const { secret } = (await person.call(beginSecondFactor, {})).body
  const codeAt = (moment: number) => new TOTP({ secret }).generate({ timestamp: moment })
  const now = app.house.clock.now().getTime()
  const { recoveryCodes } = (await person.call(enableSecondFactor, { code: codeAt(now) })).body

  const page = await open('/login?redirectTo=/patient/profile', refused)
  await fillSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('autocomplete', 'one-time-code')
  await button(page, 'Sign in').click()
  await expect(page.getByText('Enter the 6 digits of your authenticator app')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await button(page, 'Sign in').click()
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await button(page, 'Back').click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await button(page, 'Sign in').click()
  await button(page, 'Use a recovery code instead').click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await button(page, 'Sign in').click()
  await page.waitForURL('**/patient/profile')
})

test('a signed-in visitor is redirected away from sign-in and registration', async () => {
  const person = await somebody(sara)
  const page = await open('/login', signedIn(person))
  await page.waitForURL('**/patient/dashboard')
  await page.goto(`${app.origin}/register`)
  await page.waitForURL('**/patient/dashboard')
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

test('requesting a reset answers the same for an address that nobody has', async () => {
  const page = await open('/ar/reset-password', phone)
  await page.locator('form:visible [name=email]').fill('nobody@example.sa')
  await button(page, 'إرسال رابط إعادة التعيين').click()
  await expect(page.getByRole('heading', { name: 'رسالة في بريدك الإلكتروني' })).toBeFocused()
  await app.runJobs()
  expectValue(await app.mailTo('nobody@example.sa')).toEqual([])
})

test('a press before the script has arrived need not be repeated', async () => {
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

test('fields that browsers autofill have the matching input type', async () => {
  const page = await open('/register')
  for (const path of ['/register', '/ar/register?form=simple', '/for-patients']) {
    await page.goto(app.origin + path)
    const asked = await page
      .locator('[autocomplete*=tel], [autocomplete*=bday]')
      .evaluateAll((fields) =>
        fields.map((field) => [field.getAttribute('autocomplete'), (field as HTMLInputElement).type]),
      )
    expectValue(asked.length, path).toBeGreaterThan(0)
    // HTML: browsers fill only a whole phone number into a field of the type `tel`, and only a whole date into one of
    // the type `date`.
    for (const [name, type] of asked)
      expectValue(`${name} in ${type}`).toMatch(
        /^(tel in tel|tel-national in text|bday-(day|year) in text|bday-month in select-one)$/,
      )
  }
})

test('a date has day, month and year in both languages, and can be typed before the script or pasted whole', async () => {
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
})

test('a browser that stores no cookies is told what is missing', async () => {
  const person = await somebody(sara, { signedIn: false })
  const page = await open('/login')
  const { body } = await signIn(atAnotherBrowser(app, person))
  await page.route('**/api/session', (route) => route.fulfill({ json: body }))
  await fillSignIn(page, person)
  await expect(page.getByText('Auth session missing!')).toBeVisible()
  expectValue(pathOf(page)).toBe('/login')
})
