import type { Page } from '@playwright/test'
import { beforeEach, expect as expectValue, test } from 'vitest'
import { giveConsent } from '#server/consents/give-consent.ts'
import { system } from '#server/ground/data/db.ts'
import { expect, openBrowser, phone, type WindowOptions } from '#test/browser/browser.ts'
import { fillDate } from '#test/browser/date-field.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drFahad, drLayla, sara } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

/** A Sunday at nine in Riyadh, for the server and for every browser. */
const now = '2026-11-22T06:00:00Z'
let fahad: Person
let layla: Person

/** Two new practices for each test, so that their day is free. */
beforeEach(async () => {
  app.at(now)
  const asDietitian = { role: 'dietitian', signedIn: false } as const
  layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, asDietitian)
  await listedDietitian(app, layla)
  fahad = await join(app, { ...drFahad, email: unique(drFahad.email) }, asDietitian)
  await listedDietitian(app, fahad, { takesAtOnce: true, otherName: 'د. فهد الشهري' })
})

const somebody = (who: { name: string; email: string } = sara) =>
  join(app, { ...who, email: unique(who.email) })

/** A patient who booked elsewhere some time ago, and is not asked for anything again. */
async function regular() {
  const person = await somebody()
  await app.rows(`update profiles set date_of_birth = '1991-03-09' where id = $1`, [person.id])
  const consent = {
    userId: person.id,
    purpose: 'care',
    language: 'en',
    method: 'booking',
    address: '',
  } as const
  await app.house.db.as(system, (tx) => giveConsent(tx, app.house, consent, new Date(now)))
  return person
}

async function visit(
  person: Person,
  dietitian: Person,
  { path = '', ...options }: { path?: string } & WindowOptions = {},
) {
  app.at(now)
  const page = await open(`${path}/patient/dietitians/${dietitian.id}/book?day=2026-11-24`, {
    timezoneId: 'Asia/Riyadh',
    ...signedIn(person),
    runsFrom: now,
    ...options,
  })
  await expect(page.getByRole('radio', { name: '4:30' })).toBeVisible()
  return page
}

const summary = (page: Page) => page.getByRole('region', { name: 'Your appointment' })
const confirm = (page: Page, name = 'Confirm booking') => page.getByRole('button', { name })
const keptTime = (page: Page) => summary(page).getByRole('timer')
const rowsOf = ({ id }: Person) =>
  app.rows<{ id: string; status: string; mode: string; starts_at: Date }>(
    'select id, status, mode, starts_at from appointments where patient_id = $1 order by starts_at',
    [id],
  )
const heldBy = ({ id }: Person) =>
  app.rows<{ from: string }>(
    `select distinct lower(during) as from from taken_times where holder_id = $1 and held_until > $2`,
    [id, app.house.clock.now()],
  )

testWithAll('the pages of profile, booking and result each have their own title', async () => {
  const page = await open(`/patient/dietitians/${layla.id}`, {
    timezoneId: 'Asia/Riyadh',
    ...signedIn(await regular()),
    runsFrom: now,
  })
  const isCalled = async (heading: string, title: string) => {
    const headings = page.getByRole('heading', { level: 1 })
    await expect(headings).toHaveCount(1)
    await expect(headings).toHaveText(heading)
    await expect(page).toHaveTitle(new RegExp(`^${title} \\| Nabta$`))
  }
  await isCalled('Dietitian Profile', 'Dr. Layla Al-Harbi')
  await page.getByRole('main').getByRole('link', { name: 'Book Appointment' }).first().click()
  await isCalled('Book Appointment', '.*with Dr. Layla Al-Harbi')
  await page.getByRole('radio', { name: '3:00 pm' }).check()
  await confirm(page, 'Send request').click()
  await page.waitForURL('**/book?booked=*')
  await isCalled('Your booking', 'Your booking with Dr. Layla Al-Harbi')
})

test('in forced colours the chosen day, time and tab are recognisable', async () => {
  const page = await visit(await regular(), fahad, { forcedColors: 'active' })
  await page.getByRole('radio', { name: '4:00 pm' }).check()
  await page.getByRole('tab', { selected: true }).waitFor()
  const grounds = (choices: string, chosen: string) =>
    page.evaluate(
      ([choices = '', chosen = '']) => {
        const colorsOf = (element: Element) => {
          const { backgroundColor, color } = getComputedStyle(element)
          return `${color} on ${backgroundColor}`
        }
        const all = [...document.querySelectorAll(choices)]
        return {
          chosen: all.filter((each) => each.matches(chosen)).map(colorsOf),
          others: all.filter((each) => !each.matches(chosen)).map(colorsOf),
        }
      },
      [choices, chosen],
    )
  for (const [choices, chosen] of [
    ['label.chip', ':has(:checked)'],
    ['[role=tab]', '[aria-selected=true]'],
  ] as const) {
    const told = await grounds(choices, chosen)
    expectValue(told.chosen.length, choices).toBeGreaterThan(0)
    expectValue(told.others.length, choices).toBeGreaterThan(0)
    for (const colors of told.chosen) expectValue(told.others, choices).not.toContain(colors)
  }
})

