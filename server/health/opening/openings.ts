import { type RawBuilder, sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { minutesOpen, type RecordOpening } from '#contract/health/opening.ts'
import { lockOpenAccount } from '#server/accounts/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { record } from '../events.ts'

export const listRecordOpenings: Read<typeof contract.listRecordOpenings, OpeningRow> = (
  actor,
  { id },
  now,
  house,
) => ({
  query: () => openingsOf(id),
  view: (rows) => ({ openings: rows.map((row) => viewOpening(row, actor, now, house)) }),
})

/** If the admin already has the record open, its hour is not extended. */
export const openRecord: Verb<typeof contract.openRecord> = async (tx, actor, { id, reason }, now, house) => {
  if (isSelf(actor, id)) throw new Refusal('own_account')
  const { rows } = await sql<{ opening: string; is_open: boolean }>`
    select uuidv7() as opening, exists (select from record_openings
        where person_id = account.id and admin_id = ${actor.id}::uuid and closed_at is null and ends_at > ${now}::timestamptz) as is_open
      from (${lockOpenAccount(sql`${id}::uuid`)}) as account`.execute(tx)
  const [found] = rows
  if (!found) throw new Refusal('not_found')
  if (!found.is_open) {
    await tx
      .insertInto('record_openings')
      .values({
        id: found.opening,
        person_id: id,
        admin_id: actor.id,
        reason_sealed: house.keys.seal(reason, openingBinding(found.opening)),
        opened_at: now,
        ends_at: new Date(now.getTime() + minutesOpen * 60_000),
      })
      .execute()
    await record(tx, actor, 'record.opened', id, now)
  }
  return viewOpenings(tx, actor, id, now, house)
}

/** Closing a record that is already closed changes nothing. */
export const closeRecord: Verb<typeof contract.closeRecord> = async (tx, actor, { id }, now, house) => {
  const { numUpdatedRows } = await tx
    .updateTable('record_openings')
    .set({ closed_at: now })
    .where('person_id', '=', id)
    .where('admin_id', '=', actor.id)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await record(tx, actor, 'record.closed', id, now)
  return viewOpenings(tx, actor, id, now, house)
}

type OpeningRow = {
  id: string
  admin_id: string | null
  name: string | null
  other_name: string | null
  reason_sealed: Buffer
  opened_at: Date
  ends_at: Date
  closed_at: Date | null
}

const openingsOf = (person: string): RawBuilder<OpeningRow> => sql<OpeningRow>`
  select id, admin_id, ${nameOf(sql`admin_id`)} as name, ${otherNameOf(sql`admin_id`)} as other_name, reason_sealed, opened_at, ends_at, closed_at
    from record_openings where person_id = ${person}::uuid order by opened_at desc, id desc`

function viewOpening(
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

async function viewOpenings(
  tx: Tx,
  actor: Actor,
  person: string,
  now: Date,
  house: Pick<House, 'keys' | 'log'>,
): Promise<{ openings: RecordOpening[] }> {
  const { rows } = await openingsOf(person).execute(tx)
  return { openings: rows.map((row) => viewOpening(row, actor, now, house)) }
}
