import type { rejectPractice as route } from '#contract/oversight/practices.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { decideAs } from './decide.ts'
import { rejectedTo } from './rules.ts'

export const rejectPractice: Verb<typeof route> = (tx, actor, { id, submittedAt, reason }, now) =>
  decideAs(
    tx,
    actor,
    { id, submittedAt, action: 'reject', kind: 'practice.rejected', to: rejectedTo, reason },
    now,
  )
