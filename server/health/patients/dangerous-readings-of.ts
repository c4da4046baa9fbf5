import { sql } from 'kysely'
import { dangerOf, dangerThresholds, daysFlagged } from '#contract/health/danger.ts'
import { groupOf, type HealthGroup } from '#contract/health/kinds.ts'
import type { Measure } from '#contract/health/measures.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { mapYielding } from '#server/ground/yielding-to-others.ts'
import { type EntryRow, entryColumns, viewMeasure } from '../entries.ts'
import { noteReading } from '../sharing/see-patient.ts'

const watched = [...new Set(dangerThresholds.map(({ kind }) => kind))]

/** The number of readings of a kind that are checked, the newest first; a sensor writes some 300 a day. */
const mostLookedAt = 5_000

/**
 * The newest dangerous reading of each shared kind within `daysFlagged` days. The server has to decrypt values to
 * check them, but only those shown to the dietitian are recorded in the patient's list of readings.
 */
export async function dangerousReadingsOf(
  tx: Tx,
  actor: Actor,
  patient: string,
  groups: readonly HealthGroup[],
  now: Date,
  { keys }: Pick<House, 'keys'>,
): Promise<Measure[]> {
  const kinds = watched.filter((kind) => groups.includes(groupOf(kind)))
  if (kinds.length === 0) return []
  const { rows } = await sql<EntryRow>`
    select newest.* from unnest(${kinds}::text[]) as wanted (kind)
      cross join lateral (select ${entryColumns} from health_entries as entry
        where entry.user_id = ${patient}::uuid and entry.kind = wanted.kind
          and entry.taken_at > ${now}::timestamptz - ${daysFlagged} * interval '1 day'
        order by entry.taken_at desc, entry.id desc limit ${mostLookedAt}) as newest`.execute(tx)
  if (rows.length === 0) return []
  const key = await findPersonKey(tx, keys, patient)
  const measures = await mapYielding(rows, (row) => viewMeasure(row, key, patient))
  const dangerous = measures.filter((measure) => !measure.isUnreadable && dangerOf(measure) !== null)
  const newest = kinds.flatMap((kind) => dangerous.find((measure) => measure.kind === kind) ?? [])
  await noteReading(tx, actor, patient, [...new Set(newest.map(({ kind }) => groupOf(kind)))], now)
  return newest
}
