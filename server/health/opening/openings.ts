import { type RawBuilder, sql } from 'kysely'
import type { RecordOpening } from '#contract/health/opening.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'

export type OpeningRow = {
  id: string
  admin_id: string | null
  name: string | null
  other_name: string | null
  reason_sealed: Buffer
  opened_at: Date
  ends_at: Date
  closed_at: Date | null
}

export const openingsOf = (person: string): RawBuilder<OpeningRow> => sql<OpeningRow>`
  select id, admin_id, ${nameOf(sql`admin_id`)} as name, ${otherNameOf(sql`admin_id`)} as other_name, reason_sealed, opened_at, ends_at, closed_at
    from record_openings where person_id = ${person}::uuid order by opened_at desc, id desc`

export function viewOpening(
  row: OpeningRow,
  actor: Actor,
  now: Date,
  { keys, log }: Pick<House, 'keys' | 'log'>,
): RecordOpening {
  const { id, admin_id, name, other_name, opened_at, ends_at, closed_at } = row
  return {
    id,
    admin: admin_id && name !== null ? { id: admin_id, name, otherName: other_name } : null,
    reason: reasonOf(row, keys, log),
    openedAt: opened_at.toISOString(),
    endsAt: (closed_at ?? ends_at).toISOString(),
    isMine: admin_id !== null && isSelf(actor, admin_id) && closed_at === null && ends_at > now,
  }
}

/** A reason that can no longer be decrypted must not hide the rest. */
function reasonOf({ id, reason_sealed }: OpeningRow, keys: House['keys'], log: House['log']): string | null {
  try {
    return keys.open(reason_sealed, openingBinding(id))
  } catch {
    log('error', 'record_opening.unopenable', { opening: id })
    return null
  }
}

/** The context to which the encrypted reason of an opening is bound. */
export const openingBinding = (id: string) => `record_openings:${id}`

export async function viewOpenings(
  tx: Tx,
  actor: Actor,
  person: string,
  now: Date,
  house: Pick<House, 'keys' | 'log'>,
): Promise<{ openings: RecordOpening[] }> {
  const { rows } = await openingsOf(person).execute(tx)
  return { openings: rows.map((row) => viewOpening(row, actor, now, house)) }
}
