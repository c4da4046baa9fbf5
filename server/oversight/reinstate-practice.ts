import type { reinstatePractice as route } from '#contract/oversight.ts'
import type { Verb } from '#server/http/bind.ts'
import { decideAs } from './decide.ts'

export const reinstatePractice: Verb<typeof route> = (tx, actor, { id }, now) =>
  decideAs(tx, actor, { id, action: 'reinstate', kind: 'practice.reinstated', to: () => 'approved' }, now)
