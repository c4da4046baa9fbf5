import { type RawBuilder, sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import {
  type Period,
  type Revenue,
  rangeOf,
  type readRevenue as route,
  sessionKinds,
} from '#contract/reports/figures.ts'
import { type EarnedRow, type EarnedTotal, earnedByDay } from '#server/appointments/figures.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { percentsOf } from './percents-of.ts'
import { partsOf, rangeBefore } from './range.ts'
import { moneyOf } from './view.ts'

export type RevenueRow = { days: EarnedRow[]; before: EarnedRow[] }

export const readRevenue: Read<typeof route, RevenueRow> = (_, { period }, now) => ({
  query: () => revenueOf(period, now),
  view: ([row]) => viewRevenue(row, period, now),
})

export function revenueOf(period: Period, now: Date): RawBuilder<RevenueRow> {
  const range = rangeOf(period, todayInRiyadh(now))
  const before = rangeBefore(range, now)
  return sql`
    select ${earnedByDay(range.from, range.to)} as days, ${earnedByDay(before.from, before.to, before.until)} as before`
}

export function viewRevenue(row: RevenueRow | undefined, period: Period, now: Date): Revenue {
  if (!row) throw new Error('the query for revenue returned no row')
  const range = rangeOf(period, todayInRiyadh(now))
  const before = rangeBefore(range, now)
  const split = sessionKinds.map((kind) => sumOf(row.days.filter((each) => each.kind === kind)))
  const percents = percentsOf(split.map(({ halalas }) => halalas))
  return {
    ...range,
    now: moneyOf(sumOf(row.days)),
    before: {
      from: before.from,
      to: before.to,
      until: before.until.toISOString(),
      ...moneyOf(sumOf(row.before)),
    },
    split: sessionKinds.map((kind, at) => ({
      kind,
      ...moneyOf(split[at] ?? nothing),
      percent: percents[at] ?? 0,
    })),
    parts: partsOf(range).map(({ from, to }) => ({
      from,
      to,
      ...moneyOf(sumOf(row.days.filter(({ day }) => day >= from && day <= to))),
    })),
  }
}

const nothing: EarnedTotal = { sessions: 0, halalas: 0 }

const sumOf = (rows: readonly EarnedTotal[]): EarnedTotal =>
  rows.reduce(
    (sum, { sessions, halalas }) => ({
      sessions: sum.sessions + sessions,
      halalas: sum.halalas + halalas,
    }),
    nothing,
  )
