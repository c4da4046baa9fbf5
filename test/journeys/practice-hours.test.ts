import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { addException, readAvailability } from '#contract/availability.ts'
import type { Language } from '#contract/language.ts'
import { bookingRules } from '#copy/availability/booking-rules.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { ui } from '#copy/ui.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { inLanguage } from '#test/browser/check-screen.ts'
import { expectDate, fillDate } from '#test/browser/date-field.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { openApp } from '../app.ts'
import { drFahad, drLayla } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const dietitian = (who = drLayla as { name: string; email: string }, language: 'en' | 'ar' = 'en') =>
  join(app, { ...who, email: unique(who.email) }, { role: 'dietitian', language })
const hoursOf = async (person: Person) => (await person.call(readAvailability, {})).body

/** A working day too far ahead for the minimum notice to matter, and the day after it, in the practice's time zone. */
const { monday, tuesday } = (() => {
  const at = new Date()
  at.setUTCDate(at.getUTCDate() + 7)
  while (at.getUTCDay() !== 1) at.setUTCDate(at.getUTCDate() + 1)
  const next = new Date(at.getTime() + 86_400_000)
  return { monday: at, tuesday: next }
})()
const locales = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' }
const inWords = (at: Date, language: Language = 'en') =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(at)
const asDay = (at: Date) => at.toISOString().slice(0, 10)

/** Presses a day of the calendar, in the month that contains it. */
async function choose(page: Page, at: Date, language: Language = 'en') {
  const calendar = page.getByRole('application')
  const day = calendar.getByRole('button', { name: inWords(at, language) })
  await waitUntilStill(page)
  await calendar.getByRole('grid').waitFor()
  if (!(await day.isVisible()))
    await calendar.getByRole('button', { name: ui.next[language] }).first().click()
  await day.click()
  return day
}

test('hours past midnight are set, and the slots show them immediately', async () => {
  const layla = await dietitian()
  const page = await open('/dietitian/availability', signedIn(layla))
  await expect(page.getByRole('heading', { name: 'Manage Availability', level: 1 })).toBeVisible()
  await expect(page.getByText('Set your working hours and appointment slots')).toBeVisible()
  await choose(page, monday)
  const slots = page.getByRole('region', { name: 'Time Slots' })
  await expect(slots).toContainText('9:00 am to 5:00 pm')
  await expect(slots.getByRole('listitem').first()).toHaveText('9:00 am')
  await expect(slots).toContainText('31 available')

  const save = page.getByRole('button', { name: 'Save hours' })
  await expect(save).toBeDisabled()
  await page.getByLabel('Monday, from').selectOption('9:00 pm')
  await expect(page.getByLabel('Monday, to')).toHaveValue('05:00')
  await page.getByLabel('Monday, to').selectOption('1:00 am next day')
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Monday, from')).toHaveValue('21:00')
  await expect(page.getByText(/^Unsaved changes from \d/)).toBeVisible()
  await choose(page, monday)
  await expect(slots).toContainText('9:00 am to 5:00 pm')
  await save.click()
  await expect(page.getByText('Your hours have been saved')).toBeVisible()
  await expect(page.getByText('Everything is saved')).toBeFocused()
  await expect(slots).toContainText('9:00 pm to 1:00 am next day')
  await expect(slots.getByRole('listitem').first()).toHaveText('9:00 pm')
  await choose(page, tuesday)
  await expect(slots.getByRole('listitem').first()).toHaveText('12:00 am')
  expectValue((await hoursOf(layla)).availability.weekly[1]).toEqual([{ from: '21:00', to: '01:00' }])
})

