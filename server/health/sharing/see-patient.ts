import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import type { HealthGroup } from '#contract/health/kinds.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
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

/** The same, where one group is asked for. */
export async function seeGroup(tx: Tx, actor: Actor, patient: string, group: HealthGroup): Promise<void> {
  const groups = await seePatient(tx, actor, patient)
  if (!groups.includes(group)) throw new Refusal('not_shared')
}

/** Whoever goes on reading a group within these minutes is still at the same reading: one look at a page asks several times. */
const sameReading = 10

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
      on conflict on constraint health_readings_folded do update set last_at = excluded.last_at,
        times = health_readings.times + (excluded.last_at > health_readings.last_at + ${sameReading} * interval '1 minute')::int`.execute(
    tx,
  )
}
