import type { completeAppointment as route } from '#contract/appointments/changes.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { openClaim } from './absence/open-claim.ts'
import { changeAppointment } from './change.ts'
import { factsOf } from './row.ts'
import { refusalToMarkAbsent } from './rules.ts'

/** Also if the patient did not attend: that is one of the outcomes. */
export const completeAppointment: Verb<typeof route> = (
  tx,
  actor,
  { id, outcome, words },
  now,
  house,
  { version },
) =>
  changeAppointment(
    tx,
    actor,
    { id, version },
    {
      move: 'complete',
      kind: 'appointment.completed',
      isDone: (row) =>
        (row.status === 'completed' && row.outcome === outcome) ||
        (outcome === 'patient_absent' && row.claim?.dietitian_says === outcome),
      set: (row) => {
        const refusal = outcome === 'patient_absent' && refusalToMarkAbsent(factsOf(row), now)
        if (refusal) throw new Refusal(refusal)
        return { status: 'completed', outcome, completed_at: now }
      },
      // Only our own call can show that the patient did not attend.
      instead: async (row) => {
        if (outcome !== 'patient_absent' || factsOf(row).inOurCall) return false
        await openClaim(tx, actor, row, { by: 'dietitian', words }, now, house)
        return true
      },
    },
    now,
    house,
  )
