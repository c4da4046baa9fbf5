import type { reportAbsence as route } from '#contract/appointments/changes.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { openClaim } from './absence/open-claim.ts'
import { changeAppointment } from './change.ts'
import { factsOf } from './row.ts'

/** Cancels immediately only if our call shows that the patient attended and the dietitian never came. */
export const reportAbsence: Verb<typeof route> = (tx, actor, { id, words }, now, house, { version }) =>
  changeAppointment(
    tx,
    actor,
    { id, version },
    {
      move: 'reportAbsence',
      kind: 'appointment.absence_reported',
      isDone: ({ ending, claim }) =>
        ending === 'dietitian_absent' || claim?.patient_says === 'dietitian_absent',
      set: () => ({ status: 'cancelled', ending: 'dietitian_absent', outcome: null, completed_at: null }),
      instead: async (row) => {
        const { inOurCall, attended } = factsOf(row)
        if (inOurCall && attended.patient) return false
        await openClaim(tx, actor, row, { by: 'patient', words }, now, house)
        return true
      },
      reason: null,
    },
    now,
    house,
  )
