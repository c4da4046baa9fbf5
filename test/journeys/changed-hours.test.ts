import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { listConflicts } from '#contract/appointments/conflicts.ts'
import { conflicts } from '#copy/appointments/conflicts.ts'
import { conflictsFound } from '#copy/appointments/conflicts-found.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { timeSlots } from '#copy/availability/time-slots.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { upcoming } from '#copy/oversight/upcoming.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, sara } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
/** A Sunday at seven in Riyadh, for the server and for every browser. */
const now = '2026-11-22T04:00:00Z'
app.at(now)
const admin = await join(app, noor, { role: 'admin' })

async function practice(startsAt: readonly string[]) {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  const ids: string[] = []
  for (const at of startsAt)
    ids.push(await putAppointment(app, { patient, dietitian }, { status: 'confirmed', startsAt: at }))
  return { patient, dietitian, ids }
}

const visit = (person: Person, path: string, options = {}) =>
  open(path, { ...signedIn(person), timezoneId: 'Asia/Riyadh', stillAt: now, ...options })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const toast = (page: Page, words: string) => page.locator('[aria-live]').getByText(words).first()
const endingsOf = async (ids: readonly string[]) =>
  (await app.rows('select ending from appointments where id = any($1) order by starts_at', [ids])).map(
    ({ ending }) => ending,
  )

testWithAll('a dietitian who closes a day decides about its appointments one by one', async () => {
  const { patient, dietitian, ids } = await practice(['2026-11-22T07:00:00Z', '2026-11-22T09:00:00Z'])
  const moving = await putAppointment(
    app,
    { patient, dietitian },
    {
      status: 'confirmed',
      startsAt: '2026-11-25T07:00:00Z',
      wantedAt: '2026-11-22T11:00:00Z',
      wantedUntil: '2026-11-22T10:00:00Z',
    },
  )
  const page = await visit(dietitian, '/dietitian/availability')
  await press(page, timeSlots.close.en)
  await expect(toast(page, conflictsFound.found(3).en)).toBeVisible()
  const section = page.getByRole('region', { name: conflicts.groups.hours.title.en })
  const rows = section.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Today, 10:00 am – 10:30 am')
  await expect(rows.first()).toContainText(sara.name)

  await rows.first().getByRole('button', { name: /^Keep/ }).click()
  await expect(toast(page, conflicts.kept(1).en)).toBeVisible()
  await expect(rows).toHaveCount(1)

  await rows
    .first()
    .getByRole('button', { name: /^Cancel/ })
    .click()
  const dialog = page.getByRole('alertdialog', { name: conflicts.cancelTitle(1).en })
  const told = dialog.getByLabel(conflicts.reason.en)
  await expect(told).toHaveValue(
    [conflicts.groups.hours.reason.inEnglish, conflicts.groups.hours.reason.inArabic].join('\n'),
  )
  await told.fill('I am at a congress that day.')
  await dialog.getByRole('button', { name: conflicts.confirm.en }).click()
  await expect(toast(page, conflicts.cancelled(1).en)).toBeVisible()
  await expect(section).toHaveCount(0)
  expectValue(await endingsOf(ids)).toEqual([null, 'cancelled_by_dietitian'])
  await app.runJobs()
  expectValue((await app.mailTo(patient.email)).map(({ text }) => text).join()).toContain(
    'I am at a congress that day.',
  )

  const wish = page.getByRole('region', { name: conflicts.wish.title.en }).getByRole('listitem')
  await expect(wish).toContainText('Today, 2:00 pm – 2:30 pm')
  await expect(wish).toContainText('Instead of Wed 25 Nov, 10:00 am')
  await wish.getByRole('link', { name: /^View and answer/ }).click()
  await expect(page.getByRole('button', { name: appointmentDetail.actions.acceptMove.en })).toBeVisible()
  expectValue(new URL(page.url()).pathname).toBe(`/dietitian/appointments/${moving}`)
})

