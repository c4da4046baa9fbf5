import type { cancelAppointment as route } from '#contract/appointments/changes.ts'
import type { Verb } from '#server/http/bind.ts'
import { change } from './change.ts'
import { assertNotTooMany, cancellations } from './limits.ts'
import { partyOf } from './load.ts'

export const cancelAppointment: Verb<typeof route> = (tx, actor, { id, reason }, now, house, { version }) => {
  const party = partyOf(actor)
  return change(
    tx,
    actor,
    { id, version },
    {
      move: 'cancel',
      kind: 'appointment.cancelled',
      isDone: ({ status }) => status === 'cancelled',
      set: () => ({
        status: 'cancelled',
        ending: party === 'patient' ? 'cancelled_by_patient' : 'cancelled_by_dietitian',
        lapses_at: null,
      }),
      reason: reason || null,
      ...(party === 'patient' && {
        precheck: () => assertNotTooMany(tx, actor, cancellations, now, house),
      }),
    },
    now,
    house,
  )
}
