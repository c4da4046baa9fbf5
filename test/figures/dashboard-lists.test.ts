import { beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/security.ts'
import {
  type AppointmentView,
  appointmentViews,
  listAppointments,
} from '#contract/appointments/appointment.ts'
import { saveNotes } from '#contract/appointments/notes.ts'
import { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import { readPatientDashboard } from '#contract/dashboards/patient.ts'
import { listConversations } from '#contract/messages.ts'
import { readEarnings } from '#contract/money/earnings.ts'
import { listPatients, patientStates } from '#contract/patients/patients.ts'
import { readPlanDay } from '#contract/plans/meal-records.ts'
import type { OutputOf } from '#contract/route.ts'
import { openApp } from '#test/app.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, khalid, omar, sara } from '#test/cast.ts'
import { putConversation } from '#test/messages/conversation-rows.ts'
import { join, type Person, unique } from '#test/people.ts'
import { putPlan } from '#test/plans/put-plan.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import type { Address } from '#web/app/address.ts'
import { dietitianAddresses, patientAddresses } from '#web/portal/dashboard/figure-addresses.ts'
import { pagesOf } from './length-at.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = '2026-11-22T09:00:00.000Z'
app.at(now)
let layla: Person
let patient: Person
let dashboard: OutputOf<typeof readDietitianDashboard>
let own: OutputOf<typeof readPatientDashboard>

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  await listedDietitian(app, layla)
  const somebody = (who = omar) => join(app, { ...who, email: unique(who.email) })
  const [first, second, third, gone] = [
    await somebody(sara),
    await somebody(),
    await somebody(khalid),
    await somebody(),
  ]
  patient = first
  const put = (patient: Person, facts: RowFacts) => putAppointment(app, { patient, dietitian: layla }, facts)
  const seen: [Person, string][] = [
    [first, '2026-06-30T21:30:00Z'],
    [first, '2026-11-03T09:00:00Z'],
    [second, '2026-10-31T20:30:00Z'],
    [third, '2026-10-31T21:00:00Z'],
    [gone, '2026-11-02T09:00:00Z'],
  ]
  const ids = []
  for (const [person, startsAt] of seen) ids.push(await put(person, { startsAt }))
  for (const id of ids.slice(0, 2))
    await layla.call(saveNotes, { id, assessment: 'Weight is falling.', private: '', shared: '' })
  // Today: one past, one current and one cancelled appointment; then upcoming ones, and some that await an answer.
  await put(first, { startsAt: '2026-11-22T06:00:00Z' })
  await put(second, { startsAt: '2026-11-22T08:45:00Z', status: 'confirmed' })
  await put(first, { startsAt: '2026-11-22T12:00:00Z', status: 'confirmed' })
  await put(third, { startsAt: '2026-11-22T14:00:00Z', status: 'cancelled' })
  await put(first, { startsAt: '2026-11-25T09:00:00Z', status: 'pending' })
  await put(second, {
    startsAt: '2026-11-26T09:00:00Z',
    status: 'confirmed',
    wantedAt: '2026-11-27T09:00:00Z',
  })
  await put(first, { startsAt: '2026-11-28T09:00:00Z', status: 'pending', lapsesAt: '2026-11-22T08:00:00Z' })
  for (const person of [first, second])
    await putConversation(app, { person, dietitian: layla }, [{ by: person, text: 'May I eat dates?' }])
  await putConversation(app, { person: third, dietitian: layla }, [{ by: layla, text: 'How was the week?' }])
  expect((await gone.call(deleteAccount, {})).status).toBe(200)
  dashboard = (await layla.call(readDietitianDashboard, {})).body
  own = (await patient.call(readPatientDashboard, {})).body
})

