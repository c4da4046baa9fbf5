import type { submitPractice as route } from '#contract/verification.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { loadOwn } from './load-own.ts'
import { lockStatus } from './own-status.ts'
import { requestVerification } from './request-verification.ts'
import { viewVerification } from './view-verification.ts'

/** A second request returns the application that the first one submitted. */
export const submitPractice: Verb<typeof route> = async (tx, actor, _, now) => {
  await lockStatus(tx, actor.id)
  const row = await loadOwn(tx, actor.id, now)
  const verification = viewVerification(row, now)
  const { missing, may, submittedAt } = verification
  if (submittedAt) return { verification }
  if (missing.fields.length > 0 || missing.documents.length > 0)
    throw new Refusal('not_ready', { detail: missing })
  if (!may.submit || !(await requestVerification(tx, actor.id, row.verification, now)))
    throw new Refusal('decided_already')
  await record(tx, actor, 'practice.submitted', actor.id, now)
  return { verification: viewVerification(await loadOwn(tx, actor.id, now), now) }
}
