import { sql } from 'kysely'
import type { MeasureKind } from '#contract/health/kinds.ts'
import type { Measure, MeasureSource } from '#contract/health/measures.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { entryBinding, findEntry, type MeasureContent, type MeasureRow, viewMeasure } from '../entries.ts'
import { record } from '../events.ts'

type Replacement = {
  userId: string
  row: MeasureRow
  fresh: { kind: MeasureKind; content: MeasureContent; takenAt: string; source: MeasureSource }
}

/** Corrects a measure. The earlier value of what a dietitian has measured stays visible to both. */
export async function replaceEntry(
  tx: Tx,
  house: Pick<House, 'bus' | 'clock'>,
  actor: Actor,
  key: PersonKey,
  replacement: Replacement,
  now: Date,
): Promise<Measure> {
  const { userId, row, fresh } = replacement
  await keepAndReplace(tx, actor, key, replacement, now)
  await record(tx, actor, 'health.corrected', userId, now, { entry: row.id })
  await announce(tx, house, [userId], { topic: 'health', person: userId })
  const corrected = await findEntry(tx, { userId, kinds: [fresh.kind], id: row.id })
  if (!corrected) throw new Refusal('not_found')
  return viewMeasure(corrected, key, userId)
}

/** The rows alone, for a change that is recorded as a whole. */
export async function keepAndReplace(
  tx: Tx,
  actor: Actor,
  key: PersonKey,
  { userId, row, fresh: { kind, content, takenAt, source } }: Replacement,
  now: Date,
): Promise<void> {
  const { id, client_id } = row
  if (row.kind === kind && (row.source === 'dietitian' || row.measured_by))
    await sql`insert into health_corrections (user_id, entry_id, taken_at, source, content_sealed, corrected_by, corrected_at)
      select user_id, id, taken_at, source, content_sealed, ${actor.id}::uuid, ${now}::timestamptz
        from health_entries where id = ${id}::uuid`.execute(tx)
  const content_sealed = sealJson(key, content, entryBinding(userId, client_id))
  await tx
    .updateTable('health_entries')
    .set({ kind, content_sealed, taken_at: new Date(takenAt), source, recorded_at: now })
    .where('id', '=', id)
    .execute()
}
