import { expect as expectValue, test } from 'vitest'
import { confirm } from '#copy/accounts/registration/confirm.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import { bookedWords } from '#copy/appointments/booked.ts'
import { booking } from '#copy/appointments/booking.ts'
import { firstBooking } from '#copy/appointments/first-booking.ts'
import { profile } from '#copy/directory/profile.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { directory } from '#copy/directory/search.ts'
import { visitorBooking } from '#copy/visitors/booking.ts'
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
const services = [{ name: 'First visit', duration: 60, price: 300, isInitial: true }]
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
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await page.getByRole('textbox', { name: directory.search.label.ar }).fill('ليلي')
  await page.getByRole('button', { name: publicDirectory.list.search.ar, exact: true }).click()
  await expect(cards).toHaveText(['د. ليلى الحربي'])
  await page.getByRole('link', { name: directory.filters.clear.ar }).click()
  const choose = async (filter: RegExp) => {
    await page.locator('#filters > summary').click()
    await page.getByRole('link', { name: filter }).click()
  }
  await choose(/^تغذية السكري/)
  await choose(/^جدة/)
  expectValue(new URL(page.url()).search).toBe('?specialization=diabetes&city=jeddah')
  await page.locator('#filters > summary').click()
  await page.getByLabel(directory.filters.most.ar).fill('200')
  await page.getByRole('button', { name: publicDirectory.list.applyPrice.ar }).click()
  await expect(page.getByText(publicDirectory.list.none.ar)).toBeVisible()
  await page.getByRole('link', { name: /200/ }).click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('link', { name: publicDirectory.card.viewOf('د. ليلى الحربي').ar }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('د. ليلى الحربي')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dr. Layla Al-Harbi')
  await page.getByRole('link', { name: profile.services.bookOf('First visit').en, exact: true }).click()
  expectValue(new URL(page.url()).pathname).toBe('/login')
})

test('with scripts, search, filters, orders, pages and profiles follow each other in one document', async () => {
  const page = await open('/dietitians', { ...phone, timezoneId: 'Asia/Riyadh', stillAt: now })
  await waitUntilHydrated(page)
  const isSameDocument = await page.evaluateHandle(() => document)
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await page.locator('#filters > summary').click()
  await page.getByRole('link', { name: /^Diabetes Management/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 dietitian' })).toHaveText('1 dietitian')
  await expect(page.locator('#specialization-diabetes')).toBeFocused()
  await expect(page.locator('#filters')).toHaveAttribute('open')
  await expect(page).toHaveTitle(/Diabetes Management: licensed dietitians/)
  await page.goBack()
  await expect(cards).toHaveCount(2)
  await page.locator('#sort > summary').click()
  await page.getByRole('link', { name: publicDirectory.list.byName.en }).click()
  await expect(cards).toHaveText([drFahad.name, drLayla.name])
  await page.getByRole('textbox', { name: directory.search.label.en }).fill('laila')
  await page.keyboard.press('Enter')
  await expect(cards).toHaveText([drLayla.name])
  await page.getByRole('link', { name: publicDirectory.card.viewOf(drLayla.name).en }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${drLayla.name}`))
  expectValue(await isSameDocument.evaluate((before) => before === document)).toBe(true)
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
  await page.getByRole('link', { name: visitorBooking.signIn.link.en }).click()
  await page.locator('[name=email]').fill(sara.email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: login.signIn.en, exact: true }).click()
  await page.waitForURL(`**/patient/dietitians/${layla.id}/book?**`)
  const asked = new URL(page.url()).searchParams
  expectValue(asked.get('slot')).toBe('2026-11-22T08:15:00.000Z')
  const summary = page.getByRole('region', { name: booking.summary.title.en })
  await expect(summary).toContainText('11:15 am')
  await expect(summary).toContainText('First visit')
  await expect(page.getByRole('timer')).toBeVisible()
})

const visitors = [
  ['en', '06:06', {}, 'Dr. Layla Al-Harbi'],
  ['ar', '06:12', phone, 'د. ليلى الحربي'],
] as const

test.each(visitors.filter(([language]) => triedLanguages.includes(language)))(
  'a visitor without an account books a time in five screens (%s)',
  async (language, at, device, name) => {
    // The previous visitor holds a time for five minutes.
    const now = `2026-11-22T${at}:00Z`
    app.at(now)
    await app.runJobs()
    const email = unique(omar.email)
    const page = await open(localPath(language, '/dietitians'), {
      ...device,
      timezoneId: 'Asia/Riyadh',
      stillAt: now,
    })
    const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click()
    await page.getByRole('link', { name: publicDirectory.card.viewOf(name)[language] }).click()
    // The page was made at six, and its first time has become too soon.
    const link = page.locator('a[href*="/book?dietitian"]').nth(1)
    const time = ((await link.textContent()) ?? '').split(/[,،]\s/u).at(-1) ?? ''
    await link.click()
    const summary = page.getByRole('region', { name: visitorBooking.summary.title[language] })
    await expect(summary).toContainText(time)
    await page.locator('[name=name]').fill(omar.name)
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(password)
    const birth = page.getByRole('group', { name: firstBooking.bornOn.label[language] })
    await birth.getByRole('textbox').first().fill('9')
    await birth.getByRole('combobox').selectOption('3')
    await birth.getByRole('textbox').last().fill('1991')
    await page.getByRole('checkbox').check()
    await page.getByRole('radio').first().check()
    await press(visitorBooking.submit[language])
    await expect(page.getByRole('heading', { name: visitorBooking.sent.title[language] })).toBeFocused()
    const token = await newestMailedToken(app, email, 'confirm-email')
    await page.goto(`${app.origin}${localPath(language, '/confirm-email')}?token=${token}`)
    await press(confirm.address.ask.button[language])
    await page.waitForURL(`**/patient/dietitians/${layla.id}/book?booked=*`)
    await expect(page.getByRole('heading', { name: bookedWords.sent[language] })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(time)
  },
)
