import { sql } from 'kysely'
import type { Result, Screening } from '#contract/screening/instruments.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { PersonKey } from '#server/ground/data/person-keys.ts'
import { isShared, questionnairesSeenBy, resultBinding } from './questionnaire.ts'

/** The last result that the dietitian may read, or null. Needs `seePatient` in the same transaction. */
export async function lastResult(
  tx: Tx,
  actor: Actor,
  patient: string,
  instrument: Screening,
  key: PersonKey | null,
): Promise<{ result: Result; at: Date } | null> {
  const one = sql`and asked.instrument = ${instrument} and asked.result_sealed is not null`
  const { rows } = await questionnairesSeenBy(actor, patient, one).execute(tx)
  const [row] = rows
  if (!row?.result_sealed || !row.answered_at || !isShared(row)) return null
  const text = key?.tryOpen(row.result_sealed, resultBinding(row.id)) ?? null
  return text === null ? null : { result: JSON.parse(text), at: row.answered_at }
}
