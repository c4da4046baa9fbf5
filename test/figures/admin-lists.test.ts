import { beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/security.ts'
import type { Ending } from '#contract/appointments/appointment.ts'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { type Overview, periods, type Revenue, readOverview, readRevenue } from '#contract/reports/figures.ts'
import { type AdminReport, readAdminReport } from '#contract/reports/report.ts'
import type { OutputOf } from '#contract/route.ts'
import { answerAsTeam, supportFigures } from '#contract/support/desk.ts'
import { openTicket, rateTicket } from '#contract/support/own.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, khalid, noor, omar, sara } from '#test/cast.ts'
import { filledAt, openFilledDemo } from '#test/filled-demo.ts'
import { join, type Person, unique } from '#test/people.ts'
import type { Address } from '#web/app/address.ts'
import { overviewAddresses, reportAddresses, revenueAddresses } from '#web/reports/figure-addresses.ts'
import { figureAddresses } from '#web/support/desk/search-params.ts'
import { countRowsAt } from './length-at.ts'

const app = await openFilledDemo()
const now = filledAt
const today = todayInRiyadh(now)

let admin: Person
let overview: Overview
let revenues: Revenue[]
let report: AdminReport
let desk: OutputOf<typeof supportFigures>

beforeAll(async () => {
  admin = await join(app, noor, { role: 'admin' })
  await putUncountedPeople()
  await putCancelledAppointments()
  await putEarlierAppointments()
  await putTickets()
  overview = (await admin.call(readOverview, {})).body
  revenues = await Promise.all(
    periods.map(async (period) => (await admin.call(readRevenue, { period })).body),
  )
  report = (await admin.call(readAdminReport, { from: addDays(today, -29), to: today })).body
  desk = (await admin.call(supportFigures, {})).body
})

/**
 * Of these three only the suspended person counts as a user, not the unconfirmed or the leaving one; and one
 * dietitian is approved, but not listed.
 */
async function putUncountedPeople() {
  const somebody = () => join(app, { ...omar, email: unique(omar.email) }, { also: ['dietitian'] })
  await app.rows('update users set confirmed_at = null where id = $1', [(await somebody()).id])
  await app.rows('update users set suspended_at = $2 where id = $1', [(await somebody()).id, now])
  expect((await (await somebody()).call(deleteAccount, {})).status).toBe(200)
  await app.rows('delete from listings where user_id = (select min(user_id::text)::uuid from listings)')
}

/** An appointment a week ago, and one completed an hour after the end of each comparison range. */
async function putEarlierAppointments() {
  const both = {
    patient: await join(app, { ...sara, email: unique(sara.email) }),
    dietitian: await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' }),
  }
  await putAppointment(app, both, { startsAt: `${addDays(today, -7)}T04:00:00Z` })
  for (const period of periods) {
    const { until } = (await admin.call(readRevenue, { period })).body.before
    const at = new Date(Date.parse(until) + 3_600_000).toISOString()
    await putAppointment(app, both, { startsAt: at, completedAt: at })
  }
}

/** Appointments cancelled in each of these ways, some of them late, within both ranges of a report. */
async function putCancelledAppointments() {
  const both = { patient: await join(app, sara), dietitian: await join(app, drLayla, { role: 'dietitian' }) }
  const ways: Ending[] = [
    'declined',
    'lapsed',
    'cancelled_by_dietitian',
    'cancelled_by_platform',
    'dietitian_absent',
  ]
  for (const [at, ending] of ways.entries())
    for (const day of [addDays(today, -3), addDays(today, -40)]) {
      const id = await putAppointment(app, both, {
        status: 'cancelled',
        ending,
        startsAt: `${day}T0${at + 3}:00:00Z`,
      })
      if (at % 2)
        await app.rows(`update appointments set changed_at = starts_at - interval '1 hour' where id = $1`, [
          id,
        ])
    }
}

/** Tickets: one answered and rated, one waiting, an old one, and the admin’s own, which that admin may not handle. */
async function putTickets() {
  const patient = await join(app, { ...khalid, email: unique(khalid.email) })
  const ask = async (person: Person, at: string) => {
    app.at(at)
    const { status, body } = await person.call(openTicket, {
      subject: 'My invoice',
      category: 'payments',
      priority: 'medium',
      content: 'I cannot find it.',
    })
    expect(status).toBe(201)
    return body.ticket.id
  }
  const helped = await ask(patient, `${addDays(today, -29)}T00:10:00+03:00`)
  await admin.call(answerAsTeam, { id: helped, content: 'It is attached.', status: 'closed' })
  app.at(`${addDays(today, -1)}T12:00:00+03:00`)
  expect((await patient.call(rateTicket, { id: helped, rating: 5 })).status).toBe(200)
  const earlier = await ask(patient, `${addDays(today, -30)}T23:50:00+03:00`)
  await admin.call(answerAsTeam, { id: earlier, content: 'It is attached.' })
  await ask(patient, `${today}T09:00:00+03:00`)
  const alsoPatient = await join(app, { ...noor, email: unique(noor.email) }, { also: ['admin'] })
  const own = await ask(alsoPatient, `${today}T09:30:00+03:00`)
  await app.rows('update tickets set person_id = $2 where id = $1', [own, admin.id])
  app.at(now.toISOString())
}

const atOverview = () => overviewAddresses(overview)
const rowsAt = async (address: Address) => (await countRowsAt(admin, address, today)).rows

const ofOverview: [string, () => [number, Address]][] = [
  ['Total Users', () => [overview.users.all, atOverview().users]],
  ['new accounts of the last 30 days', () => [overview.users.joined, atOverview().joined]],
  ['Active Dietitians', () => [overview.dietitians.listed, atOverview().listed]],
  ['applications to review', () => [overview.dietitians.waiting, atOverview().waiting]],
  ['Appointments Today', () => [overview.appointments.now, atOverview().appointments]],
  ['appointments a week ago', () => [overview.appointments.before, atOverview().before]],
]
test.each(ofOverview)('the overview’s %s opens a list with the same number of entries', async (_, figure) => {
  const [count, address] = figure()
  expect(count).toBeGreaterThan(0)
  expect(await rowsAt(address)).toBe(count)
})

test('each month of User Growth opens the accounts opened in that month', async () => {
  const addresses = atOverview().growth
  expect(addresses).toHaveLength(6)
  for (const [at, { month, clients, dietitians }] of overview.growth.entries()) {
    const to = addresses[at]
    if (!to) throw new Error(`${month} leads nowhere`)
    expect([month, await rowsAt(to.clients), await rowsAt(to.dietitians)]).toEqual([
      month,
      clients,
      dietitians,
    ])
  }
  expect(overview.growth.every(({ clients }) => clients > 0)).toBe(true)
})

test.each(periods.map((period, at) => [period, at] as const))(
  'the revenue of a %s opens the appointments that add up to it, and so does each of its parts',
  async (_, at) => {
    const revenue = revenues[at]
    if (!revenue) throw new Error('each period has revenue')
    const to = revenueAddresses(revenue)
    const { now, before, split, parts } = revenue
    const shown = [
      [now, to.now],
      [before, to.before],
      ...split.map((each, at) => [each, to.split[at]] as const),
      ...parts.map((each, at) => [each, to.parts[at]] as const),
    ] as const
    expect(now.sessions).toBeGreaterThan(0)
    for (const [figure, address] of shown)
      expect([address, await countRowsAt(admin, address ?? '/admin', today)]).toEqual([
        address,
        { rows: figure.sessions, riyals: figure.revenue },
      ])
  },
)

const sides = ['now', 'before'] as const
const atReport = (side: (typeof sides)[number]) =>
  reportAddresses(report, side === 'now' ? report : report.before)
type ReportFigure = Exclude<keyof ReturnType<typeof reportAddresses>, 'endings' | 'services' | 'revenue'>

const ofReport: [string, ReportFigure, (side: (typeof sides)[number]) => number][] = [
  ['appointments held or booked', 'held', (side) => report.appointments.held[side]],
  ['cancelled appointments', 'cancelled', (side) => report.appointments.cancelled[side]],
  ['those that were cancelled late', 'late', (side) => report.appointments.late[side]],
  ['new patients', 'patients', (side) => report.growth.patients[side]],
  ['new dietitians', 'dietitians', (side) => report.growth.dietitians[side]],
  ['booking requests', 'requests', (side) => report.requests[side].asked],
  ['booking requests that were answered', 'answeredRequests', (side) => report.requests[side].answered],
  ['tickets', 'tickets', (side) => report.tickets[side].asked],
  ['tickets that were answered', 'answeredTickets', (side) => report.tickets[side].answered],
  ['patients with a first appointment', 'people', (side) => report.retention[side].people],
  ['patients who came back', 'returned', (side) => report.retention[side].back],
]
test.each(ofReport)(
  'a report’s %s open a list with the same number of entries, now and for the period before',
  async (_, figure, countOf) => {
    for (const side of sides)
      expect([side, await rowsAt(atReport(side)[figure])]).toEqual([side, countOf(side)])
    expect(countOf('now') + countOf('before')).toBeGreaterThan(0)
  },
)

test('a report’s revenue opens the appointments that add up to it, for all services and for each', async () => {
  for (const side of sides) {
    const to = atReport(side)
    const shown = [
      [report.revenue[side], to.revenue],
      ...report.services.map((each, at) => [each[side], to.services[at]] as const),
    ] as const
    for (const [figure, address] of shown)
      expect([address, await countRowsAt(admin, address ?? '/admin', today)]).toEqual([
        address,
        { rows: figure.sessions, riyals: figure.revenue },
      ])
  }
})

test('each way of cancelling opens the appointments cancelled that way', async () => {
  for (const side of sides)
    for (const [at, each] of report.endings.entries()) {
      const address = atReport(side).endings[at] ?? '/admin'
      expect([each.ending, side, await rowsAt(address)]).toEqual([each.ending, side, each[side]])
      expect(each.now + each.before, each.ending).toBeGreaterThan(0)
    }
})

test('each part of a report’s charts opens what it counts', async () => {
  for (const part of report.parts) {
    const to = reportAddresses({ endings: [], services: [] }, part)
    const { held, cancelled, patients, dietitians, revenue } = part
    expect({
      held: await rowsAt(to.held),
      cancelled: await rowsAt(to.cancelled),
      patients: await rowsAt(to.patients),
      dietitians: await rowsAt(to.dietitians),
      revenue: (await countRowsAt(admin, to.revenue, today)).riyals,
    }).toEqual({ held, cancelled, patients, dietitians, revenue })
  }
})

test.each([
  ['waiting', () => desk.waiting],
  ['asked', () => desk.asked],
  ['answered', () => desk.answered],
  ['rated', () => desk.rated],
] as const)('the desk’s %s tickets open a list with the same number of entries', async (figure, countOf) => {
  expect(countOf()).toBeGreaterThan(0)
  expect(await rowsAt(figureAddresses(desk)[figure])).toBe(countOf())
})
