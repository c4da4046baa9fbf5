import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { expect, openBrowser, phone, type WindowOptions } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { once } from '#test/join-as.ts'
import { listedDietitian, type PracticeFacts } from '#test/practices/practices.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { sara } from '../cast.ts'
import { join, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

/** A Sunday at nine in Riyadh, for the server and for every browser. */
const now = '2026-11-22T06:00:00Z'
app.at(now)

const services = [
  { name: 'First consultation', duration: 60, price: 300, platform: 'both' },
  { name: 'Follow-up', duration: 30, price: 150, platform: 'zoom' },
] as const
const people: [string, PracticeFacts][] = [
  [
    'Abdullah Al-Otaibi',
    {
      otherName: 'عبدالله العتيبي',
      gender: 'male',
      specialization: 'sports',
      city: 'jeddah',
      services: [...services],
      licenseNumber: '12-A-3456',
      licensedUntil: '2027-11-20',
      certifications: ['Board Certified in Sports Dietetics (CSSD)'],
    },
  ],
  ['Huda Bakri', { otherName: 'هدى باكري', specialization: 'diabetes', services: [{ price: 90 }] }],
  ['Noura Al-Qahtani', { specialization: 'pediatric', services: [{ price: 200, platform: 'in-person' }] }],
]
const ids = new Map<string, string>()
for (const [name, facts] of people) ids.set(name, await makeDietitian(name, facts))
const abdullah = `/patient/dietitians/${ids.get('Abdullah Al-Otaibi')}`

async function makeDietitian(name: string, facts: PracticeFacts) {
  const email = unique('dietitian@example.sa')
  const person = await join(app, { name, email }, { role: 'dietitian', signedIn: false })
  await listedDietitian(app, person, facts)
  return person.id
}

/** Twelve more, so that the list has a second page. */
const fillList = once(async () => {
  for (let count = 0; count < 12; count++) await makeDietitian(`Reem Al-Dosari ${count}`, { city: 'abha' })
})

const patient = () => join(app, { ...sara, email: unique(sara.email) })

/** Opens a page for the patient at that moment. */
async function visit(path: string, options: WindowOptions = {}) {
  const person = await patient()
  const page = await open(path, { timezoneId: 'Asia/Riyadh', ...signedIn(person), stillAt: now, ...options })
  return { page, person }
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

test('filters say how many results they would leave, appear in the address, and can be removed one by one', async () => {
  const { page } = await visit('/patient/dietitians')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: 'Show 3 dietitians' })).toBeVisible()
  await expect(sheet.getByRole('checkbox', { name: 'Geriatric Nutrition 0' })).toBeDisabled()
  await sheet.getByRole('checkbox', { name: 'Diabetes Management 1' }).check()
  await sheet.getByRole('checkbox', { name: 'Pediatric Nutrition 1' }).check()
  await expect(sheet.getByRole('button', { name: 'Show 2 dietitians' })).toBeVisible()
  await sheet.getByRole('textbox', { name: 'To' }).fill('١٠٠')
  await sheet.getByRole('button', { name: 'Show 1 dietitian', exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Filters\s*3 active$/ })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'Huda Bakri')).toBeVisible()
  expectValue(pathOf(page)).toBe('/patient/dietitians?specialization=diabetes,pediatric&most=100')
  await page.getByRole('button', { name: 'Remove filter: Up to 100 SAR' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByLabel('Sort by').selectOption('Lowest price')
  await expect(cards(page).first()).toContainText('Huda Bakri')
  expectValue(pathOf(page)).toBe('/patient/dietitians?specialization=diabetes,pediatric&sort=price')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
})

testWithAll('the profile introduces the dietitian and leads to the booking', async () => {
  const { page } = await visit('/patient/dietitians')
  await card(page, 'Abdullah Al-Otaibi').getByRole('link', { name: 'View Profile' }).click()
  await expect(page).toHaveURL(new RegExp(`${abdullah}$`))
  await expect(page.getByRole('heading', { level: 2, name: 'Abdullah Al-Otaibi' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Verified license')).toBeVisible()
  await expect(main.getByText('12-A-3456')).toBeVisible()
  await expect(main.getByText('Valid until 20 November 2027')).toBeVisible()

  for (const name of ['Book Appointment', 'Check Availability']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${abdullah}/book$`))
    await expect(page.getByRole('heading', { name: 'Choose a day and time' })).toBeVisible()
    await page.goBack()
  }
})

test('the main steps work in Arabic on a phone', async () => {
  const { page } = await visit('/ar/patient/dietitians', phone)
  await expect(page.getByRole('heading', { level: 1, name: patientPages.directory.title.ar })).toBeVisible()
  await page.getByRole('textbox', { name: 'البحث بالاسم أو التخصص' }).fill('عبد الله')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByRole('heading')).toHaveText('عبدالله العتيبي')
  await expect(cards(page)).toContainText('150 ر.س')
  await cards(page).getByRole('link', { name: 'عرض الملف' }).click()
  await page.getByRole('tab', { name: 'الخدمات' }).click()
  await expect(page.getByText('300 ر.س').first()).toBeVisible()
  await page.getByRole('link', { name: 'حجز موعد', exact: true }).click()
  await page.getByRole('radio', { name: '2:00 م', exact: true }).check()
  await expect(page.getByRole('region', { name: 'موعدك' })).toContainText('اليوم، 2:00 م')
})

testWithAll('a full list never renders more than one screen in one step', async () => {
  await fillList()
  const { page } = await visit('/patient/dietitians?sort=rating')
  await page.addInitScript(() => {
    const articlesIn = (node: Node) => (node instanceof Element ? node.querySelectorAll('article').length : 0)
    const drawn: number[] = []
    Object.assign(window, { drawn })
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).map(articlesIn)
      drawn.push(added.reduce((sum, each) => sum + each, 0))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(cards(page)).toHaveCount(10)
  const drawn = await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn)
  expectValue(drawn.filter((count) => count > 0)[0]).toBe(6)
  expectValue(Math.max(...drawn)).toBe(6)
})

test('more results are shown on demand, and returning from a profile restores the list and its position', async () => {
  await fillList()
  const { page } = await visit('/patient/dietitians?sort=rating')
  await expect(cards(page)).toHaveCount(10)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await more.click()
  await expect(cards(page)).toHaveCount(15)
  await expect(more).toHaveCount(0)
  await expect(cards(page).nth(10).getByRole('link').first()).toBeFocused()
  expectValue(await page.evaluate(() => window.scrollY)).toBe(before)
  await cards(page).nth(10).getByRole('link', { name: 'View Profile' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Find a Dietitian' }).click()
  await expect(cards(page)).toHaveCount(15)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400)
  expectValue(pathOf(page)).toBe('/patient/dietitians?sort=rating')
})
