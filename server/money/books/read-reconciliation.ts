import { sql } from 'kysely'
import type {
  Difference,
  DifferenceKind,
  readReconciliation as route,
} from '#contract/money/reconciliation.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { isoText } from '../payments/desk/view.ts'

export type DifferenceRow = {
  id: string
  kind: DifferenceKind
  subject: string
  payment_id: string | null
  gateway_halalas: number | null
  our_halalas: number | null
  found_at: string
  gone_at: string | null
  looked_at: string | null
  note: string | null
}

type Row = {
  last: {
    from_day: string
    to_day: string
    begun_at: string
    ended_at: string | null
    compared: number | null
  } | null
  open: DifferenceRow[]
  over: DifferenceRow[]
}

const isOpen = sql`(gone_at is null and looked_at is null)`

export const readReconciliation: Read<typeof route, Row> = (_actor, _input, _now, house) => ({
  query: () => sql<Row>`
    select (select to_json(last) from (select * from reconciliations order by begun_at desc, id desc limit 1) as last) as last,
      (select coalesce(json_agg(each), '[]') from (
        select * from differences where ${isOpen} order by found_at desc, id desc limit 200) as each) as open,
      (select coalesce(json_agg(each), '[]') from (
        select * from differences where not ${isOpen} order by coalesce(looked_at, gone_at) desc, id desc limit 200) as each) as over`,
  view([row]) {
    if (!row) throw new Error('the query for the reconciliation returned no row')
    const { last, open, over } = row
    return {
      isPossible: gatewayOf(house) !== null,
      last: last && {
        from: last.from_day,
        to: last.to_day,
        begunAt: isoText(last.begun_at),
        endedAt: last.ended_at && isoText(last.ended_at),
        compared: last.compared,
      },
      open: open.map(viewDifference),
      over: over.map(viewDifference),
    }
  },
})

const riyals = (halalas: number | null) => halalas && halalas / 100

export const viewDifference = (row: DifferenceRow): Difference => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  payment: row.payment_id,
  there: riyals(row.gateway_halalas),
  here: riyals(row.our_halalas),
  foundAt: isoText(row.found_at),
  goneAt: row.gone_at && isoText(row.gone_at),
  lookedAt: row.looked_at && isoText(row.looked_at),
  note: row.note,
})
