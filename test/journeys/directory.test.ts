import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { profile } from '#copy/directory/profile.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { expect, openBrowser, phone, type WindowOptions } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian, type PracticeFacts } from '#test/practices/practices.ts'
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

const patient = () => join(app, { ...sara, email: unique(sara.email) })

/** Opens a page for the patient at that moment. */
async function visit(path: string, options: WindowOptions = {}) {
  const person = await patient()
  const page = await open(path, { timezoneId: 'Asia/Riyadh', ...signedIn(person), stillAt: now, ...options })
  return { page, person }
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const search = (page: Page) => page.getByRole('textbox', { name: 'Search by name or specialization' })
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const summary = (page: Page) => page.getByRole('region', { name: 'Your appointment' })

test('a search finds the same person in both scripts, by a misspelling and by the specialization', async () => {
  const { page } = await visit('/patient/dietitians')
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Dietitian' })).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  for (const typed of ['abdullah', 'عبدالله', 'Abdulah', 'sports']) {
    await search(page).fill(typed)
    await expect(cards(page)).toHaveCount(1)
    await expect(card(page, 'Abdullah Al-Otaibi')).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(typed)
  }
  await page.goBack()
  expectValue(page.url(), 'typing leaves no steps behind').not.toContain('q=')
})

test('a card shows what patients compare', async () => {
  const { page } = await visit('/patient/dietitians')
  const one = card(page, 'Abdullah Al-Otaibi')
  for (const text of [
    'عبدالله العتيبي',
    'Clinical Dietitian',
    'Sports Nutrition',
    'Available Today',
    '6-10 years of experience',
    'No reviews yet',
    'Jeddah',
    'Video, In-person',
    '150 SAR',
    'Today, 11:00 am',
  ])
    await expect(one.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText('Nobody pays for a place in this list.')).toBeVisible()
})

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

test('a search without results says so and is cleared with one press', async () => {
  const { page } = await visit('/patient/dietitians?q=qwrtzpsdf&gender=male')
  await expect(page.getByText('No dietitians found matching your search.')).toBeVisible()
  await expect(search(page)).toHaveValue('qwrtzpsdf')
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(cards(page)).toHaveCount(3)
  await expect(search(page)).toHaveValue('')
  expectValue(pathOf(page)).toBe('/patient/dietitians')
})

