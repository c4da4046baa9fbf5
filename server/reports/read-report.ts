import { type RawBuilder, sql } from 'kysely'
import { endings } from '#contract/appointments/appointment.ts'
import { addDays, startOfDay } from '#contract/days.ts'
import { type Range, sessionKinds } from '#contract/reports/figures.ts'
import { type AdminReport, daysToReturn, type readAdminReport as route } from '#contract/reports/report.ts'
import { accountsByDay, type DayOfAccounts } from '#server/accounts/figures.ts'
import {
  type AnswerTimes,
  answerTimes,
  appointmentsByDay,
  type CancellationCount,
  cancelledBy,
  type DayOfAppointments,
  type EarnedRow,
  earnedByDay,
  type ReturningPatients,
  returningPatients,
  type TimeSpan,
} from '#server/appointments/figures.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { ticketsAnswered } from '#server/support/figures.ts'
import { partsOf, rangeBefore } from './range.ts'
import { moneyOf } from './view.ts'

/** The figures of one period. */
type Said = {
  days: DayOfAppointments[]
  cancelled: CancellationCount[]
  earned: EarnedRow[]
  accounts: DayOfAccounts[]
  requests: AnswerTimes
  tickets: AnswerTimes
  returned: ReturningPatients
}
export type ReportRow = { now: Said; before: Said }

export const readAdminReport: Read<typeof route, ReportRow> = (actor, range, now) => ({
  query: () => reportOf(actor, range, now),
  view: ([row]) => viewReport(row, range, now),
})

/** Whole days in both periods, except that revenue is compared up to the same time of day, as on the overview. */
export const reportOf = (actor: Actor, range: Range, now: Date): RawBuilder<ReportRow> =>
  sql`select ${saidOf(actor, range)} as now, ${saidOf(actor, rangeBefore(range, now))} as before`

function saidOf(actor: Actor, { from, to, until }: Range & { until?: Date }): RawBuilder<Said> {
  const moments = { from: startOfDay(from), until: startOfDay(addDays(to, 1)) }
  const back = (moment: Date) => new Date(moment.getTime() - daysToReturn * 86_400_000)
  const first: TimeSpan = { from: back(moments.from), until: back(moments.until) }
  return sql`json_build_object('days', ${appointmentsByDay(moments)}, 'cancelled', ${cancelledBy(moments)},
    'earned', ${earnedByDay(from, to, until)}, 'accounts', ${accountsByDay(from, to)}, 'requests', ${answerTimes(moments)},
    'tickets', ${ticketsAnswered(actor, moments)}, 'returned', ${returningPatients(first)})`
}

export function viewReport(row: ReportRow | undefined, range: Range, now: Date): AdminReport {
  if (!row) throw new Error('the query for the report returned no row')
  const both = <Figure>(figure: (said: Said) => Figure) => ({
    now: figure(row.now),
    before: figure(row.before),
  })
  const within =
    ({ from, to }: Range) =>
    ({ day }: { day: string }) =>
      day >= from && day <= to
  const earnedIn = (rows: readonly EarnedRow[]) =>
    moneyOf({ sessions: sum(rows, (row) => row.sessions), halalas: sum(rows, (row) => row.halalas) })
  const opened = (rows: readonly DayOfAccounts[], role: DayOfAccounts['role']) =>
    sum(
      rows.filter((each) => each.role === role),
      ({ accounts }) => accounts,
    )
  const { from, to } = range
  const before = rangeBefore(range, now)
  return {
    from,
    to,
    before: { ...before, until: before.until.toISOString() },
    appointments: {
      held: both(({ days }) => sum(days, ({ held }) => held)),
      cancelled: both(({ cancelled }) => sum(cancelled, ({ count }) => count)),
      late: both(({ cancelled }) => sum(cancelled, ({ late }) => late)),
    },
    endings: endings.map((ending) => ({
      ending,
      ...both(({ cancelled }) => cancelled.find((each) => each.ending === ending)?.count ?? 0),
    })),
    revenue: both(({ earned }) => earnedIn(earned)),
    services: sessionKinds.map((kind) => ({
      kind,
      ...both(({ earned }) => earnedIn(earned.filter((each) => each.kind === kind))),
    })),
    growth: {
      patients: both(({ accounts }) => opened(accounts, 'patient')),
      dietitians: both(({ accounts }) => opened(accounts, 'dietitian')),
    },
    requests: both(({ requests }) => requests),
    tickets: both(({ tickets }) => tickets),
    retention: both(({ returned }) => returned),
    parts: partsOf(range).map((part) => {
      const { days, earned, accounts } = row.now
      const own = days.filter(within(part))
      const joined = accounts.filter(within(part))
      return {
        ...part,
        held: sum(own, ({ held }) => held),
        cancelled: sum(own, ({ cancelled }) => cancelled),
        ...earnedIn(earned.filter(within(part))),
        patients: opened(joined, 'patient'),
        dietitians: opened(joined, 'dietitian'),
      }
    }),
  }
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)
