import type { declineAppointment as route } from '#contract/appointments/changes.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { changeAppointment, noMoveRequest } from './change.ts'

/** For a confirmed appointment, only the request for a new time is declined. */
export const declineAppointment: Verb<typeof route> = (tx, actor, { id, reason }, now, house, { version }) =>
  changeAppointment(
    tx,
    actor,
    { id, version },
    {
      move: 'decline',
      kind: 'appointment.declined',
      answer: 'appointment.move_declined',
      isDone: ({ ending }) => ending === 'declined',
      set: ({ wanted_at }) =>
        wanted_at ? noMoveRequest : { status: 'cancelled', ending: 'declined', lapses_at: null },
      reason: reason || null,
    },
    now,
    house,
  )
