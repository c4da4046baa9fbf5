import { sql } from 'kysely'
import { flows, type readBooks as route, standings } from '#contract/money/books.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type AccountSum, addUp, sumsIn, sumsOfAll } from '../ledger/books.ts'
import { precedingDays, timeSpanOf } from './days.ts'

type Row = { now: AccountSum[]; before: AccountSum[]; standing: AccountSum[] }

export const readBooks: Read<typeof route, Row> = (_, range) => {
  const before = precedingDays(range)
  return {
    query: () => sql<Row>`
      select ${sumsIn(timeSpanOf(range))} as now, ${sumsIn(timeSpanOf(before))} as before, ${sumsOfAll} as standing`,
    view([row]) {
      if (!row) throw new Error('the query for the books returned no row')
      return {
        ...range,
        before,
        flows: flows.map((figure) => ({
          figure,
          now: addUp(figure, row.now) / 100,
          before: addUp(figure, row.before) / 100,
        })),
        standings: standings.map((figure) => ({ figure, now: addUp(figure, row.standing) / 100 })),
      }
    },
  }
}
