import type { completeAppointment as route } from '#contract/appointments/changes.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { change } from './change.ts'

/** Also when the patient did not come: that is an outcome of it. */
export const completeAppointment: Verb<typeof route> = (
  tx,
  actor,
  { id, outcome },
  now,
  house,
  { version },
) =>
  change(
    tx,
    actor,
    { id, version },
    {
      move: 'complete',
      kind: 'appointment.completed',
      isDone: (row) => row.status === 'completed' && row.outcome === outcome,
      set: ({ patient_attended_at }) => {
        if (outcome === 'patient_absent' && patient_attended_at) throw new Refusal('patient_was_there')
        return { status: 'completed', outcome, completed_at: now }
      },
    },
    now,
    house,
  )
