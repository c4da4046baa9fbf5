import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { readSession } from '#contract/accounts/sign-in.ts'
import { adminPages } from '#copy/portal/admin-pages.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { runsAll } from '#test/setup/extent.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, omar, sara } from '../cast.ts'
import { join, type Person, password, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const patient = (who = sara) => join(app, { ...who, email: unique(who.email) })
const dietitian = () => join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
const admin = () => join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const both = () => join(app, { ...omar, email: unique(omar.email) }, { also: ['dietitian'] })

const sidebar = (page: Page) => page.getByRole('complementary')
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const sessionOf = async (person: Person) => (await person.call(readSession, {})).body.session
/** Opens another page in the same browser. */
const besides = async (page: Page, path: string) => {
  const other = await page.context().newPage()
  await other.goto(app.origin + path)
  return other
}

test('all pages of a portal are one shell: served immediately, not cached, and not indexed', async () => {
  for (const path of [
    '/patient/dashboard',
    '/ar/patient/appointments/7',
    '/admin/anything/at/all',
    '/dashboard',
  ]) {
    const answer = await app.fetch(path)
    const html = await answer.text()
    expectValue(answer.status, path).toBe(200)
    expectValue(answer.headers.get('cache-control')).toBe('no-store')
    expectValue(html).toContain('<meta name="robots" content="noindex">')
    expectValue(html).not.toMatch(/rel="canonical"|og:url|ld\+json|\sstyle="/)
    expectValue(html).toContain(
      path.startsWith('/ar') ? '<html lang="ar" dir="rtl"' : '<html lang="en" dir="ltr"',
    )
  }
  for (const path of ['/patient/nowhere', '/dietitian/appointments/7/8', '/ar/patientss', '/administer'])
    expectValue((await app.fetch(path)).status, path).toBe(404)
  const moved = await app.fetch('/ar/patient/dashboard/')
  expectValue([moved.status, moved.headers.get('location')]).toEqual([308, '/ar/patient/dashboard'])
  expectValue(await (await app.fetch('/sitemap.xml')).text()).not.toMatch(
    /patient\/|dietitian\/|admin|dashboard/,
  )
})

for (const prefix of runsAll ? ['', '/ar'] : ['/ar'])
  test(`a signed-out visitor to ${prefix}/patient is sent to sign in, and returns to the same page`, async () => {
    const person = await patient()
    const page = await open(`${prefix}/faq`)
    await page.goto(`${app.origin}${prefix}/patient/appointments?tab=past`)
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fpatient%2Fappointments%3Ftab%3Dpast$/)
    expectValue(pathOf(page).startsWith(`${prefix}/login`)).toBe(true)
    await page.getByLabel(prefix ? 'البريد الإلكتروني' : 'Email', { exact: true }).fill(person.email)
    await page.getByLabel(prefix ? 'كلمة المرور' : 'Password', { exact: true }).fill(password)
    await page.locator('main form button[type=submit]').click()
    await expect(page).toHaveURL(`${app.origin}${prefix}/patient/appointments?tab=past`)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${prefix}/faq$`))
  })

test('the old addresses and the short ones lead to the dashboards', async () => {
  const page = await open('/faq', signedIn(await patient()))
  for (const path of ['/dashboard', '/patient', '/patient-dashboard', '/patient-dashboard/old/page']) {
    await page.goto(app.origin + path)
    await expect(page).toHaveURL(/\/patient\/dashboard$/)
  }
  const other = await open('/ar/dietitian-dashboard', signedIn(await dietitian()))
  await expect(other).toHaveURL(/\/ar\/dietitian\/dashboard$/)
  const nobody = await open('/dashboard')
  await expect(nobody).toHaveURL(/\/login$/)
})

test('logging out in one tab logs out in all of them', async () => {
  const person = await patient()
  const page = await open('/patient/dashboard', signedIn(person))
  const other = await besides(page, '/patient/settings')
  // The other tab has no requests left in flight.
  await expect(other.getByRole('switch').first()).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await sidebar(page).getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  expectValue(await sessionOf(person)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
})

test('a switch of role in one tab is followed by the others, and not undone', async () => {
  const page = await open('/patient/dashboard', { ...signedIn(await both()), expectConsole: /403/ })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await besides(page, '/dietitian/services')
  await expect(other.getByRole('heading', { level: 1, name: 'My Services' })).toBeVisible()
  await expect(page).toHaveURL(/\/dietitian\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Switched to dietitian dashboard')).toBeVisible()
  expectValue(pathOf(other)).toBe('/dietitian/services')
})

testWithAll(
  'an ended session is discovered by the next refused call, and signing in leads back',
  async () => {
    const person = await patient()
    const page = await open('/patient/settings', { ...signedIn(person), expectConsole: /401/ })
    // Set up no earlier: the page's own requests would be refused as well.
    await page.route('**/api/account/sessions', async (route) => {
      await app.rows('delete from sessions where user_id = $1', [person.id])
      await route.continue()
    })
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fpatient%2Fsettings%3Ftab%3Dsecurity$/)
  },
)

testWithAll('an unreachable server is reported, and the request is tried again', async () => {
  const context = signedIn(await patient())
  const page = await open('/faq', {
    ...context,
    runsFrom: new Date(),
    expectConsole: /Failed to load resource/,
  })
  let isAway = true
  await page.route('**/api/session', (route) => (isAway ? route.abort() : route.fallback()))
  await page.goto(`${app.origin}/patient/dashboard`)
  await expect(page.getByRole('status')).toContainText('Opening your account')
  await page.clock.fastForward(6_000)
  await expect(page.getByRole('alert')).toContainText('We cannot reach your account')
  const asked = page.waitForRequest('**/api/session')
  await page.getByRole('button', { name: 'Retry' }).click()
  await asked
  isAway = false
  await page.clock.fastForward(6_000)
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome, Sara' })).toBeVisible()
})

test('going from page to page moves title and focus, and loads no document', async () => {
  const page = await open('/dietitian/dashboard', signedIn(await dietitian()))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await sidebar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dietitianPages.services.title.en)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(`${dietitianPages.services.title.en} | Nabta`)
  expectValue(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

testWithAll(
  "the admin's tabs and sidebar open the same places, and the keyboard stays on the tabs",
  async () => {
    const page = await open('/admin/users', signedIn(await admin()))
    await expect(page.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
    await page.getByRole('tab', { name: 'Users' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\/admin\?tab=dietitians$/)
    await expect(page.getByRole('tab', { name: 'Dietitians' })).toBeFocused()
    await expect(
      page.getByRole('heading', { name: adminPages.dashboard.dietitians.heading.en }),
    ).toBeVisible()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/\/admin\/analytics$/)
    await expect(page.getByRole('tab', { name: 'Reports' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics')
    await expect(page).toHaveTitle('Analytics | Nabta')
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('main').getByRole('link', { name: 'Support' }).click()
    await expect(page.getByRole('tab', { name: 'Support' })).toBeFocused()
    await page.goto(`${app.origin}/admin/elsewhere`)
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')

    await page.goto(`${app.origin}/ar/admin`)
    await page.getByRole('tab', { name: 'نظرة عامة' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'المستخدمون' })).toBeFocused()
    await expect(page).toHaveURL(/\/ar\/admin\/users$/)
  },
)

test('on a phone the bottom bar has the same entries, and the account menu the rest', async () => {
  const page = await open('/patient/dashboard', { ...phone, ...signedIn(await both()) })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sidebar(page)).toHaveCount(0)
  const bar = page.getByRole('navigation', { name: 'Portal' })
  await expect(bar.getByRole('link')).toHaveText([
    'Dashboard',
    'Appointments',
    'Messages',
    'History',
    'Profile',
  ])
  await bar.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History')
  const account = page.getByRole('button', { name: 'Account menu' })
  await account.click()
  await expect(page.getByRole('button', { name: 'Switch Role' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Switch Role' })).toBeHidden()
  await expect(account).toBeFocused()
  await account.click()
  await page.getByRole('link', { name: 'Payments' }).click()
  await expect(page.getByText('available soon')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeHidden()
  await account.click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the language link shows the same page in the other language, and emails follow', async () => {
  const person = await patient()
  const page = await open('/patient/settings?tab=privacy', signedIn(person))
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/patient\/settings\?tab=privacy$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('tab', { name: 'الخصوصية' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(async () => (await sessionOf(person))?.user.language).toBe('ar')
})

test('the public header shows signed-in visitors the way into the portal, without a request', async () => {
  const page = await open('/', signedIn(await dietitian()))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login', exact: true })).toBeHidden()
  await expect(header.getByRole('link', { name: 'Register', exact: true })).toBeHidden()
  await page.waitForLoadState('networkidle')
  expectValue(asked).toEqual([])
  await header.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dietitian\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')

  const nobody = await open('/')
  await expect(nobody.getByRole('banner').getByRole('link', { name: 'Register', exact: true })).toBeVisible()
  await expect(nobody.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
})

test('a session is renewed while its owner is active, and found to have ended after a pause', async () => {
  const start = new Date()
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString()
  app.at(start.toISOString())
  // Requests that the page sends on its own when its socket reconnects may be refused before the clock is set.
  const page = await open('/faq', { ...signedIn(await admin()), runsFrom: start, expectConsole: /401/ })
  const renewals: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/session/renewal')) renewals.push(answer.status())
  })
  await page.goto(`${app.origin}/admin/analytics`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  app.at(after(14))
  await page.keyboard.press('Shift')
  await page.clock.fastForward('14:00')
  await expect.poll(() => renewals).toEqual([200])

  app.at(after(28))
  await page.clock.fastForward('14:00')
  app.at(after(31))
  await page.clock.fastForward('03:00')
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fadmin%2Fanalytics$/)
  expectValue(renewals).toEqual([200])
})