test('in Arabic on a phone, all of them are decided together', async () => {
  const { dietitian, ids } = await practice(['2026-11-27T07:00:00Z', '2026-11-28T09:00:00Z'])
  const page = await visit(dietitian, '/ar/dietitian/availability', phone)
  await press(page, conflicts.cancelAll.ar)
  // Text for screen readers also follows the page's language, not the browser's.
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  await page.getByRole('alertdialog').getByRole('button', { name: conflicts.confirm.ar }).click()
  await expect(toast(page, conflicts.cancelled(2).ar)).toBeVisible()
  expectValue(await endingsOf(ids)).toEqual(['cancelled_by_dietitian', 'cancelled_by_dietitian'])
})

testWithAll(
  'appointments after the licence’s end are kept with one press, and are not asked about again',
  async () => {
    const { dietitian, ids } = await practice(['2026-11-24T07:00:00Z', '2026-11-25T09:00:00Z'])
    await app.rows("update verifications set licensed_until = '2026-11-23' where user_id = $1", [
      dietitian.id,
    ])
    const page = await visit(dietitian, '/dietitian/availability')
    const section = page.getByRole('region', { name: conflicts.groups.license.title.en })
    await section.getByRole('button', { name: conflicts.keepAll.en }).click()
    await expect(section).toHaveCount(0)
    expectValue((await dietitian.call(listConflicts, {})).body.conflicts).toEqual([])
    expectValue(await endingsOf(ids)).toEqual([null, null])
  },
)

testWithAll('an admin who suspends a dietitian decides what happens to the appointments', async () => {
  const { patient, dietitian, ids } = await practice(['2026-11-24T07:00:00Z', '2026-11-25T09:00:00Z'])
  const page = await visit(admin, `/admin?tab=dietitians&list=approved&dietitian=${dietitian.id}`)
  const section = page.getByRole('region', { name: upcoming.title.en }).first()
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(section.getByText(sara.name)).toHaveCount(0)
  await press(page, decisions.suspend.button.en)
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(decisions.reason.label.en).fill('A complaint is being looked at.')
  await dialog.getByRole('radio', { name: upcoming.choice.cancel.en }).click()
  const told = dialog.getByLabel(upcoming.told.label.en)
  await told.fill('')
  await dialog.getByRole('button', { name: decisions.suspend.button.en }).click()
  await expect(told).toHaveAttribute('aria-invalid', 'true')
  await told.fill('The dietitian is away.')
  await dialog.getByRole('button', { name: decisions.suspend.button.en }).click()
  await expect(toast(page, decisions.suspend.done(drLayla.name).en)).toBeVisible()
  expectValue(await endingsOf(ids)).toEqual(['cancelled_by_platform', 'cancelled_by_platform'])
  await app.runJobs()
  const letters = JSON.stringify(await app.mailTo(patient.email))
  expectValue(letters).toContain('The dietitian is away.')
  expectValue(letters).not.toContain('complaint')
})

testWithAll(
  'an admin can also keep them, and cancel those after the licence’s end from the dietitian’s page',
  async () => {
    const { dietitian, ids } = await practice(['2026-11-24T07:00:00Z', '2026-11-25T09:00:00Z'])
    await app.rows("update verifications set licensed_until = '2026-11-24' where user_id = $1", [
      dietitian.id,
    ])
    const page = await visit(admin, `/admin?tab=dietitians&list=approved&dietitian=${dietitian.id}`)
    await expect(page.getByText(upcoming.after(1).en)).toBeVisible()
    await press(page, upcoming.cancelAfter.en)
    await page.getByRole('alertdialog').getByRole('button', { name: upcoming.cancel.button.en }).click()
    await expect(toast(page, upcoming.cancel.done(1).en)).toBeVisible()
    expectValue(await endingsOf(ids)).toEqual([null, 'cancelled_by_platform'])
  },
)
