import type { suspendPractice as route } from '#contract/oversight.ts'
import type { Verb } from '../bind.ts'
import { decideAs } from './decide.ts'

/** A renewal that lies with the admins falls with it. */
export const suspendPractice: Verb<typeof route> = (tx, actor, { id, reason }, now) =>
  decideAs(
    tx,
    actor,
    { id, action: 'suspend', kind: 'practice.suspended', to: () => 'suspended', reason },
    now,
  )
