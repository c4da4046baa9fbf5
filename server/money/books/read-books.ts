import { sql } from 'kysely'
import { flows, type readBooks as route, standings } from '#contract/money/books.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { addUp, type Sum, sumsIn, sumsOfAll } from '../ledger/books.ts'
import { daysBefore, momentsOf } from './days.ts'

type Row = { now: Sum[]; before: Sum[]; standing: Sum[] }

export const readBooks: Read<typeof route, Row> = (_, range) => {
  const before = daysBefore(range)
  return {
    query: () => sql<Row>`
      select ${sumsIn(momentsOf(range))} as now, ${sumsIn(momentsOf(before))} as before, ${sumsOfAll} as standing`,
    view([row]) {
      if (!row) throw new Error('the books came without their row')
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
