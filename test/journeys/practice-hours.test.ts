import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { addException, readAvailability } from '#contract/availability.ts'
import type { Language } from '#contract/language.ts'
import { ui } from '#copy/ui.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla } from '../cast.ts'
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

testWithAll('hours past midnight are set, and the slots show them immediately', async () => {
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
