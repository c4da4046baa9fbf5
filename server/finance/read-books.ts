import { type RawBuilder, sql } from 'kysely'
import { type BookFigure, flows, type readBooks as route, standings } from '#contract/finance/books.ts'
import type { Read } from '#server/http/bind-read.ts'
import { type Days, sumOf } from '#server/payments/ledger/books.ts'
import { daysBefore, momentsOf } from './days.ts'

type Sums = Record<BookFigure, number>
type Row = { now: Sums; before: Sums; standing: Sums }

const sumsOf = (figures: readonly BookFigure[], days: Days): RawBuilder<Sums> =>
  sql`json_build_object(${sql.join(figures.flatMap((figure) => [sql.lit(figure), sumOf(figure, days)]))})`

export const readBooks: Read<typeof route, Row> = (_, range) => {
  const before = daysBefore(range)
  return {
    query: () => sql<Row>`
      select ${sumsOf(flows, momentsOf(range))} as now, ${sumsOf(flows, momentsOf(before))} as before,
        ${sumsOf(standings, {})} as standing`,
    view([row]) {
      if (!row) throw new Error('the books came without their row')
      return {
        ...range,
        before,
        flows: flows.map((figure) => ({
          figure,
          now: row.now[figure] / 100,
          before: row.before[figure] / 100,
        })),
        standings: standings.map((figure) => ({ figure, now: row.standing[figure] / 100 })),
      }
    },
  }
}
