import type { submitPractice as route } from '#contract/verification.ts'
import { record } from '#server/data/events.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadPractice, loadRow } from '#server/profiles/load-practice.ts'
import { viewPractice } from '#server/profiles/view.ts'
import { askVerification } from './ask-verification.ts'
import { lockStatus } from './own-status.ts'

/** A second press finds the application where the first has put it. */
export const submitPractice: Verb<typeof route> = async (tx, actor, _, now) => {
  await lockStatus(tx, actor.id)
  const row = await loadRow(tx, actor.id, now)
  const { verification } = viewPractice(row, now)
  const { missing, may, submittedAt } = verification
  if (submittedAt) return { verification }
  if (missing.fields.length > 0 || missing.documents.length > 0)
    throw new Refusal('not_ready', { detail: missing })
  if (!may.submit || !(await askVerification(tx, actor.id, row.verification, now)))
    throw new Refusal('decided_already')
  await record(tx, actor, 'practice.submitted', actor.id, now)
  return { verification: (await loadPractice(tx, actor.id, now)).verification }
}
