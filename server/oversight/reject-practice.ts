import type { rejectPractice as route } from '#contract/oversight/practices.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { decideOnPractice } from './decide.ts'
import { statusAfterRejection } from './rules.ts'

export const rejectPractice: Verb<typeof route> = (tx, actor, { id, submittedAt, reason }, now) =>
  decideOnPractice(
    tx,
    actor,
    { id, submittedAt, action: 'reject', kind: 'practice.rejected', to: statusAfterRejection, reason },
    now,
  )
