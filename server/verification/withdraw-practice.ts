import type { withdrawPractice as route } from '#contract/verification.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { loadOwn } from './load-own.ts'
import { lockStatus } from './own-status.ts'
import { withdrawRequest } from './request-verification.ts'
import { viewVerification } from './view-verification.ts'

/** A second request finds nothing to withdraw and succeeds, unless an admin decided before the first one. */
export const withdrawPractice: Verb<typeof route> = async (tx, actor, _, now) => {
  await lockStatus(tx, actor.id)
  const row = await loadOwn(tx, actor.id, now)
  const verification = viewVerification(row, now)
  if (verification.status === 'draft') return { verification }
  if (!verification.may.withdraw || !(await withdrawRequest(tx, actor.id, row.verification)))
    throw new Refusal('decided_already')
  await record(tx, actor, 'practice.withdrawn', actor.id, now)
  return { verification: viewVerification(await loadOwn(tx, actor.id, now), now) }
}
