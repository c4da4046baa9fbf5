import { expect as expectValue, test } from 'vitest'
import { readCalendarFeed } from '#contract/appointments/calendar.ts'
import { readContactChoices } from '#contract/notifications/choices.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { join, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

test('a patient chooses which messages to get, and each press saves the choice', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const page = await open('/patient/settings', signedIn(patient))
  const reminders = page.getByRole('switch', { name: 'SMS: Reminders' })
  await expect(page.getByRole('switch', { name: 'Email: Appointment updates' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Email: Reminders' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'SMS: Appointment updates' })).toBeChecked()
  await expect(reminders).not.toBeChecked()
  await reminders.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(reminders).toBeChecked()
  expectValue((await patient.call(readContactChoices, {})).body.choices.smsReminders).toBe(true)
})

test('in Arabic on a phone a dietitian makes a calendar address, renews it and removes it', async () => {
  const layla = await join(
    app,
    { ...drLayla, email: unique(drLayla.email) },
    { role: 'dietitian', language: 'ar' },
  )
  const page = await open('/ar/dietitian/settings?tab=notifications', { ...phone, ...signedIn(layla) })
  await page.getByRole('button', { name: 'إنشاء رابط' }).click()
  const address = page.getByLabel('رابطك الخاص')
  await expect(address).toHaveValue(/\/api\/calendars\/[\w-]{43}$/)
  await expect(page.getByRole('heading', { name: 'التقويم' })).toBeFocused()
  const first = await address.inputValue()
  await page.getByRole('button', { name: 'رابط جديد' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'الإبقاء عليه' }).click()
  await expect(address).toHaveValue(first)
  await page.getByRole('button', { name: 'رابط جديد' }).click()
  await question.getByRole('button', { name: 'إنشاء رابط جديد' }).click()
  await expect(page.getByText('لتقويمك رابط جديد')).toBeVisible()
  await expect(address).not.toHaveValue(first)
  const second = await address.inputValue()
  expectValue((await app.fetch(new URL(first).pathname)).status).toBe(404)
  expectValue((await app.fetch(new URL(second).pathname)).status).toBe(200)
  await page.getByRole('button', { name: 'حذف', exact: true }).click()
  await question.getByRole('button', { name: 'حذف الرابط' }).click()
  await expect(page.getByRole('button', { name: 'إنشاء رابط' })).toBeVisible()
  expectValue((await layla.call(readCalendarFeed, {})).body.feed).toBeNull()

  // Messages about appointments use the practice's time zone.
  await page.goto(`${app.origin}/ar/dietitian/settings?tab=account`)
  await expect(page.getByText('فتبقى بالمنطقة الزمنية لعيادتك')).toBeVisible()
})

testWithAll('the page behind a reminder’s link asks for one press, and an invalid link says so', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const token = app.house.keys.sign('reminders.leave', patient.id)
  const page = await open(`/reminders/leave?token=${token}`)
  expectValue((await patient.call(readContactChoices, {})).body.choices.emailReminders).toBe(true)
  await page.getByRole('button', { name: 'Stop reminders' }).click()
  await expect(page.getByRole('heading', { name: 'Reminders are off' })).toBeFocused()
  expectValue((await patient.call(readContactChoices, {})).body.choices.emailReminders).toBe(false)

  const dead = await open('/ar/reminders/leave?token=none', { expectConsole: /40[04]|422/ })
  await dead.getByRole('button', { name: 'إيقاف التذكيرات' }).click()
  await expect(dead.getByRole('heading', { name: 'هذا الرابط لا يعمل' })).toBeVisible()
})
