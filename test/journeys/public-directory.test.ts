import { expect as expectValue, test } from 'vitest'
import { confirm } from '#copy/accounts/registration/confirm.ts'
import { register } from '#copy/accounts/registration/register.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import { booking } from '#copy/appointments/booking.ts'
import { profile } from '#copy/directory/profile.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { wizard } from '#copy/onboarding/wizard.ts'
import { waitUntilHydrated } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { triedLanguages } from '#test/setup/extent.ts'
import { localPath } from '#web/lib/path.ts'
import { openApp } from '../app.ts'
import { drFahad, drLayla, omar, sara } from '../cast.ts'
import { newestMailedToken } from '../links.ts'
import { join, password, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const now = '2026-11-22T06:00:00Z'
app.at(now)
const services = [{ name: 'First visit', duration: 60, price: 300 }]
const layla = await join(app, drLayla, { role: 'dietitian', signedIn: false })
await listedDietitian(app, layla, {
  otherName: 'د. ليلى الحربي',
  city: 'jeddah',
  specialization: 'diabetes',
  services,
})
await listedDietitian(app, await join(app, drFahad, { role: 'dietitian', signedIn: false }), {
  specialization: 'sports',
})
await join(app, sara, { signedIn: false })

test('without a script a visitor finds a dietitian by links alone, and the sign-in that booking needs', async () => {
  const page = await open('/ar/dietitians', { javaScriptEnabled: false })
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
  await page.getByRole('link', { name: /تغذية السكري/ }).click()
  await page.getByText('المدينة: الكل').click()
  await page.getByRole('link', { name: /جدة/ }).click()
  expectValue(new URL(page.url()).search).toBe('?specialization=diabetes&city=jeddah')
  await page.getByRole('link', { name: publicDirectory.card.viewOf('د. ليلى الحربي').ar }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('د. ليلى الحربي')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dr. Layla Al-Harbi')
  await page.getByRole('link', { name: profile.services.bookOf('First visit').en, exact: true }).click()
  expectValue(new URL(page.url()).pathname).toBe('/login')
})

test('a visitor comes from the landing page, chooses a time, signs in, and returns to that time', async () => {
  const page = await open('/', { timezoneId: 'Asia/Riyadh', stillAt: now })
  await page.getByRole('link', { name: 'Browse dietitians without an account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensed dietitians')
  await page.getByRole('banner').getByRole('link', { name: 'For Patients' }).click()
  await expect(page).toHaveTitle(/For Patients/)
  await page.goBack()
  await expect(page).toHaveTitle(/Licensed dietitians/)
  await page.getByRole('link', { name: publicDirectory.card.viewOf('Dr. Layla Al-Harbi').en }).click()
  await page
    .getByRole('link', { name: publicDirectory.profile.bookAt('First visit', 'Sun 22 Nov, 11:15 am').en })
    .click()
  const register = page.getByRole('link', { name: login.noAccount.en })
  await expect(register).toHaveAttribute('href', /redirectTo=.*slot%3D2026-11-22T08/)
  await page.locator('[name=email]').fill(sara.email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: login.signIn.en, exact: true }).click()
  await page.waitForURL(`**/patient/dietitians/${layla.id}/book?**`)
  const asked = new URL(page.url()).searchParams
  expectValue([asked.get('day'), asked.get('slot')]).toEqual(['2026-11-22', '2026-11-22T08:15:00.000Z'])
  const summary = page.getByRole('region', { name: booking.summary.title.en })
  await expect(summary).toContainText('11:15 am')
  await expect(summary).toContainText('First visit')
  await expect(page.getByRole('timer')).toBeVisible()
})

const visitors = [
  ['en', '06:06', {}, 'Dr. Layla Al-Harbi', 'Sun 22 Nov, 11:15 am', '11:15 am'],
  ['ar', '06:12', phone, 'د. ليلى الحربي', 'الأحد، 22 نوفمبر، 11:15 ص', '11:15 ص'],
] as const

test.each(visitors.filter(([language]) => triedLanguages.includes(language)))(
  'a visitor without an account registers, and the email leads to the service and the time (%s)',
  async (language, at, device, name, when, time) => {
    // The previous visitor holds it for five minutes.
    const now = `2026-11-22T${at}:00Z`
    app.at(now)
    const email = unique(omar.email)
    const page = await open(localPath(language, '/dietitians'), {
      ...device,
      timezoneId: 'Asia/Riyadh',
      stillAt: now,
    })
    const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click()
    await page.getByRole('link', { name: publicDirectory.card.viewOf(name)[language] }).click()
    await page
      .getByRole('link', { name: publicDirectory.profile.bookAt('First visit', when)[language] })
      .click()
    await page.getByRole('link', { name: login.noAccount[language] }).click()
    await expect(page.locator('[name=email]')).toHaveCount(1)
    await page.locator('[name=name]').fill(omar.name)
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(password)
    await page.locator('[name=phoneNumber]').fill(omar.phone)
    await waitUntilHydrated(page)
    for (let step = 1; step < 3; step++) await press(register.next[language])
    await press(register.submit[language])
    await page.waitForURL('**/login?redirectTo=*')
    const token = await newestMailedToken(app, email, 'confirm-email')
    await page.goto(`${app.origin}${localPath(language, '/confirm-email')}?token=${token}`)
    await press(confirm.address.ask.button[language])
    await page.waitForURL('**/patient/onboarding?redirectTo=*')
    await page.getByRole('main').getByRole('link', { name: wizard.later[language] }).click()
    await page.waitForURL(`**/patient/dietitians/${layla.id}/book?**`)
    const asked = new URL(page.url()).searchParams
    expectValue([asked.get('day'), asked.get('slot')]).toEqual(['2026-11-22', '2026-11-22T08:15:00.000Z'])
    const summary = page.getByRole('region', { name: booking.summary.title[language] })
    await expect(summary).toContainText(time)
    await expect(summary).toContainText('First visit')
    await expect(page.getByRole('timer')).toBeVisible()
  },
)
