import { sql } from 'kysely'
import type { withdrawHealthConsent as route } from '#contract/health/consent.ts'
import { healthConsentOf } from '#server/consents/facts.ts'
import { withdrawConsent } from '#server/consents/give-consent.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { deleteMealRecordsOf } from '#server/plans/facts.ts'
import { deleteAnswersOf } from '#server/screening/facts.ts'
import { record } from '../events.ts'
import { lockConsent } from '../own-key.ts'
import { announceToTreating } from '../sharing/announce-to-treating.ts'

/** Tables that depend on this consent, in the order of erasure. Consultation notes depend on another one. */
const medical = [
  'health_files',
  'health_entries',
  'health_goals',
  'measure_reminders',
  'health_profiles',
] as const

/**
 * The lock keeps new data out; from the COMMIT on, nobody sees shared data. Data that exists although no consent was
 * given is erased too.
 */
export const withdrawHealthConsent: Verb<typeof route> = async (tx, actor, _, now, house) => {
  const { id } = actor
  await lockConsent(tx, id, 'alone')
  const { rows } = await sql<{ given: boolean }>`
    select coalesce((${healthConsentOf(sql`${id}::uuid`)} ->> 'given')::boolean, false) as given`.execute(tx)
  const wasGiven = rows[0]?.given ?? false
  if (wasGiven) await withdrawConsent(tx, { userId: id, purpose: 'health', method: 'settings' }, now)
  const { erased, files } = await eraseRecord(tx, id)
  if (!wasGiven && erased === 0n) return { done: true }
  await record(tx, actor, 'health.consent_withdrawn', id, now, { files })
  await announceToTreating(tx, house, id)
  return { done: true }
}

/** Returns the ids of the files whose bytes must be removed. */
async function eraseRecord(tx: Tx, userId: string): Promise<{ erased: bigint; files: string[] }> {
  const { rows } = await sql<{
    id: string
  }>`select id from health_files where user_id = ${userId}::uuid`.execute(tx)
  let erased = 0n
  for (const table of medical) {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where ${sql.ref(table === 'health_goals' ? 'patient_id' : 'user_id')} = ${userId}::uuid`.execute(
        tx,
      )
    erased += numAffectedRows
  }
  for (const forget of [...deleteAnswersOf(userId), ...deleteMealRecordsOf(userId)])
    erased += (await forget.execute(tx)).numAffectedRows ?? 0n
  return { erased, files: rows.map(({ id }) => id) }
}
