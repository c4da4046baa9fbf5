import { sql } from 'kysely'
import type { listHolds as route } from '#contract/money/payouts.ts'
import { emailOf } from '#server/accounts/facts.ts'
import type { SealedReason } from '#server/ground/data/reasons.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { viewReason } from './put-hold.ts'

type Named = { id: string; name: string | null; otherName: string | null }
type Row = SealedReason & {
  dietitian: Named
  held_at: Date | string
  held_by: Named | null
  lifted_at: Date | string | null
  lifted_by: Named | null
  is_replaced: boolean
  micros: string
}

const pageSize = 50

const named = (column: string) => {
  const person = sql.ref(`payout_holds.${column}`)
  return sql`case when ${person} is not null then
    json_build_object('id', ${person}, 'name', coalesce(${nameOf(person)}, ${emailOf(person)}), 'otherName', ${otherNameOf(person)}) end`
}

export const listHolds: Read<typeof route, Row> = (_actor, { after }, _now, house) => ({
  query: () => sql<Row>`
    select id, ${named('dietitian_id')} as dietitian, reason, reason_sealed, held_at, ${named('held_by')} as held_by, lifted_at,
        ${named('lifted_by')} as lifted_by, is_replaced, ${microsOf(sql`held_at`)} as micros
      from payout_holds where ${after ? sql`(held_at, id) < ${cursorRow(readCursor(after))}` : sql`true`}
      order by held_at desc, id desc limit ${pageSize + 1}`,
  view(rows) {
    const shown = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? shown.at(-1) : undefined
    return {
      holds: shown.map((row) => ({
        id: row.id,
        dietitian: viewNamed(row.dietitian),
        reason: viewReason(house, row),
        heldAt: new Date(row.held_at).toISOString(),
        heldBy: row.held_by && viewNamed(row.held_by),
        liftedAt: row.lifted_at && new Date(row.lifted_at).toISOString(),
        liftedBy: row.lifted_by && viewNamed(row.lifted_by),
        isReplaced: row.is_replaced,
      })),
      after: last ? writeCursor(last) : null,
    }
  },
})

const viewNamed = (person: Named) => ({ ...person, name: person.name ?? '' })
