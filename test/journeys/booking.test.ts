import type { Page } from '@playwright/test'
import { beforeEach, expect as expectValue, test } from 'vitest'
import { giveConsent } from '#server/consents/give-consent.ts'
import { system } from '#server/ground/data/db.ts'
import { bookedAppointment } from '#test/appointments/appointments.ts'
import { answerOnce } from '#test/browser/answer-once.ts'
import { expect, openBrowser, phone, type WindowOptions } from '#test/browser/browser.ts'
import { boxesOf, fillDate } from '#test/browser/date-field.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { openApp } from '../app.ts'
import { drFahad, drLayla, omar, sara } from '../cast.ts'
import { moveClock } from '../move-clock.ts'
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

test('the first booking asks for birth date and consent, and minors cannot book', async () => {
  const person = await somebody()
  const page = await visit(person, fahad, { expectConsole: /422/ })
  await page.getByRole('radio', { name: '4:00 pm' }).check()
  await expect(keptTime(page)).toHaveText(/^We are holding this time for you for [45]:\d\d\.$/)
  const birth = page.getByRole('group', { name: 'Date of birth' })
  const consent = page.getByRole('checkbox', { name: /keep notes of my consultations/ })
  await expect(consent).not.toBeChecked()
  await expect(summary(page).getByText('Only you and the dietitian')).toBeVisible()
  await confirm(page).click()
  await expect(page.getByText('Enter your date of birth')).toBeVisible()
  await expect(boxesOf(birth).day).toBeFocused()
  await expect(birth).toHaveAccessibleDescription(/Enter your date of birth/)
  await fillDate(birth, '2012-03-09')
  await consent.check()
  await confirm(page).click()
  await expect(
    summary(page)
      .getByText(/is for adults/)
      .first(),
  ).toBeVisible()
  await expect(boxesOf(birth).day).toBeFocused()
  expectValue(await rowsOf(person)).toEqual([])
  await fillDate(birth, '1991-03-09')
  await confirm(page).click()
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeFocused()
  expectValue(await rowsOf(person)).toMatchObject([{ status: 'confirmed', mode: 'video' }])
})

test.each([
  [
    '',
    'Dietitian Profile',
    'Book Appointment',
    'Your booking',
    'Dr. Layla Al-Harbi',
    'with Dr. Layla Al-Harbi',
  ],
  ['/ar', 'ملف أخصائي التغذية', 'حجز موعد', 'حجزك', 'Dr. Layla Al-Harbi', 'مع Dr. Layla Al-Harbi'],
])('the pages of profile, booking and result each have their own title (%s)', async (prefix, ...words) => {
  const [profile = '', book = '', booked = '', name = '', whom = ''] = words
  const person = await regular()
  const page = await open(`${prefix}/patient/dietitians/${layla.id}`, {
    timezoneId: 'Asia/Riyadh',
    ...signedIn(person),
    runsFrom: now,
  })
  const isCalled = async (heading: string, title: string) => {
    const headings = page.getByRole('heading', { level: 1 })
    await expect(headings).toHaveCount(1)
    await expect(headings).toHaveText(heading)
    await expect(page).toHaveTitle(new RegExp(`^${title} \\| (Nabta|نبتة)$`))
  }
  await isCalled(profile, name)
  await page.getByRole('main').getByRole('link', { name: book }).first().click()
  await isCalled(book, `.*${whom}`)
  await page.getByRole('radio', { name: /3:00/ }).check()
  await confirm(page, prefix ? 'إرسال الطلب' : 'Send request').click()
  await page.waitForURL('**/book?booked=*')
  await isCalled(booked, `${booked} ${whom}`)
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
    ['[role=gridcell] [role=button]:not([data-outside-month])', '[data-selected]'],
    ['label.chip', ':has(:checked)'],
    ['[role=tab]', '[aria-selected=true]'],
  ] as const) {
    const told = await grounds(choices, chosen)
    expectValue(told.chosen.length, choices).toBeGreaterThan(0)
    expectValue(told.others.length, choices).toBeGreaterThan(0)
    for (const colors of told.chosen) expectValue(told.others, choices).not.toContain(colors)
  }
})

