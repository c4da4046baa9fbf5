import { sql } from 'kysely'
import { addDays, startOfDay, todayInRiyadh } from '#contract/days.ts'
import { monthsBefore, rangeOf, type readOverview as route } from '#contract/reports/figures.ts'
import { accountsByMonth, accountsSince, type MonthOfAccounts } from '#server/accounts/figures.ts'
import { aroundNow, type ReportedRow, startingCount } from '#server/appointments/figures.ts'
import { listedCount } from '#server/directory/facts.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { waitingCount } from '#server/verification/applicants.ts'
import { type RevenueRow, revenueOf, viewRevenue } from './read-revenue.ts'
import { viewReported } from './view.ts'

type Row = {
  users: number
  joined: number
  listed: number
  waiting: number
  starting: number
  started: number
  revenue: RevenueRow
  growth: MonthOfAccounts[]
  recent: ReportedRow[]
}

const months = 6
const begun = 4
const ahead = 3

export const readOverview: Read<typeof route, Row> = (_, __, now) => {
  const today = todayInRiyadh(now)
  const range = rangeOf('month', today)
  const dayAt = (day: string) => ({ from: startOfDay(day), until: startOfDay(addDays(day, 1)) })
  const firstMonth = monthsBefore(today, months - 1)
  return {
    query: () => sql<Row>`
      select ${accountsSince()} as users, ${accountsSince(range.from)} as joined,
        ${listedCount(now)} as listed, ${waitingCount(now)} as waiting,
        ${startingCount(dayAt(today))} as starting, ${startingCount(dayAt(addDays(today, -7)))} as started,
        (select row_to_json(revenue) from (${revenueOf('month', now)}) as revenue) as revenue,
        ${accountsByMonth(firstMonth)} as growth, case when app.has_duty('support', 'finance') then ${aroundNow(now, begun, ahead)} else '[]' end as recent`,
    view([row]) {
      if (!row) throw new Error('the query for the overview returned no row')
      const opened = (month: string, role: MonthOfAccounts['role']) =>
        row.growth.find((each) => each.month === month && each.role === role)?.accounts ?? 0
      return {
        today,
        users: { all: row.users, joined: row.joined, since: range.from },
        dietitians: { listed: row.listed, waiting: row.waiting },
        appointments: { now: row.starting, before: row.started },
        revenue: viewRevenue(row.revenue, 'month', now),
        growth: Array.from({ length: months }, (_, at) => monthsBefore(firstMonth, -at)).map((month) => ({
          month,
          clients: opened(month, 'patient'),
          dietitians: opened(month, 'dietitian'),
        })),
        recent: row.recent.map((each) => viewReported(each, now)),
      }
    },
  }
}
