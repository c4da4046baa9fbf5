import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import type { HealthGroup } from '#contract/health/kinds.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { zoneOf } from '#server/notifications/facts.ts'

/**
 * Lets this transaction see a patient's record, and returns the groups that the dietitian may see. Without an
 * appointment the patient is not found.
 */
export async function seePatient(tx: Tx, { id, role }: Actor, patient: string): Promise<HealthGroup[]> {
  const { rows } = await sql<{ groups: HealthGroup[] | null }>`
    select app.shared_groups(${id}::uuid, ${patient}::uuid, ${healthConsentVersion}) as groups`.execute(tx)
  const groups = role === 'dietitian' ? rows[0]?.groups : null
  if (!groups) throw new Refusal('not_found')
  await sql`select set_config('app.seen_patient', ${patient}, true)`.execute(tx)
  return groups
}

/** The same for one group, refused if it is not shared. */
export async function seeGroup(tx: Tx, actor: Actor, patient: string, group: HealthGroup): Promise<void> {
  const groups = await seePatient(tx, actor, patient)
  if (!groups.includes(group)) throw new Refusal('not_shared')
}

/** Minutes within which the next read of a group counts as the same reading: one page view sends several requests. */
const sameReading = 10

/** Adds to the patient's own list of readings, in the transaction that reads. */
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
