import { sql } from 'kysely'
import type { withdrawHealthConsent as route } from '#contract/health/consent.ts'
import { healthConsentOf } from '#server/consents/facts.ts'
import { takeBackConsent } from '#server/consents/give-consent.ts'
import type { Tx } from '#server/data/db.ts'
import type { Verb } from '#server/http/bind.ts'
import { tell } from '#server/realtime/tell.ts'
import { forgetAnswersOf } from '#server/screening/facts.ts'
import { record } from '../events.ts'
import { lockConsent } from '../own-key.ts'

/** What rests on this consent, in the order in which it is erased. Notes of consultations rest on another one. */
const medical = [
  'health_files',
  'health_entries',
  'health_goals',
  'measure_reminders',
  'health_profiles',
] as const

/** Nothing new can come in between; what was shared is seen by nobody from the COMMIT on. */
export const withdrawHealthConsent: Verb<typeof route> = async (tx, actor, _, now, house) => {
  const { id } = actor
  await lockConsent(tx, id, 'alone')
  const { rows } = await sql<{ given: boolean }>`
    select coalesce((${healthConsentOf(sql`${id}::uuid`)} ->> 'given')::boolean, false) as given`.execute(tx)
  if (!rows[0]?.given) return { done: true }
  await takeBackConsent(tx, { userId: id, purpose: 'health', method: 'settings' }, now)
  const files = await eraseRecord(tx, id)
  await record(tx, actor, 'health.consent_withdrawn', id, now, { files })
  await tell(tx, house, [id], { topic: 'health', person: id })
  return { done: true }
}

/** Gives back the files whose bytes are to go. */
async function eraseRecord(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from health_files where user_id = ${userId}::uuid`.execute(tx)
  for (const table of medical)
    await sql`delete from ${sql.table(table)} where ${sql.ref(table === 'health_goals' ? 'patient_id' : 'user_id')} = ${userId}::uuid`.execute(
      tx,
    )
  for (const forget of forgetAnswersOf(userId)) await forget.execute(tx)
  return rows.map(({ id }) => id)
}
