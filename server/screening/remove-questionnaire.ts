import { sql } from 'kysely'
import type {
  removeQuestionnaire as removeRoute,
  takeBackQuestionnaire as takeBackRoute,
} from '#contract/screening/questionnaires.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { seePatient } from '#server/health/sharing/see-patient.ts'
import { record } from './events.ts'
import { mayRemove, type QuestionnaireRow } from './questionnaire.ts'

/** Removes it with all its answers. */
export const removeQuestionnaire: Verb<typeof removeRoute> = (tx, actor, { id }, now, house) =>
  remove(tx, actor, { id, patient: actor.id, side: 'patient' }, now, house)

export const takeBackQuestionnaire: Verb<typeof takeBackRoute> = async (
  tx,
  actor,
  { patient, id },
  now,
  house,
) => {
  await seePatient(tx, actor, patient)
  return remove(tx, actor, { id, patient, side: 'dietitian' }, now, house)
}

type Removed = { id: string; patient: string; side: 'patient' | 'dietitian' }

async function remove(
  tx: Tx,
  actor: Actor,
  { id, patient, side }: Removed,
  now: Date,
  house: House,
): Promise<{ done: true }> {
  const { rows } = await sql<Pick<QuestionnaireRow, 'dietitian_id' | 'answered_by' | 'answered_at'>>`
    select dietitian_id, answered_by, answered_at from questionnaires
      where id = ${id}::uuid and patient_id = ${patient}::uuid
        and ${side === 'patient' ? sql`true` : sql`dietitian_id = ${actor.id}::uuid`}`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  if (!mayRemove(row, side)) throw new Refusal('status_has_changed')
  // Only in the state that was read: if it was answered meanwhile, it stays.
  const { numDeletedRows } = await tx
    .deleteFrom('questionnaires')
    .where('id', '=', id)
    .where('answered_at', row.answered_at ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('status_has_changed')
  await record(tx, actor, 'questionnaire.removed', id, now)
  await announce(tx, house, [patient, ...(row.dietitian_id ? [row.dietitian_id] : [])], {
    topic: 'health',
    person: patient,
  })
  return { done: true }
}
