import type { Page, WebSocketRoute } from '@playwright/test'
import { beforeAll, expect as expectValue, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import {
  confirmAppointment,
  declineAppointment,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import { addToNotes, signNotes } from '#contract/appointments/notes.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { expect, openBrowser, phone, type WindowOptions } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
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
  app.at(now)
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

const visit = (person: Person, path: string, options: WindowOptions = {}, at = now) =>
  open(path, { ...riyadh, ...signedIn(person), stillAt: at, ...options })

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

test('a patient finds upcoming appointments, and every detail of one', async () => {
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

test('a patient cancels with a reason, and can book the same time again', async () => {
  await meet()
  const id = await made()
  const page = await visit(patient, `/patient/appointments/${id}`)
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Dr. Layla Al-Harbi on Mon 23 Nov, 4:00 pm')
  await dialog.getByRole('textbox').fill('I am travelling.')
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(page.getByText('Appointment cancelled successfully')).toBeVisible()
  await expect(page.getByText('You cancelled this appointment')).toBeVisible()
  await expect(page.getByText('I am travelling.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toHaveCount(0)
  expectValue(await statusOf(id)).toEqual(['cancelled', 'cancelled_by_patient'])

  await page.getByRole('link', { name: 'Back to Appointments' }).click()
  await expect(page.getByText('No upcoming appointments')).toBeVisible()
  await page.getByRole('tab', { name: 'Past' }).click()
  await row(page, 'Cancelled').getByRole('link', { name: 'Book Again' }).click()
  await expect(page).toHaveURL(new RegExp(`/patient/dietitians/${layla.id}/book`))
})

test('an in-person appointment shows the city immediately, and the address once it is confirmed', async () => {
  await meet()
  const facts = { mode: 'in-person', startsAt: '2026-11-24T07:00:00Z' } as const
  const id = await made({ ...facts, status: 'pending', lapsesAt: '2026-11-23T06:00:00Z' })
  await app.rows(`update appointments set city = 'riyadh', location = 'King Fahd Road 12' where id = $1`, [
    id,
  ])
  const page = await visit(patient, `/patient/appointments/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('The dietitian has until Mon 23 Nov, 9:00 am to answer.')).toBeVisible()
  await expect(main.getByText('In-person consultation')).toBeVisible()
  await expect(main.getByText('Riyadh')).toBeVisible()
  await expect(main.getByText('King Fahd Road 12')).toHaveCount(0)
  await layla.call(confirmAppointment, { id })
  await page.reload()
  await expect(main.getByText('King Fahd Road 12')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Find it on a map' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=King+Fahd+Road+12%2C+Riyadh',
  )
  await expect(main.getByRole('link', { name: 'Join Video Call' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/api/appointments/${id}/calendar`,
  )
  const history = main.getByRole('region', { name: 'History' })
  await expect(history).toContainText('22 November 2026, 9:00 am, by Dr. Layla Al-Harbi')
})

test('a patient elsewhere sees the time in their own zone, and the name of the zone', async () => {
  await meet()
  const id = await made()
  const page = await visit(patient, '/patient/appointments', { timezoneId: 'Europe/London' })
  await expect(row(page, 'Tomorrow, 1:00 pm – 1:30 pm')).toBeVisible()
  await expect(page.getByText(/^Times are in your own time zone: /)).toBeVisible()
  await page.goto(`${app.origin}/patient/appointments/${id}`)
  await expect(page.getByRole('main').getByText('1:00 pm – 1:30 pm')).toBeVisible()
  await expect(page.getByText(/^Times are in your own time zone: /)).toBeVisible()
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
  await dialog
    .getByRole('grid')
    .getByRole('button', { name: /24 November/ })
    .click()
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

test('if another patient was faster, the nearest free times are offered', async () => {
  await meet()
  const id = await made()
  const page = await visit(patient, `/patient/appointments/${id}`, { expectConsole: /409/ })
  await page.getByRole('button', { name: 'Reschedule Appointment' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog
    .getByRole('grid')
    .getByRole('button', { name: /24 November/ })
    .click()
  await dialog.getByRole('radio', { name: '10:00 am' }).check()
  await made({ startsAt: '2026-11-24T07:00:00Z' }, await join(app, { ...omar, email: unique(omar.email) }))
  await dialog.getByRole('button', { name: /^Move to/ }).click()
  await expect(page.getByText('Failed to reschedule appointment')).toBeVisible()
  await dialog
    .getByRole('button', { name: /^Tue 24 Nov, / })
    .first()
    .click()
  await dialog.getByRole('button', { name: /^Move to/ }).click()
  await expect(page.getByText('New time requested', { exact: true }).first()).toBeVisible()
})

test('a dietitian accepts and declines in the list of requests, and finds past appointments', async () => {
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
})

test('a change that fails is reported, and the appointment stays as it was', async () => {
  await meet()
  await made({ status: 'pending', startsAt: '2026-11-24T07:00:00Z', lapsesAt: '2026-11-23T06:00:00Z' })
  const page = await visit(layla, '/dietitian/appointments?tab=upcoming', { expectConsole: /503/ })
  await page.route('**/api/appointments/*/confirmation', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Accept: Sara Al-Qahtani' }).click()
  await expect(page.getByText('Failed to update appointment status')).toBeVisible()
  await expect(row(page, 'Sara Al-Qahtani').getByText('Pending')).toBeVisible()
})

test('a dietitian confirms, waits for the start, and marks the appointment as completed', async () => {
  await meet()
  const id = await made({
    status: 'pending',
    startsAt: '2026-11-22T06:30:00Z',
    lapsesAt: '2026-11-22T06:20:00Z',
  })
  const page = await visit(layla, `/dietitian/appointments/${id}`)
  await expect(page.getByText('Please answer by Sun 22 Nov, 9:20 am')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Appointment confirmed successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
  await expect(page.getByText('You can mark it as completed once it has started.')).toBeVisible()

  app.at('2026-11-22T06:31:00Z')
  await page.clock.setFixedTime('2026-11-22T06:31:00Z')
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Start Video Call' })).toHaveAttribute('href', `/call/${id}`)
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(
    dialog.getByText(/^You can report that the patient did not attend from 15 minutes/),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Mark as Completed' }).click()
  await expect(page.getByText('Appointment completed successfully')).toBeVisible()
  expectValue(await statusOf(id)).toEqual(['completed', null])
})

test('the link to the call appears by itself, even while a new time is requested', async () => {
  await meet()
  const id = await made({ startsAt: '2026-11-22T06:20:00Z', wantedAt: '2026-11-25T07:00:00Z' })
  const page = await open('/patient/appointments', { ...riyadh, ...signedIn(patient), runsFrom: now })
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Join Video Call' })).toHaveCount(0)
  app.at('2026-11-22T06:10:05Z')
  await page.clock.fastForward('10:05')
  await expect(rows(page).getByRole('link', { name: 'Join Video Call' })).toHaveAttribute(
    'href',
    `/call/${id}`,
  )
  const hers = await visit(layla, '/dietitian/appointments?tab=today', {}, '2026-11-22T06:10:05Z')
  await expect(hers.getByRole('button', { name: /^Accept/ })).toBeVisible()
  await expect(rows(hers).getByRole('link', { name: 'Start Video Call' })).toHaveAttribute(
    'href',
    `/call/${id}`,
  )
})

test('a patient reports that the dietitian did not come', async () => {
  await meet()
  const id = await made({ startsAt: '2026-11-22T05:00:00Z' })
  const page = await visit(patient, `/patient/appointments/${id}`)
  await page.getByRole('button', { name: 'The dietitian did not attend' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Report the absence' }).click()
  await expect(page.getByText('We have asked the other side')).toBeVisible()
  await expect(page.getByText(/^We have your answer\. The other side has until/)).toBeVisible()
  expectValue(await statusOf(id)).toEqual(['confirmed', null])

  const hers = await visit(layla, `/dietitian/appointments/${id}`)
  await expect(hers.getByText(/^It is not clear who attended\./)).toBeVisible()
  await hers.getByRole('button', { name: 'Tell us what happened' }).click()
  const dialog = hers.getByRole('alertdialog')
  await dialog.getByRole('radio', { name: 'I did not attend' }).check()
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(hers.getByText('Thank you. We have your answer.')).toBeVisible()
  expectValue(await statusOf(id)).toEqual(['cancelled', 'dietitian_absent'])
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

test('a note that cannot be decrypted says so to both sides, in their languages, and the rest is shown beside it', async () => {
  await meet()
  const id = await made({ startsAt: '2026-11-22T05:00:00Z' })
  await layla.call(signNotes, { id, private: 'Assessment: eats late.', shared: 'Dinner before eight.' })
  await layla.call(addToNotes, { id, audience: 'shared', text: 'Water too.' })
  await app.rows(
    'update consultation_notes set shared_sealed = set_byte(shared_sealed, 30, get_byte(shared_sealed, 30) # 1) where appointment_id = $1',
    [id],
  )
  const page = await visit(layla, `/dietitian/appointments/${id}`)
  const notes = page.getByRole('region', { name: 'Consultation Notes' })
  for (const text of ['eats late', 'This note cannot be opened.', 'Water too.'])
    await expect(notes).toContainText(text)
  const theirs = await visit(patient, `/ar/patient/appointments/${id}`)
  const ofPatient = theirs.getByRole('region', { name: 'ملاحظات أخصائيك' })
  for (const text of ['تعذّر فتح هذه الملاحظة', 'Water too.']) await expect(ofPatient).toContainText(text)
})

test('notes that cannot be saved say so, and leaving the page asks their author first', async () => {
  await meet()
  const id = await made({ startsAt: '2026-11-22T05:00:00Z' })
  const page = await visit(layla, `/dietitian/appointments/${id}`, { expectConsole: /503/ })
  await page.route('**/api/appointments/*/notes', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Add Consultation Notes' }).click()
  await page.getByLabel('Private notes').fill('Assessment')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Appointments' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.unroute('**/api/appointments/*/notes')
  await page.getByRole('button', { name: 'Save now' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a dietitian’s own link replaces the platform’s call', async () => {
  await meet()
  const id = await made()
  await app.rows(`update appointments set meeting_link = $2 where id = $1`, [id, `${app.origin}/call/${id}`])
  const page = await visit(layla, `/dietitian/appointments/${id}`, { expectConsole: /422/ })
  await page.getByRole('button', { name: 'Change the meeting link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Meeting link' })
  await dialog.getByRole('textbox').fill('http://evil.example/room')
  await dialog.getByRole('button', { name: 'Save the link' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill('https://us02web.zoom.us/j/123')
  await dialog.getByRole('button', { name: 'Save the link' }).click()
  await expect(page.getByText('Meeting link saved')).toBeVisible()
  await expect(page.getByText('Video Call (Zoom)')).toBeVisible()
})

test('a search goes to the server, stays out of the address, and says when nothing matches', async () => {
  await meet()
  await made()
  await made({ startsAt: '2026-11-24T13:00:00Z' }, await join(app, { ...omar, email: unique(omar.email) }))
  const page = await visit(layla, '/dietitian/appointments?tab=upcoming')
  const box = page.getByRole('textbox', { name: 'Search patient name...' })
  await expect(rows(page)).toHaveCount(2)
  await box.fill('sara')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(box).toHaveValue('sara')
  await page.getByRole('tab', { name: 'Upcoming' }).click()
  await expect(rows(page)).toHaveCount(1)
  await box.fill('qwrtz')
  await expect(page.getByText('No matching appointments found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search criteria')).toBeVisible()
  expect(new URL(page.url()).search).toBe('?tab=upcoming')
  await page.reload()
  await expect(box).toHaveValue('qwrtz')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear search' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('an appointment that does not exist, or belongs to other people, leads back to the list', async () => {
  await meet()
  const id = await made()
  const stranger = await join(app, { ...omar, email: unique(omar.email) })
  for (const path of [`/patient/appointments/${id}`, '/patient/appointments/7']) {
    const page = await visit(stranger, path, { expectConsole: /404/ })
    await expect(page.getByText('Appointment not found')).toBeVisible()
    await expect(page).toHaveURL(/\/patient\/appointments$/)
  }
})

test('a list that fails to load says so and can be loaded again', async () => {
  await meet()
  await made()
  const page = await visit(patient, '/api/docs', { expectConsole: /500/ })
  await page.route('**/api/appointments?*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${app.origin}/patient/appointments`)
  await expect(page.getByRole('alert').getByText('Failed to load appointments')).toBeVisible()
  await expect(
    page.locator('section[aria-live=polite]').getByText('Failed to load appointments'),
  ).toBeVisible()
  await page.unroute('**/api/appointments?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test('a patient who still sees the old time cannot cancel an appointment that has meanwhile been moved', async () => {
  await meet()
  const id = await made()
  const page = await visit(patient, `/patient/appointments/${id}`, { expectConsole: /412/ })
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  await layla.call(rescheduleAppointment, { id, startsAt: '2026-11-24T07:00:00.000Z' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(page.getByText('Failed to cancel appointment')).toBeVisible()
  await expect(page.getByText('This has changed since you opened it.')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByText('Tuesday, 24 November 2026')).toBeVisible()
  expectValue(await statusOf(id)).toEqual(['confirmed', null])
})

test('failures to read or cancel are reported, and nothing is lost', async () => {
  await meet()
  const id = await made()
  const page = await visit(patient, '/api/docs', { expectConsole: /500|503/ })
  await page.route(`**/api/appointments/${id}`, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${app.origin}/patient/appointments/${id}`)
  await expect(page.getByRole('alert').getByText('Failed to load appointment details')).toBeVisible()
  await page.unroute(`**/api/appointments/${id}`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.route('**/cancellation', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Cancel Appointment' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill('Travelling.')
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(page.getByText('Failed to cancel appointment')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('Travelling.')
  await page.unroute('**/cancellation')
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(page.getByText('Appointment cancelled successfully')).toBeVisible()
})

test('a change made on an outdated screen is refused, and the current state is shown', async () => {
  await meet()
  const id = await made({
    status: 'pending',
    startsAt: '2026-11-24T07:00:00Z',
    lapsesAt: '2026-11-23T06:00:00Z',
  })
  const page = await visit(patient, `/patient/appointments/${id}`, { expectConsole: /409|412/ })
  await page.getByRole('button', { name: 'Reschedule Appointment' }).waitFor()
  await layla.call(declineAppointment, { id, reason: 'Away.' })
  await page.getByRole('button', { name: 'Reschedule Appointment' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('radio', { name: '10:30 am' }).check()
  await dialog.getByRole('button', { name: /^Move to/ }).click()
  await expect(page.getByText('Failed to reschedule appointment')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Declined by the dietitian')).toBeVisible()
  await expect(page.getByText('Away.')).toBeVisible()
})

test('dashboards show the next appointments and lead to the whole list', async () => {
  await meet()
  await made({ startsAt: '2026-11-22T13:00:00Z' })
  const page = await visit(layla, '/dietitian/dashboard')
  const schedule = page.getByRole('region', { name: 'Your Schedule' })
  await expect(schedule.getByText('Today, 4:00 pm – 4:30 pm')).toBeVisible()
  await schedule.getByRole('tab', { name: 'This Week' }).click()
  await schedule.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL(/\/dietitian\/appointments\?tab=week$/)
  const theirs = await visit(patient, '/patient/dashboard')
  const own = theirs.getByRole('region', { name: 'My Appointments' })
  await expect(own.getByRole('link', { name: 'Dr. Layla Al-Harbi' })).toBeVisible()
  await own.getByRole('tab', { name: 'Past' }).click()
  await expect(own.getByText('No past appointments')).toBeVisible()
  await expect(theirs.getByText('Your next appointment:')).toBeVisible()
  await theirs.getByRole('list', { name: 'At a glance' }).getByRole('link', { name: 'Appointments' }).click()
  await expect(theirs).toHaveURL(/\/patient\/appointments$/)
})

test('if no action is possible, for example because the other account is closed, no empty card is shown', async () => {
  await meet()
  const facts = { status: 'cancelled', startsAt: '2026-11-23T13:00:00Z' } as const
  const id = await putAppointment(app, { patient: null, dietitian: layla }, facts)
  const page = await visit(layla, `/dietitian/appointments/${id}`)
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Actions' })).toBeHidden()
  const theirs = await visit(layla, `/dietitian/appointments/${await made()}`)
  await expect(theirs.getByRole('region', { name: 'Actions' })).toBeVisible()
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