test('overlapping hours are reported where they are, and nothing is saved', async () => {
  const layla = await dietitian()
  const page = await open('/dietitian/availability', signedIn(layla))
  await page.getByRole('button', { name: 'Add hours on Sunday' }).click()
  await page.getByLabel('Sunday, from').last().selectOption('4:00 pm')
  await expect(page.getByText('These hours overlap with others on the same day')).toBeVisible()
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByLabel('Sunday, from').first()).toBeFocused()
  expectValue((await hoursOf(layla)).availability.weekly[0]).toHaveLength(1)

  await page.getByRole('button', { name: 'Remove 4:00 pm' }).click()
  await page.getByRole('button', { name: 'Copy the hours of Sunday' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy the hours of Sunday' })
  await dialog.getByRole('checkbox', { name: 'Saturday' }).press('Space')
  await dialog.getByRole('button', { name: 'Copy hours' }).click()
  await expect(page.getByRole('switch', { name: 'Open on Saturday' })).toBeChecked()
  await page.getByRole('switch', { name: 'Open on Monday' }).click()
  await page.getByLabel('Break between appointments').selectOption('20 minutes')
  await page.getByRole('radio', { name: 'Confirm instantly' }).check()
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Your hours have been saved')).toBeVisible()
  const { availability } = await hoursOf(layla)
  expectValue(availability.weekly.map((ranges) => ranges.length)).toEqual([1, 0, 1, 1, 1, 0, 1])
  expectValue(availability).toMatchObject({ buffer: 20, takesAtOnce: true })
})

test('a day is closed with one press and opened with another', async () => {
  const fahad = await dietitian(drFahad)
  const page = await open('/dietitian/availability', signedIn(fahad))
  await choose(page, monday)
  const slots = page.getByRole('region', { name: 'Time Slots' })
  await slots.getByRole('button', { name: 'Close this day' }).click()
  await expect(slots).toContainText('You are closed on this day.')
  await expect(slots.getByRole('listitem')).toHaveCount(0)
  const day = page.getByRole('application').getByRole('button', { name: inWords(monday) })
  await expect(day).toHaveAccessibleName(`${inWords(monday)}, chosen, Closed`)
  const special = page.getByRole('list', { name: 'Special dates' }).getByRole('listitem')
  await expect(special).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(slots).toContainText('9:00 am to 5:00 pm')
  await expect(special).toHaveCount(0)

  await slots.getByRole('button', { name: 'Set other hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add special date' })
  await expectDate(dialog.getByRole('group', { name: 'Day', exact: true }), asDay(monday))
  await dialog.getByLabel('Hours, to').selectOption('10:00 am')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(slots).toContainText('9:00 am to 10:00 am')
  await expect(slots).toContainText('3 available')
  await slots.getByRole('button', { name: 'Back to weekly hours' }).click()
  await expect(slots).toContainText('31 available')
  expectValue((await hoursOf(fahad)).exceptions).toEqual([])
})

test('Ramadan hours are filled in with one press and can be changed before they are saved', async () => {
  const layla = await dietitian()
  const page = await open('/dietitian/availability', signedIn(layla))
  await page.getByRole('button', { name: 'Ramadan hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add special date' })
  await expect(dialog.getByRole('radio', { name: 'Other hours' })).toBeChecked()
  await expect(dialog.getByLabel('Hours, from')).toHaveValue('21:00')
  await expect(dialog.getByLabel('Hours, to')).toHaveValue('01:00')
  await dialog.getByRole('checkbox', { name: 'Friday' }).press('Space')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('list', { name: 'Special dates' }).getByRole('listitem')
  await expect(row).toContainText('9:00 pm to 1:00 am next day')
  await expect(page.getByRole('button', { name: 'Ramadan hours' })).toHaveCount(0)
  expectValue((await hoursOf(layla)).exceptions).toMatchObject([
    { kind: 'instead', weekdays: [0, 1, 2, 3, 4, 6] },
  ])
})

test('a special date is changed, and removed after a confirmation', async () => {
  const layla = await dietitian()
  const [from, to] = [asDay(monday), asDay(tuesday)]
  const hours = [{ from: '18:00', to: '20:00' }]
  await layla.call(addException, { kind: 'extra', from, to, weekdays: null, hours, label: 'Open evening' })
  const page = await open('/dietitian/availability', signedIn(layla))
  const row = page.getByRole('list', { name: 'Special dates' }).getByRole('listitem')
  await expect(row).toContainText('6:00 pm to 8:00 pm')
  await page.getByRole('button', { name: /^Edit .Open evening/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit special date' })
  await edit.getByRole('radio', { name: 'Closed' }).check()
  await fillDate(edit.getByRole('group', { name: 'Last day' }), '2020-01-01')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByText('The last day is before the first')).toBeVisible()
  await edit.getByRole('checkbox', { name: 'Several days' }).uncheck()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Closed')
  expectValue((await hoursOf(layla)).exceptions).toMatchObject([
    { kind: 'closed', from, to: from, weekdays: null, hours: [], label: 'Open evening' },
  ])

  await page.getByRole('button', { name: /^Remove .Open evening/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('None ahead')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Special dates' })).toBeFocused()
  expectValue((await hoursOf(layla)).exceptions).toEqual([])
})

test('in Arabic on a phone hours are saved and a special date appears in the calendar', async () => {
  const layla = await dietitian(drLayla, 'ar')
  const day = asDay(monday)
  await layla.call(addException, { kind: 'closed', from: day, to: day, weekdays: null, hours: [] })
  const page = await open('/ar/dietitian/availability', { ...phone, ...signedIn(layla) })
  const cell = await choose(page, monday, 'ar')
  await expect(cell).toHaveAccessibleName(`${inWords(monday, 'ar')}، محدد، مغلق`)
  await expect(page.getByText('عيادتك مغلقة في هذا اليوم.')).toBeVisible()

  const until = page.getByLabel('الأحد، إلى')
  await until.focus()
  await until.selectOption('3:00 م')
  await page.getByRole('button', { name: 'حفظ الساعات' }).click()
  await expect(page.getByText('تم حفظ ساعات عملك')).toBeVisible()
  expectValue((await hoursOf(layla)).availability.weekly[0]).toEqual([{ from: '09:00', to: '15:00' }])
})

for (const [language, tokyo] of [
  ['en', 'Asia/Tokyo'],
  ['ar', 'توقيت اليابان'],
] as const)
  test(`every time zone of the world has a name in ${language}, once the list is opened`, async () => {
    const layla = await dietitian(drLayla, language)
    const page = await open(inLanguage(language, '/dietitian/availability'), {
      ...phone,
      ...signedIn(layla),
    })
    const zones = page.getByLabel(bookingRules.zone.label[language])
    const names = zones.locator('option')
    await expect(names).toHaveCount(1)
    await zones.focus()
    await expect(names.filter({ hasText: tokyo })).toHaveCount(1)
    expectValue(await names.count()).toBeGreaterThan(400)
    if (language === 'ar')
      expectValue((await names.allTextContents()).filter((name) => /[a-z]/i.test(name))).toEqual([])
    await zones.selectOption(tokyo)
    await page.getByRole('button', { name: weekly.save[language] }).click()
    await expect(page.getByText(weekly.saved[language])).toBeVisible()
    expectValue((await hoursOf(layla)).availability.zone).toBe('Asia/Tokyo')
  })

test('the practice’s time zone applies, not the browser’s', async () => {
  const layla = await dietitian()
  const page = await open('/dietitian/availability', {
    ...signedIn(layla),
    timezoneId: 'America/Sao_Paulo',
  })
  await choose(page, monday)
  const slots = page.getByRole('region', { name: 'Time Slots' })
  await expect(slots.getByRole('listitem').first()).toHaveText('9:00 am')
  await expect(slots).toContainText('All times are Riyadh time.')
})
