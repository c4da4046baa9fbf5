import type { OwnContent } from '#contract/screening/own.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { askedBinding } from './questionnaire.ts'

type Copied = {
  patient: string
  dietitian: string
  own: { id: string; asked_version: number }
  content: OwnContent
}

/** A copy of a dietitian's own questions for one patient; null if one of them is unanswered. */
export async function insertCopy(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  { patient, dietitian, own, content }: Copied,
  now: Date,
): Promise<{ id: string; key: PersonKey } | null> {
  const key = await ensurePersonKey(tx, keys, patient, now)
  const id = await freshId(tx)
  const sent = await tx
    .insertInto('questionnaires')
    .values({
      id,
      patient_id: patient,
      dietitian_id: dietitian,
      instrument: 'own',
      version: String(own.asked_version),
      answered_by: 'patient',
      sent_at: now,
      own_id: own.id,
      asked_sealed: sealJson(key, content, askedBinding(id)),
    })
    .onConflict((waiting) => waiting.doNothing())
    .returning('id')
    .executeTakeFirst()
  return sent ? { id, key } : null
}