test('saved dietitians have their own list, and removing one can be undone', async () => {
  const { page, person } = await visit('/patient/dietitians?saved=1')
  const savedRows = () => app.rows('select dietitian_id from favorites where patient_id = $1', [person.id])
  await expect(page.getByText('No saved dietitians yet')).toBeVisible()
  await page.getByRole('button', { name: 'See all dietitians' }).click()
  const heart = page.getByRole('button', { name: 'Save to Favorites: Huda Bakri' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(savedRows).toEqual([{ dietitian_id: ids.get('Huda Bakri') }])
  await page.getByRole('switch', { name: 'Saved' }).check()
  await expect(cards(page)).toHaveCount(1)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(savedRows).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(savedRows).toHaveLength(1)
})

test('a save that fails is reverted and reported', async () => {
  const { page } = await visit('/patient/dietitians', { expectConsole: /503/ })
  await page.route('**/api/favorites/*', (route) => route.fulfill({ status: 503, body: '' }))
  const heart = page.getByRole('button', { name: 'Save to Favorites: Huda Bakri' })
  await heart.click()
  await expect(page.getByText('This dietitian could not be saved')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('the profile introduces the dietitian and leads to the booking', async () => {
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

test('a profile can be saved, and if writing is not possible yet it says why', async () => {
  const { page, person } = await visit(abdullah)
  await page.getByRole('button', { name: 'Save to Favorites' }).click()
  await expect(page.getByRole('button', { name: 'Saved to Favorites' })).toBeVisible()
  await expect
    .poll(() => app.rows('select 1 from favorites where patient_id = $1', [person.id]))
    .toHaveLength(1)

  await page.getByRole('button', { name: 'Send Message' }).click()
  const told = page.getByRole('dialog', { name: 'Messages begin with an appointment' })
  await told.getByRole('link', { name: 'Book Appointment' }).click()
  await expect(told).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${abdullah}/book$`))
})

test('tabs describe the dietitian, the reviews and the prices', async () => {
  const { page } = await visit(abdullah)
  await expect(page.getByText('BSc Clinical Nutrition, King Saud University')).toBeVisible()
  await expect(page.getByText('Board Certified in Sports Dietetics (CSSD)')).toBeVisible()
  await expect(page.getByText('Sunday to Thursday')).toBeVisible()
  await expect(page.getByText('9:00 am to 5:00 pm')).toBeVisible()
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  await page.getByRole('tab', { name: 'Services' }).click()
  expectValue(pathOf(page)).toBe(`${abdullah}?tab=services`)
  const first = page.getByRole('listitem').filter({ hasText: 'First consultation' })
  await expect(first).toContainText('60 minutes')
  await expect(first).toContainText('300 SAR')
  await first.getByRole('link', { name: profile.services.bookOf('First consultation').en }).click()
  await expect(page).toHaveURL(/\/book\?service=[0-9a-f-]{36}$/)
  await expect(page.getByRole('radio', { name: /First consultation/ })).toBeChecked()
})

test('a month’s free times: service, mode, day and time are in the address, and a reload keeps them', async () => {
  const { page } = await visit(`${abdullah}/book`)
  const day = (name: RegExp) => page.getByRole('grid').getByRole('button', { name })
  await expect(page.getByText('Available times on Sunday 22 November')).toBeVisible()
  await expect(day(/27 November 2026/), 'a Friday').toHaveAttribute('aria-disabled', 'true')
  await expect(summary(page)).toContainText('Not chosen yet')
  await page.getByRole('radio', { name: /First consultation/ }).check()
  await day(/24 November 2026/).click()
  await page.getByRole('radio', { name: 'In-person', exact: true }).check()
  await page.getByRole('radio', { name: '4:00 pm' }).check()
  await expect(page.getByRole('radio', { name: '4:15 pm' }), 'an hour must fit in').toHaveCount(0)
  await expect(summary(page)).toContainText('Tue 24 Nov, 4:00 pm')
  await expect(summary(page)).toContainText('In-person')
  await expect(summary(page)).toContainText('300 SAR')
  await expect(summary(page)).toContainText('pending until the dietitian accepts it')
  await expect(summary(page).getByRole('button', { name: 'Send request' })).toBeVisible()
  const { searchParams } = new URL(page.url())
  expectValue(Object.fromEntries(searchParams)).toMatchObject({
    mode: 'in-person',
    day: '2026-11-24',
    slot: '2026-11-24T13:00:00.000Z',
  })
  await page.reload()
  await expect(page.getByRole('radio', { name: '4:00 pm' })).toBeChecked()
  await expect(summary(page)).toContainText('Tue 24 Nov, 4:00 pm')
  await page.getByRole('button', { name: 'Next', exact: true }).first().click()
  await day(/1 December 2026/)
    .first()
    .click()
  await expect(page.getByText('Available times on Tuesday 1 December')).toBeVisible()
})

test('a time that does not suit another service is dropped, and the page says so', async () => {
  const { page } = await visit(`${abdullah}/book?day=2026-11-24`)
  await page.getByRole('radio', { name: /Follow-up/ }).check()
  await page.getByRole('radio', { name: '4:30 pm' }).check()
  await expect(summary(page)).toContainText('Tue 24 Nov, 4:30 pm')
  await page.getByRole('radio', { name: /First consultation/ }).check()
  await expect(page.getByText('The time you chose is not available for this service.')).toBeVisible()
  await expect(summary(page)).toContainText('Not chosen yet')
})

test('elsewhere in the world times are in the reader’s zone, which is named', async () => {
  const { page } = await visit(`${abdullah}/book?day=2026-11-24`, { timezoneId: 'America/Sao_Paulo' })
  await expect(page.getByRole('radio', { name: '3:00 am' })).toBeVisible()
  await expect(
    page.getByText('Times are in your own time zone: Brasilia Standard Time.').first(),
  ).toBeVisible()
  await page.getByRole('radio', { name: '3:00 am' }).check()
  expectValue(new URL(page.url()).searchParams.get('slot')).toBe('2026-11-24T06:00:00.000Z')
})

test('one of the next free times leads to the booking with day and time chosen', async () => {
  const { page } = await visit(abdullah)
  await page.getByRole('link', { name: 'Today, 11:15 am' }).click()
  await expect(page.getByRole('radio', { name: '11:15 am' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /First consultation/ })).toBeChecked()
  await expect(summary(page)).toContainText('Today, 11:15 am')
})

test('an unlisted dietitian has no page, but a link back to the directory', async () => {
  const { page } = await visit('/patient/dietitians/0192f3a0-0000-7000-8000-000000000007', {
    expectConsole: /404/,
  })
  await expect(page.getByText('This dietitian is not listed')).toBeVisible()
  await page.getByRole('link', { name: 'See all dietitians' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('a list that fails to load says so and can be loaded again', async () => {
  const { page } = await visit('/api/docs', { expectConsole: /500/ })
  await page.route('**/api/dietitians*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${app.origin}/patient/dietitians`)
  await expect(page.getByRole('alert')).toContainText('The dietitians could not be loaded')
  await page.unroute('**/api/dietitians*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('the main steps work in Arabic on a phone', async () => {
  const { page } = await visit('/ar/patient/dietitians', phone)
  await expect(page.getByRole('heading', { level: 1, name: patientPages.directory.title.ar })).toBeVisible()
  await page.getByRole('textbox', { name: 'البحث بالاسم أو التخصص' }).fill('عبد الله')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByRole('heading')).toHaveText('عبدالله العتيبي')
  await expect(cards(page)).toContainText('Abdullah Al-Otaibi')
  await expect(cards(page)).toContainText('150 ر.س')
  await cards(page).getByRole('link', { name: 'عرض الملف' }).click()
  await page.getByRole('tab', { name: 'الخدمات' }).click()
  await expect(page.getByText('300 ر.س').first()).toBeVisible()
  await page.getByRole('link', { name: 'حجز موعد', exact: true }).click()
  await page.getByRole('radio', { name: '2:00 م', exact: true }).check()
  await expect(page.getByRole('region', { name: 'موعدك' })).toContainText('اليوم، 2:00 م')
})

test('a full list never renders more than one screen in one step', async () => {
  for (let count = 0; count < 20; count++) await makeDietitian(`Reem Al-Dosari ${count}`, { city: 'abha' })
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
  await expect(cards(page)).toHaveCount(20)
  const drawn = await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn)
  expectValue(drawn.filter((count) => count > 0)[0]).toBe(6)
  expectValue(Math.max(...drawn)).toBe(6)
})

test('more results are shown on demand, and returning from a profile restores the list and its position', async () => {
  const { page } = await visit('/patient/dietitians?sort=rating')
  await expect(cards(page)).toHaveCount(20)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await more.click()
  await expect(cards(page)).toHaveCount(23)
  await expect(more).toHaveCount(0)
  await expect(cards(page).nth(20).getByRole('link')).toBeFocused()
  expectValue(await page.evaluate(() => window.scrollY)).toBe(before)
  await cards(page).nth(20).getByRole('link', { name: 'View Profile' }).click()
  await page.getByRole('link', { name: 'Find a Dietitian' }).first().click()
  await expect(cards(page)).toHaveCount(23)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400)
  expectValue(pathOf(page)).toBe('/patient/dietitians?sort=rating')
})