test('a reader who sees dates in Umm al-Qura also types them that way', async () => {
  const person = await somebody()
  const page = await visit(person, fahad)
  await page.evaluate(() => localStorage.setItem('nabta.hijri', 'on'))
  await page.reload()
  await page.getByRole('radio', { name: '4:00 pm' }).check()
  const birth = page.getByRole('group', { name: 'Date of birth' })
  await expect(boxesOf(birth).month.getByRole('option', { name: 'Ramadan' })).toBeAttached()
  await fillDate(birth, '1411-08-22')
  await expect(page.locator('[name=bornOn]')).toHaveValue('1991-03-09')
  await page.getByRole('checkbox', { name: /keep notes of my consultations/ }).check()
  await confirm(page).click()
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeFocused()
  const [row] = await app.rows<{ date_of_birth: string }>(
    'select date_of_birth from profiles where id = $1',
    [person.id],
  )
  expectValue(row?.date_of_birth).toBe('1991-03-09')
})

test('a patient who has answered once is not asked again', async () => {
  const person = await somebody()
  await bookedAppointment(app, person, layla, { startsAt: '2026-11-25T10:00:00.000Z' })
  const page = await visit(person, fahad)
  await page.getByRole('radio', { name: '4:00 pm' }).check()
  await expect(keptTime(page)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Date of birth' })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('an instant booking says that it is confirmed, and back does not lead into the form again', async () => {
  const person = await regular()
  const page = await visit(person, fahad)
  await page.goto(`${app.origin}/patient/dietitians/${fahad.id}`)
  await expect(page).toHaveTitle('Dr. Fahad Al-Shehri | Nabta')
  await page.getByRole('link', { name: 'Book Appointment', exact: true }).click()
  await page
    .getByRole('grid')
    .getByRole('button', { name: /23 November 2026/ })
    .click()
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

test('a booking that awaits the dietitian is a request, and says until when', async () => {
  const person = await regular()
  const page = await visit(person, layla)
  await page.getByRole('radio', { name: '4:00 pm' }).check()
  await expect(keptTime(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'What would you like help with?' }).fill('I am always tired.')
  await confirm(page, 'Send request').click()
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeFocused()
  await expect(page.getByText('The dietitian has up to 24 hours to answer')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Tomorrow, 9:00 am' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /\/calendar$/)
  expectValue(await rowsOf(person)).toMatchObject([{ status: 'pending' }])
  await page.getByRole('link', { name: 'View appointment' }).click()
  await expect(page.getByText('I am always tired.')).toBeVisible()
})

test('a time is held while it is shown, changes with the choice, and is released on leaving', async () => {
  const person = await regular()
  const page = await visit(person, layla)
  const held = async () => (await heldBy(person)).map(({ from }) => new Date(from).toISOString())
  await page.getByRole('radio', { name: '3:00 pm' }).check()
  await expect.poll(held).toEqual(['2026-11-24T12:00:00.000Z'])
  await page.getByRole('radio', { name: '3:15 pm' }).check()
  await expect.poll(held).toEqual(['2026-11-24T12:15:00.000Z'])
  await page.reload()
  await expect(page.getByRole('radio', { name: '3:15 pm' })).toBeChecked()
  await expect(keptTime(page)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the profile' }).click()
  await expect.poll(held).toEqual([])
})

test('after five minutes the time is open to others again, and the page says so', async () => {
  const person = await regular()
  const page = await visit(person, layla)
  await page.getByRole('radio', { name: '4:30 pm' }).check()
  await expect(keptTime(page)).toBeVisible()
  await moveClock(app, '2026-11-22T06:05:00Z')
  await bookedAppointment(app, await somebody(omar), layla, { startsAt: '2026-11-24T13:30:00.000Z' })
  await page.clock.fastForward('05:00')
  await expect(page.getByRole('alert').filter({ hasText: 'for you any longer' })).toBeVisible()
  await expect(summary(page)).toContainText('Not chosen yet')
  await expect(page.getByRole('radio', { name: '4:30 pm' })).toHaveCount(0)
  await expect(keptTime(page)).toHaveCount(0)
})

test('a patient who comes a moment too late chooses among the three nearest times', async () => {
  const person = await regular()
  const page = await visit(person, layla, { expectConsole: /409/ })
  const other = await somebody(omar)
  await bookedAppointment(app, other, layla, { startsAt: '2026-11-24T10:00:00.000Z' })
  await page.getByRole('radio', { name: '1:00 pm' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'This time was taken a moment ago.' })
  await expect(told.getByRole('button')).toHaveText([
    'Tue 24 Nov, 12:00 pm',
    'Tue 24 Nov, 12:15 pm',
    'Tue 24 Nov, 1:45 pm',
  ])
  await expect(page.getByRole('radio', { name: '1:00 pm' }), 'the times are fresh').toHaveCount(0)
  await expect(summary(page)).toContainText('Not chosen yet')
})

test('a time lost at the last press is reported the same way, and another time can be booked', async () => {
  const person = await regular()
  const page = await visit(person, layla, { expectConsole: /409/ })
  await page.getByRole('radio', { name: '9:00 am' }).check()
  await expect(keptTime(page)).toBeVisible()
  await moveClock(app, '2026-11-22T06:06:00Z')
  await bookedAppointment(app, await somebody(omar), layla, { startsAt: '2026-11-24T06:00:00.000Z' })
  await confirm(page, 'Send request').click()
  const told = page.getByRole('alert').filter({ hasText: 'This time was taken a moment ago.' })
  await expect(told.locator('[tabindex="-1"]')).toBeFocused()
  await told.getByRole('button').first().click()
  await expect(told).toHaveCount(0)
  await expect(keptTime(page)).toBeVisible()
  await confirm(page, 'Send request').click()
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeFocused()
  expectValue(await rowsOf(person)).toHaveLength(1)
})

test('a patient with another appointment at that time is told so', async () => {
  const person = await regular()
  const page = await visit(person, layla, { expectConsole: /409/ })
  await bookedAppointment(app, person, fahad, { startsAt: '2026-11-24T07:00:00.000Z' })
  await page.getByRole('radio', { name: '10:00 am' }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'You have another appointment at this time. Please choose another time.' }),
  ).toBeVisible()
  await expect(summary(page)).toContainText('Not chosen yet')
})

test('when the time cannot be held or booked right now, no input is lost', async () => {
  const person = await regular()
  const page = await visit(person, layla, { expectConsole: /503/ })
  const fail = { status: 503, body: '' }
  await page.route('**/api/holds', (route) => route.fulfill(fail))
  await page.getByRole('radio', { name: '11:00 am' }).check()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not hold this time' })).toBeVisible()
  await answerOnce(page, '**/api/appointments', (route) => route.fulfill(fail))
  await confirm(page, 'Send request').click()
  await expect(page.getByRole('alert').filter({ hasText: 'try again' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '11:00 am' })).toBeChecked()
  await confirm(page, 'Send request').click()
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeFocused()
})

test('the reader can choose Hijri dates, and the chosen day shows both calendars', async () => {
  const page = await visit(await regular(), layla)
  const grid = page.getByRole('grid')
  await page.getByRole('switch', { name: 'Hijri dates' }).check()
  await expect(page.getByRole('heading', { name: 'Day of the appointment, Jumada II 1448 AH' })).toBeVisible()
  await grid.getByRole('button', { name: /22 Jumada II 1448/ }).click()
  await expect(page.getByText('Available times on Wednesday 2 December')).toBeVisible()
  await page.getByRole('radio', { name: '4:00 pm' }).check()
  await expect(summary(page)).toContainText('Wed 2 Dec, 4:00 pm')
  await expect(summary(page)).toContainText('22 Jumada II 1448 AH')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Day of the appointment, Jumada II 1448 AH' })).toBeVisible()
  await page.getByRole('switch', { name: 'Hijri dates' }).uncheck()
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
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

test('nothing can be booked before a time is chosen', async () => {
  const person = await regular()
  const page = await visit(person, layla)
  await confirm(page, 'Send request').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a time first.' })).toBeVisible()
  expectValue(await rowsOf(person)).toEqual([])
})
