import type { Page, WebSocketRoute } from '@playwright/test'
import { beforeAll, expect as expectValue, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import {
  confirmAppointment,
  declineAppointment,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { expect, openBrowser, phone, type WindowOptions } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, omar, sara } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

/** A Sunday at nine in Riyadh, for the server and for every browser. */
const now = '2026-11-22T06:00:00Z'
const riyadh = { timezoneId: 'Asia/Riyadh' } as const
let layla: Person
let patient: Person

beforeAll(() => app.at(now))

/** Two new people for each test, so that their lists contain only its appointments. */
async function meet() {
  layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, layla, { otherName: 'د. ليلى الحربي' })
  patient = await join(app, { ...sara, email: unique(sara.email) })
}

const made = (facts: RowFacts = {}, who: Person = patient) =>
  putAppointment(
    app,
    { patient: who, dietitian: layla },
    { status: 'confirmed', startsAt: '2026-11-23T13:00:00Z', ...facts },
  )

const visit = (person: Person, path: string, options: WindowOptions = {}) =>
  open(path, { ...riyadh, ...signedIn(person), stillAt: now, ...options })

const row = (page: Page, text: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text })
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const statusOf = async (id: string) => {
  const [one] = await app.rows<{ status: string; ending: string | null }>(
    'select status, ending from appointments where id = $1',
    [id],
  )
  return [one?.status, one?.ending]
}

