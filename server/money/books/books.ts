import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { flows, standings } from '#contract/money/books.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import {
  type AccountSum,
  addUp,
  type LinePage,
  type LineRow,
  linesOf,
  sumsIn,
  sumsOfAll,
} from '../ledger/books.ts'
import { isoText, viewNamed } from '../payments/desk/view.ts'
import { type NamedPerson, namedPerson, payerOf, paymentOfCause } from '../payments/figures.ts'
import { payeeOf } from '../payouts/facts.ts'
import { daysIn, precedingDays, spanOf, timeSpanOf } from './days.ts'

/** A line of 96 pixels shows no more. */
const mostParts = 30

type Row = { now: AccountSum[]; before: AccountSum[]; standing: AccountSum[] }

export const readBooks: Read<typeof contract.readBooks, Row> = (_, range) => {
  const before = precedingDays(range)
  const parts = Math.min(daysIn(range), mostParts)
  return {
    query: () => sql<Row>`
      select ${sumsIn(spanOf(range), parts)} as now, ${sumsIn(spanOf(before))} as before, ${sumsOfAll} as standing`,
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
        trend: Array.from({ length: parts }, (_, at) => {
          const ofPart = row.now.filter(({ part }) => part === at + 1)
          return addUp('captured', ofPart) / 100
        }),
        standings: standings.map((figure) => ({ figure, now: addUp(figure, row.standing) / 100 })),
      }
    },
  }
}

const most = 25

type Line = LineRow & { person: NamedPerson; payment: string | null }
type LinesRow = Omit<LinePage, 'rows'> & { rows: Line[] }

export const listBookLines: Read<typeof contract.listBookLines, LinesRow> = (
  _,
  { figure, from, to, after },
) => ({
  query: () =>
    sql<LinesRow>`${linesOf(
      figure,
      timeSpanOf({ from, to }),
      after === undefined ? null : readCursor(after),
      most,
      (line) => sql`${paymentOfCause(sql`${line}.cause_id`)} as payment,
        ${namedPerson(sql`coalesce(${line}.owner_id, ${payerOf(paymentOfCause(sql`${line}.cause_id`))}, ${payeeOf(sql`${line}.cause_id`)})`)} as person`,
    )}`,
  view([page]) {
    if (!page) throw new Error('the query for the page returned no row')
    const shown = page.rows.slice(0, most)
    const last = page.rows.length > most ? shown.at(-1) : undefined
    return {
      lines: shown.map(({ id, kind, at, halalas, person, payment }) => ({
        id,
        kind,
        at: isoText(at),
        amount: halalas / 100,
        person: viewNamed(person),
        payment,
      })),
      after: last ? writeCursor(last) : null,
      total: page.total && { count: page.total.count, amount: page.total.halalas / 100 },
    }
  },
})
