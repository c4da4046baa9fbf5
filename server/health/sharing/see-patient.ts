import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import { type EntryKind, groupOf, type HealthGroup } from '#contract/health/kinds.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { Refusal } from '#server/http/refusal.ts'
import { zoneOf } from '#server/notifications/facts.ts'

/**
 * Lets this transaction see a patient's record, and says which groups of it the dietitian may see. Without an appointment
 * the patient is not there.
 */
export async function seePatient(tx: Tx, { id, role }: Actor, patient: string): Promise<HealthGroup[]> {
  const { rows } = await sql<{ groups: HealthGroup[] | null }>`
    select app.shared_groups(${id}::uuid, ${patient}::uuid, ${healthConsentVersion}) as groups`.execute(tx)
  const groups = role === 'dietitian' ? rows[0]?.groups : null
  if (!groups) throw new Refusal('not_found')
  await sql`select set_config('app.seen_patient', ${patient}, true)`.execute(tx)
  return groups
}

/** The same, where one kind is asked for. */
export async function seeKind(tx: Tx, actor: Actor, patient: string, kind: EntryKind): Promise<void> {
  const groups = await seePatient(tx, actor, patient)
  if (!groups.includes(groupOf(kind))) throw new Refusal('not_shared')
}

/** It stands in the patient's own list as soon as anything has been read, in the same transaction. */
export async function noteReading(
  tx: Tx,
  { id }: Actor,
  patient: string,
  groups: readonly HealthGroup[],
  now: Date,
): Promise<void> {
  if (groups.length === 0) return
  await sql`
    insert into health_readings (patient_id, dietitian_id, health_group, read_on, times, last_at)
      select ${patient}::uuid, ${id}::uuid, each, (${now}::timestamptz at time zone ${zoneOf(sql`${patient}::uuid`)})::date, 1, ${now}::timestamptz
        from unnest(${[...groups]}::text[]) as each order by each
      on conflict on constraint health_readings_folded do update set times = health_readings.times + 1, last_at = excluded.last_at`.execute(
    tx,
  )
}
