import { expect, test } from 'vitest'
import { listReportedAppointments, readOverview, readRevenue } from '#contract/reports/figures.ts'
import { readAdminReport } from '#contract/reports/report.ts'
import { supportFigures, supportSummary } from '#contract/support/desk.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { makeSupportFixtures } from '#test/support/support-fixtures.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = new Date('2026-11-20T09:16:00Z')
app.at(now.toISOString())
const admin = await join(app, noor, { role: 'admin' })
const patient = await join(app, sara)
const other = await join(app, omar)
const dietitian = await join(app, drLayla, { role: 'dietitian' })
const at = (days: number, time: string) =>
  `${new Date(Date.parse('2026-11-20') + days * 86_400_000).toISOString().slice(0, 10)}T${time}Z`
/** Completed at its start, that many days ago. */
const met = (days: number, time: string, who = patient) =>
  putAppointment(app, { patient: who, dietitian }, { startsAt: at(days, time), completedAt: at(days, time) })

await met(0, '06:00:00')
await met(-29, '06:00:00')
// The first day before, and the last one on either side of the present time of day.
await met(-59, '06:00:00')
await met(-30, '08:00:00', other)
await met(-30, '12:00:00')
await putAppointment(app, { patient, dietitian }, { status: 'confirmed', startsAt: at(0, '15:00:00') })
await putAppointment(app, { patient: other, dietitian }, { status: 'cancelled', startsAt: at(0, '17:00:00') })
await makeSupportFixtures(app, patient, { email: 'visitor@example.sa' })

const days = { from: '2026-10-22', to: '2026-11-20' }
const overview = (await admin.call(readOverview, {})).body
const report = (await admin.call(readAdminReport, days)).body
const revenue = (await admin.call(readRevenue, { period: 'month' })).body

test('the overview and the report name the same days, and compare them with the same days before', () => {
  expect(overview.revenue).toMatchObject(days)
  const { from, to, until } = overview.revenue.before
  expect(report.before).toEqual({ from, to, until })
})

test('revenue is the same on the overview, in its chart and in the report, now and before', () => {
  expect(report.revenue.now).toEqual({ revenue: 300, sessions: 2 })
  expect(report.revenue.before).toEqual({ revenue: 300, sessions: 2 })
  for (const figures of [overview.revenue, revenue]) {
    const { revenue: before, sessions } = figures.before
    expect({ now: figures.now, before: { revenue: before, sessions } }).toEqual(report.revenue)
    expect(figures.split.map(({ kind, revenue, sessions }) => ({ kind, revenue, sessions }))).toEqual(
      report.services.map(({ kind, now }) => ({ kind, ...now })),
    )
  }
})

test('the lists behind both figures of revenue hold as many appointments', async () => {
  for (const { from, to, until } of [{ ...days, until: now.toISOString() }, report.before]) {
    const { body } = await admin.call(listReportedAppointments, { list: 'completed', from, to, until })
    expect(body.total).toBe(2)
  }
})

test('today’s appointments are as many on the overview as in a report on today', async () => {
  const today = (await admin.call(readAdminReport, { from: days.to, to: days.to })).body
  expect(overview.appointments.now).toBe(2)
  expect(today.appointments.held.now).toBe(overview.appointments.now)
})

test('accounts opened are as many in the chart of the overview as in a report on the same month', async () => {
  const month = (await admin.call(readAdminReport, { from: '2026-11-01', to: '2026-11-30' })).body
  expect(overview.growth.at(-1)).toEqual({
    month: '2026-11-01',
    clients: month.growth.patients.now,
    dietitians: month.growth.dietitians.now,
  })
})

test('tickets are counted alike at the support desk and in the report', async () => {
  const { body } = await admin.call(supportFigures, {})
  expect({ asked: body.asked, answered: body.answered, median: body.medianMinutes }).toEqual({
    asked: report.tickets.now.asked,
    answered: report.tickets.now.answered,
    median: report.tickets.now.median,
  })
  expect((await admin.call(supportSummary, {})).body.open).toBe(body.waiting)
})
