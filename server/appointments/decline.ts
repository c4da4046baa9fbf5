import type { declineAppointment as route } from '#contract/appointments/changes.ts'
import type { Verb } from '#server/http/bind.ts'
import { change } from './change.ts'

export const declineAppointment: Verb<typeof route> = (tx, actor, { id, reason }, now, house, { version }) =>
  change(
    tx,
    actor,
    { id, version },
    {
      move: 'decline',
      kind: 'appointment.declined',
      isDone: ({ ending }) => ending === 'declined',
      set: () => ({ status: 'cancelled', ending: 'declined', lapses_at: null }),
      reason,
    },
    now,
    house,
  )