/** The number of rows in the list at an address, requested and filtered as the list's screen does. */
async function rowsAt(person: Person, address: Address): Promise<number> {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const [, party, page] = pathname.split('/')
  const tab = searchParams.get('tab')
  if (page === 'appointments') {
    const usual: AppointmentView = party === 'patient' ? 'upcoming' : 'today'
    const view = appointmentViews.find((each) => each === tab) ?? usual
    const pages = await pagesOf(person, listAppointments, { view })
    const rows = pages.flatMap(({ appointments }) => appointments)
    // The screen lists cancelled appointments separately.
    return view === 'today' ? rows.filter(({ status }) => status !== 'cancelled').length : rows.length
  }
  if (page === 'patients') {
    const state = patientStates.find((each) => each === tab)
    const firstIn = searchParams.get('first')
    const pages = await pagesOf(person, listPatients, {
      ...(state && { state }),
      ...(firstIn && { firstIn }),
    })
    return pages.flatMap(({ patients }) => patients).length
  }
  if (page === 'messages') {
    expect(searchParams.get('unread')).toBe('1')
    const pages = await pagesOf(person, listConversations, {})
    return pages.flatMap(({ conversations }) => conversations).filter(({ unreadCount }) => unreadCount > 0)
      .length
  }
  throw new Error(`there is no list at ${address}`)
}

const at = () => dietitianAddresses(dashboard)
const ofDietitian: [string, number, () => [number, Address]][] = [
  ['Today’s appointments', 3, () => [dashboard.agenda.length, at().today]],
  ['active patients', 3, () => [dashboard.activePatients, at().active]],
  ['requests', 1, () => [dashboard.waiting.requests, at().requests]],
  ['unread conversations', 2, () => [dashboard.waiting.unread.count, at().unread]],
  ['notes that are not signed', 2, () => [dashboard.waiting.unsigned.count, at().unsigned]],
]
test.each(ofDietitian)(
  'a dietitian’s %s open a list with the same number of entries',
  async (_, expected, figure) => {
    const [count, address] = figure()
    expect(count).toBe(expected)
    expect(await rowsAt(layla, address)).toBe(count)
  },
)

test('each month of Client Growth opens the patients who came for the first time in it', async () => {
  const counts = dashboard.growth.map(({ month, count }) => [month, count])
  expect(counts.filter(([, count]) => count)).toEqual([
    ['2026-07', 1],
    ['2026-10', 1],
    ['2026-11', 1],
  ])
  const listed = await Promise.all(
    at().growth.map(async (address, place) => [dashboard.growth[place]?.month, await rowsAt(layla, address)]),
  )
  expect(listed).toEqual(counts)
})

test('what a dietitian has earned this month is that month’s line of the statement it opens', async () => {
  expect(at().earned).toBe('/dietitian/payments')
  const { months } = (await layla.call(readEarnings, {})).body
  expect(dashboard.earned).toBeGreaterThan(0)
  expect(months[0]).toMatchObject({ month: '2026-11', total: dashboard.earned })
})

test('a patient’s upcoming appointments and unread conversations open lists with the same numbers of entries', async () => {
  expect(own.upcoming.count).toBe(2)
  expect(await rowsAt(patient, patientAddresses.upcoming)).toBe(2)
  const fahad = await join(app, drFahad, { role: 'dietitian' })
  await putConversation(app, { person: patient, dietitian: fahad }, [{ by: fahad, text: 'You may.' }])
  const { unread } = (await patient.call(readPatientDashboard, {})).body
  expect(unread.count).toBe(1)
  expect(await rowsAt(patient, patientAddresses.unread)).toBe(1)
})

test('today’s meals open the plan with the same number of meals', async () => {
  expect(patientAddresses.meals).toBe('/patient/nutrition-plans')
  await putPlan(app, { patient, dietitian: layla })
  const { plan } = (await patient.call(readPatientDashboard, {})).body
  expect(plan?.planned).toBeGreaterThan(0)
  const { followed } = (await patient.call(readPlanDay, {})).body
  expect(followed?.day?.meals).toHaveLength(plan?.planned ?? 0)
})
