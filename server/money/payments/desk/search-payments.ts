import { sql } from 'kysely'
import type { FoundPayment, searchPayments as route } from '#contract/money/payment-desk.ts'
import { peopleMatching } from '#server/accounts/people/search-people.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { timeSpanOf } from '../../books/days.ts'
import { type FoundPage, type FoundRow, pageOfPayments } from '../figures.ts'
import { isoText, viewNamed } from './view.ts'

const most = 25

export const searchPayments: Read<typeof route, FoundPage> = (
  _,
  { q, person, amount, state, from, to, order = 'latest', after },
) => ({
  query: () =>
    pageOfPayments(
      {
        people: q ? sql`select ${peopleMatching(q)}` : null,
        person,
        halalas: amount === undefined ? undefined : Math.round(amount * 100),
        state,
        ...timeSpanOf({ from, to }),
      },
      order,
      after === undefined ? null : readCursor(after),
      most,
    ),
  view([page]) {
    if (!page) throw new Error('the query for the page returned no row')
    const shown = page.rows.slice(0, most)
    const last = page.rows.length > most ? shown.at(-1) : undefined
    return {
      payments: shown.map(viewFound),
      after: last ? writeCursor(last) : null,
      total: page.total,
    }
  },
})

export const viewFound = (row: FoundRow): FoundPayment => ({
  id: row.id,
  patient: viewNamed(row.patient),
  dietitian: viewNamed(row.dietitian),
  amount: row.amount / 100,
  refunded: row.refunded / 100,
  refundDue: row.refund_due / 100,
  state: row.state,
  isDisputed: row.is_disputed,
  at: isoText(row.at),
})