testWithAll('a patient finds upcoming appointments, and every detail of one', async () => {
  await meet()
  const id = await made()
  await made({ status: 'pending', startsAt: '2026-11-24T07:00:00Z', lapsesAt: '2026-11-23T06:00:00Z' })
  await made({ status: 'completed', startsAt: '2026-11-10T07:00:00Z' })
  const page = await visit(patient, '/patient/appointments')
  await expect(page.getByRole('heading', { level: 1, name: 'My Appointments' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book New Appointment' })).toHaveAttribute(
    'href',
    '/patient/dietitians',
  )
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('tab', { name: 'Pending 1' })).toBeVisible()
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, 'Completed').getByRole('link', { name: 'Book Again' })).toBeVisible()
  await page.getByRole('tab', { name: 'Upcoming' }).click()
  await row(page, 'Tomorrow, 4:00 pm – 4:30 pm').getByRole('link', { name: 'Dr. Layla Al-Harbi' }).click()
  await expect(page).toHaveURL(new RegExp(`/patient/appointments/${id}$`))
  const main = page.getByRole('main')
  for (const text of ['Confirmed', 'Initial consultation', 'Video consultation', 'Video Call', '150 SAR'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Monday, 23 November 2026').first()).toBeVisible()
  await expect(main.getByText('4:00 pm – 4:30 pm').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Message Dietitian' })).toHaveAttribute(
    'href',
    `/patient/messages?dietitian=${layla.id}`,
  )
  await expect(main.getByRole('link', { name: 'View Dietitian Profile' })).toHaveAttribute(
    'href',
    `/patient/dietitians/${layla.id}`,
  )
  await main.getByRole('link', { name: 'Back to Appointments' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('a patient requests another time, and the old one stays until the dietitian accepts in her list', async () => {
  await meet()
  const id = await made()
  const page = await visit(patient, '/patient/appointments')
  await page.getByRole('button', { name: 'Reschedule: Dr. Layla Al-Harbi' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('You can reschedule it twice.')).toBeVisible()
  await expect(dialog.getByText('Now: Mon 23 Nov, 4:00 pm')).toBeVisible()
  await expect(dialog.getByText(/stays at its current time until the dietitian accepts/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Move the appointment' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Tue 24 Nov' }).check()
  await dialog.getByRole('radio', { name: '10:00 am' }).check()
  await expect(dialog.getByRole('button', { name: 'Move to Tue 24 Nov, 10:00 am' })).toBeVisible()
  await dialog.getByRole('button', { name: /^Move to/ }).click()
  await expect(page.getByText('New time requested', { exact: true })).toBeVisible()
  const kept = row(page, 'Tomorrow, 4:00 pm – 4:30 pm')
  await expect(kept.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(kept.getByText('New time requested: Tue 24 Nov, 10:00 am – 10:30 am')).toBeVisible()
  await kept.getByRole('link', { name: 'Dr. Layla Al-Harbi' }).click()
  await expect(page.getByText('You asked to move it to Tue 24 Nov, 10:00 am.')).toBeVisible()
  await expect(page.getByText('Monday, 23 November 2026').first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep the current time' }).click()
  await expect(page.getByText('The appointment stays at its time')).toBeVisible()
  await expect(page.getByText('You asked to move it')).toHaveCount(0)
  await patient.call(rescheduleAppointment, { id, startsAt: '2026-11-25T07:00:00.000Z' })

  const hers = await visit(layla, '/ar/dietitian/appointments?tab=week')
  const asked = row(hers, 'سارة القحطاني').or(row(hers, 'Sara Al-Qahtani'))
  await expect(asked.getByText(/^الوقت الجديد المطلوب: /)).toBeVisible()
  await asked.getByRole('button', { name: /^قبول/ }).click()
  await expect(hers.getByText('تم تغيير وقت الموعد', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Wednesday, 25 November 2026').first()).toBeVisible()
  await expect(page.getByText('From Mon 23 Nov, 4:00 pm to Wed 25 Nov, 10:00 am').first()).toBeVisible()
  expectValue(await statusOf(id)).toEqual(['confirmed', null])
})

test('a change by the other side appears in every open tab, over one connection, and after an interruption too', async () => {
  await meet()
  const [first, second] = ['2026-11-24T07:00:00Z', '2026-11-25T07:00:00Z'].map((startsAt) =>
    made({ status: 'pending', startsAt, lapsesAt: '2026-11-23T06:00:00Z' }),
  )
  const changed = async (change: Promise<unknown>) => {
    await change
    await app.runJobs()
  }
  const page = await visit(patient, '/patient/appointments')
  const joined = (tab: Page) => expect(tab.locator('[data-connection=joined]')).toBeAttached()
  await joined(page)
  const beside = await page.context().newPage()
  const wires: WebSocketRoute[] = []
  let isCut = false
  await beside.routeWebSocket('**/api/socket', (wire) => {
    if (isCut) return wire.close({ code: 1012 })
    wires.push(wire)
    wire.connectToServer()
  })
  await beside.clock.install({ time: now })
  await beside.goto(`${app.origin}/patient/appointments`)
  await joined(beside)
  await changed(layla.call(confirmAppointment, { id: await (first as Promise<string>) }))
  for (const tab of [page, beside]) {
    await expect(row(tab, 'Confirmed')).toHaveCount(1)
    await expect(tab.getByRole('tab', { name: 'Pending 1' })).toBeVisible()
  }
  expectValue(wires).toHaveLength(0)

  await page.close()
  await expect.poll(() => wires.length).toBe(1)
  await joined(beside)
  isCut = true
  await wires[0]?.close({ code: 1012 })
  await expect(beside.locator('[data-connection=joining]')).toBeAttached()
  await changed(layla.call(declineAppointment, { id: await (second as Promise<string>) }))
  await beside.clock.fastForward(5_000)
  await expect(beside.getByText('No connection at the moment.')).toBeVisible()
  await expect(rows(beside)).toHaveCount(2)
  isCut = false
  await beside.clock.fastForward(16_000)
  await expect(rows(beside)).toHaveCount(1)
  await expect(beside.getByText('No connection at the moment.')).toBeHidden()
})

testWithAll(
  'a dietitian accepts and declines in the list of requests, and finds past appointments',
  async () => {
    await meet()
    const asked = { status: 'pending', lapsesAt: '2026-11-23T06:00:00Z' } as const
    const first = await made({ ...asked, startsAt: '2026-11-24T07:00:00Z' })
    const second = await made(
      { ...asked, startsAt: '2026-11-25T07:00:00Z' },
      await join(app, { ...omar, email: unique(omar.email) }),
    )
    const page = await visit(layla, '/dietitian/appointments')
    await expect(page.getByRole('link', { name: 'Manage Availability' })).toHaveAttribute(
      'href',
      '/dietitian/availability',
    )
    await expect(page.getByText('No appointments today')).toBeVisible()
    await expect(page.getByText('2 requests wait for your answer')).toBeVisible()
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('button', { name: 'Accept: Sara Al-Qahtani' }).click()
    await expect(page.getByText('Appointment confirmed', { exact: true })).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText('1 request waits for your answer')).toBeVisible()

    await page.getByRole('button', { name: `Decline: ${omar.name}` }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill('Full that day.')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByText('Appointment cancelled', { exact: true })).toBeVisible()
    await expect(page.getByText('No pending appointments')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Appointments', exact: true })).toBeFocused()
    expectValue(await statusOf(first)).toEqual(['confirmed', null])
    expectValue(await statusOf(second)).toEqual(['cancelled', 'declined'])

    await made({ status: 'completed', startsAt: '2026-10-11T07:00:00Z' })
    await page.getByRole('tab', { name: 'This Week' }).click()
    await expect(row(page, 'Sara Al-Qahtani')).toHaveCount(1)
    const apart = page.getByRole('list', { name: 'Cancelled or not answered' })
    await expect(apart.getByRole('listitem')).toContainText(omar.name)
    await page.getByLabel('Search patient name...').fill('sara')
    await page.getByRole('tab', { name: 'Requests' }).click()
    await page.getByRole('button', { name: 'Search past appointments' }).click()
    await expect(row(page, '11 Oct')).toContainText('Completed')
    await expect(rows(page)).toHaveCount(1)
  },
)

test('a dietitian drags an appointment to another time of the week, and books a free one for the patient', async () => {
  await meet()
  const id = await made()
  const page = await visit(layla, '/dietitian/appointments?show=week')
  const grid = page.getByRole('grid', { name: 'Week' })
  const at = (name: string) => grid.getByRole('button', { name })
  // The upper half of a cell is its beginning.
  await grid
    .getByRole('button', { name: /^Sara Al-Qahtani/ })
    .dragTo(at('Tuesday 24 November, 10:00 am, Open'), { targetPosition: { x: 20, y: 6 } })
  const asked = page.getByRole('alertdialog', { name: 'Move this appointment?' })
  await expect(asked.getByText('From Mon 23 Nov, 4:00 pm to Tue 24 Nov, 10:00 am')).toBeVisible()
  await asked.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Appointment rescheduled', { exact: true })).toBeVisible()
  await expect(at('Tuesday 24 November, 10:00 am, Not free, 1 appointment')).toBeVisible()
  expectValue((await patient.call(readAppointment, { id })).body.appointment.startsAt).toBe(
    '2026-11-24T07:00:00.000Z',
  )

  await at('Wednesday 25 November, 11:00 am, Open').click()
  await page.getByRole('button', { name: 'Book for a patient' }).click()
  const form = page.getByRole('alertdialog', { name: 'Book for a patient' })
  await form.getByRole('combobox', { name: 'Patient' }).fill('Sara')
  await form.getByRole('option', { name: /Sara Al-Qahtani/ }).click()
  await form.getByRole('button', { name: 'Book for Wed 25 Nov, 11:00 am' }).click()
  await expect(
    page.getByText(/^(Appointment booked and confirmed|Reserved until your patient has paid)$/),
  ).toBeVisible()
  await expect(at('Wednesday 25 November, 11:00 am, Not free, 1 appointment')).toBeVisible()
})

test('notes save themselves, are signed once, and can then only be added to', async () => {
  await meet()
  const id = await made({ startsAt: '2026-11-22T05:00:00Z' })
  const page = await visit(layla, `/dietitian/appointments/${id}`)
  await page.getByRole('button', { name: 'Add Consultation Notes' }).click()
  await expect(page.getByLabel('Assessment')).toBeFocused()
  await page.getByLabel('Assessment').fill('Eats late.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const savedText = async () => (await layla.call(readAppointment, { id })).body.appointment.notes
  await expect.poll(async () => (await savedText())?.adime?.assessment).toBe('Eats late.')

  await page.getByRole('button', { name: 'Templates' }).click()
  const templates = page.getByRole('dialog', { name: 'Your templates' })
  await templates.getByLabel('Save these notes as a template').fill('First visit')
  await templates.getByRole('button', { name: 'Save template' }).click()
  await expect(templates.getByRole('button', { name: /^Use: / })).toBeVisible()
  await templates.getByRole('button', { name: 'Close' }).last().click()
  await page.getByLabel('Assessment').fill('')
  await page.getByRole('button', { name: 'Templates' }).click()
  await templates.getByRole('button', { name: /^Use: / }).click()
  await expect(page.getByLabel('Assessment')).toHaveValue('Eats late.')
  await page.getByRole('button', { name: 'Templates' }).click()
  await templates.getByRole('button', { name: /^Remove: / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await templates.getByRole('button', { name: /^Remove: / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(templates.getByText('You have no templates yet')).toBeVisible()
  await templates.getByRole('button', { name: 'Close' }).last().click()

  await page.getByLabel('Summary for the patient').fill('Dinner before eight.')
  await page.getByRole('link', { name: 'Back to Appointments' }).click()
  await expect(page).toHaveURL(/\/dietitian\/appointments$/)
  expectValue((await savedText())?.shared, 'nothing is lost on the way out').toBe('Dinner before eight.')

  await page.goBack()
  await expect(page.getByLabel('Summary for the patient')).toHaveValue('Dinner before eight.')
  await page.getByRole('button', { name: 'Sign the notes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Notes signed', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Assessment')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Assessment' })).toBeVisible()
  await page.getByLabel('Add to the notes').fill('Water too.')
  await page.getByRole('radio', { name: 'The patient too' }).check()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Added to the notes')).toBeVisible()

  const theirs = await visit(patient, `/patient/appointments/${id}`)
  const notes = theirs.getByRole('region', { name: 'Notes from your dietitian' })
  await expect(notes).toContainText('Dinner before eight.')
  await expect(notes).toContainText('Water too.')
  await expect(theirs.getByText('Eats late')).toHaveCount(0)
})

test('the main steps work in Arabic on a phone', async () => {
  await meet()
  const id = await made()
  const page = await visit(patient, '/ar/patient/appointments', phone)
  await expect(page.getByRole('heading', { level: 1, name: 'مواعيدي' })).toBeVisible()
  await expect(row(page, 'غدًا، 4:00 م – 4:30 م').getByText('مؤكد')).toBeVisible()
  await page.getByRole('link', { name: 'د. ليلى الحربي' }).click()
  await page.getByRole('button', { name: 'إلغاء الموعد' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء الموعد' }).click()
  await expect(page.getByText('تم إلغاء الموعد بنجاح')).toBeVisible()
  await expect(page.getByText('ألغيت هذا الموعد')).toBeVisible()
  expectValue(await statusOf(id)).toEqual(['cancelled', 'cancelled_by_patient'])
})