test('an instant booking says that it is confirmed, and back does not lead into the form again', async () => {
  const person = await regular()
  const page = await visit(person, fahad)
  await page.goto(`${app.origin}/patient/dietitians/${fahad.id}`)
  await expect(page).toHaveTitle('Dr. Fahad Al-Shehri | Nabta')
  await page.getByRole('link', { name: 'Book Appointment', exact: true }).click()
  await page.getByRole('radio', { name: 'Mon 23 Nov' }).check()
  await page.getByRole('radio', { name: 'In-person', exact: true }).check()
  await page.getByRole('radio', { name: '3:00 pm' }).check()
  await expect(summary(page)).toContainText('You can cancel until it starts.')
  await expect(keptTime(page)).toBeVisible()
  await confirm(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeFocused()
  await expect(page).toHaveTitle('Your booking with Dr. Fahad Al-Shehri | Nabta')
  const [made, ...others] = await rowsOf(person)
  expectValue(others, 'a double click makes one').toEqual([])
  expectValue(made).toMatchObject({ status: 'confirmed', mode: 'in-person' })
  const main = page.getByRole('main')
  await expect(main).toContainText('Monday 23 November, 3:00 pm')
  await expect(main).toContainText('King Fahd Road 12')
  await expect(page.getByRole('link', { name: 'View appointment' })).toHaveAttribute(
    'href',
    `/patient/appointments/${made?.id}`,
  )
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/api/appointments/${made?.id}/calendar`,
  )
  await expect(page.getByRole('link', { name: 'All appointments' })).toHaveAttribute(
    'href',
    '/patient/appointments',
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/patient/dietitians/${fahad.id}$`))
  expectValue(await heldBy(person)).toEqual([])
})

testWithAll('the reader can choose Hijri dates, and the chosen day shows both calendars', async () => {
  const page = await visit(await regular(), layla)
  await page.getByRole('button', { name: 'All days' }).click()
  const grid = page.getByRole('grid')
  await page.getByRole('switch', { name: 'Hijri dates' }).check()
  await expect(page.getByRole('heading', { name: 'Day of the appointment, Jumada II 1448 AH' })).toBeVisible()
  await grid.getByRole('button', { name: /22 Jumada II 1448/ }).click()
  await expect(page.getByText('Available times on Wednesday 2 December')).toBeVisible()
  await page.getByRole('radio', { name: '4:00 pm' }).check()
  await expect(summary(page)).toContainText('Wed 2 Dec, 4:00 pm')
  await expect(summary(page)).toContainText('22 Jumada II 1448 AH')
  await page.reload()
  await page.getByRole('button', { name: 'All days' }).click()
  await expect(page.getByRole('heading', { name: 'Day of the appointment, Jumada II 1448 AH' })).toBeVisible()
  await page.getByRole('switch', { name: 'Hijri dates' }).uncheck()
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  await page.getByRole('switch', { name: 'Hijri dates' }).check()
  await grid.getByRole('button', { name: /23 Jumada II 1448/ }).click()
  await expect(page.getByText('Available times on Thursday 3 December')).toBeVisible()
})

test('the main steps work in Arabic on a phone', async () => {
  const person = await somebody()
  const page = await visit(person, fahad, { path: '/ar', expectConsole: /422/, ...phone })
  await page.getByRole('radio', { name: '4:30 م' }).check()
  const bar = page.getByRole('timer').filter({ visible: true })
  await expect(bar).toHaveText(/^محجوز لك مؤقتًا:/)
  await page.getByRole('button', { name: 'تأكيد الحجز' }).click()
  await fillDate(page.getByRole('group', { name: 'تاريخ الميلاد' }), '1991-03-09')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'تأكيد الحجز' }).click()
  await expect(page.getByRole('heading', { name: 'تم الحجز' })).toBeFocused()
  await page.getByRole('link', { name: 'كل المواعيد' }).click()
  await expect(page).toHaveURL(/\/ar\/patient\/appointments$/)
})
