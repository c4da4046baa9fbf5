import type { reinstatePractice as route } from '#contract/oversight/practices.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { releaseWithSuspension } from '#server/money/payouts/hold-with-suspension.ts'
import { decideOnPractice } from './decide.ts'

export const reinstatePractice: Verb<typeof route> = async (tx, actor, { id }, now, house) => {
  const decided = await decideOnPractice(
    tx,
    actor,
    { id, action: 'reinstate', kind: 'practice.reinstated', to: () => 'approved' },
    now,
  )
  await releaseWithSuspension(tx, actor, house, id, now)
  return decided
}
