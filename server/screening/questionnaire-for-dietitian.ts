import type { Questionnaire } from '#contract/screening/questionnaires.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { onlyWithId, questionnairesSeenBy, viewQuestionnaire } from './questionnaire.ts'

export const announceQuestionnaire = (tx: Tx, house: House, actor: Actor, patient: string): Promise<void> =>
  announce(tx, house, [patient, actor.id], { topic: 'health', person: patient })

/** The questionnaire as the dietitian's list shows it. */
export async function questionnaireForDietitian(
  tx: Tx,
  actor: Actor,
  patient: string,
  id: string,
  key: PersonKey | null,
): Promise<{ questionnaire: Questionnaire }> {
  const { rows } = await questionnairesSeenBy(actor, patient, onlyWithId(id)).execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  return { questionnaire: viewQuestionnaire(row, key, 'dietitian') }
}
