import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Difference, DifferenceKind } from '#contract/money/reconciliation.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { isoText } from '../payments/desk/view.ts'

type DifferenceRow = {
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

export const readReconciliation: Read<typeof contract.readReconciliation, Row> = (
  _actor,
  _input,
  _now,
  house,
) => ({
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

const viewDifference = (row: DifferenceRow): Difference => ({
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

/** A second call replaces the note; the difference stays marked as investigated. */
export const lookInto: Verb<typeof contract.lookInto> = async (tx, actor, { id, note }, now) => {
  const { rows } = await sql<{ row: DifferenceRow }>`
    update differences set looked_at = ${now}, note = ${note} where id = ${id}::uuid
      returning to_json(differences) as row`.execute(tx)
  const [changed] = rows
  if (!changed) throw new Refusal('not_found')
  await record(tx, actor, 'difference.looked_into', id, now)
  return { difference: viewDifference(changed.row) }
}
