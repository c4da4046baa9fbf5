import type { reportAbsence as route } from '#contract/appointments/changes.ts'
import type { Verb } from '#server/http/bind.ts'
import { change } from './change.ts'

export const reportAbsence: Verb<typeof route> = (tx, actor, { id }, now, house, { version }) =>
  change(
    tx,
    actor,
    { id, version },
    {
      move: 'reportAbsence',
      kind: 'appointment.absence_reported',
      isDone: ({ ending }) => ending === 'dietitian_absent',
      set: () => ({ status: 'cancelled', ending: 'dietitian_absent' }),
      reason: null,
    },
    now,
    house,
  )
