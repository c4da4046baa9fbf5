import type { cancelAppointment as route } from '#contract/appointments/changes.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { changeAppointment } from './change.ts'
import { assertNotTooMany, cancellations } from './limits.ts'
import { partyOf } from './load.ts'
import { refundOf } from './refund.ts'

export const cancelAppointment: Verb<typeof route> = (
  tx,
  actor,
  { id, reason, refund, refundTo },
  now,
  house,
  { version },
) => {
  const party = partyOf(actor)
  return changeAppointment(
    tx,
    actor,
    { id, version },
    {
      move: 'cancel',
      kind: 'appointment.cancelled',
      isDone: ({ status }) => status === 'cancelled',
      set: ({ status, starts_at: startsAt, paid_halalas: paid, policy }) => {
        const ending = party === 'patient' ? 'cancelled_by_patient' : 'cancelled_by_dietitian'
        if (refund !== undefined && (status === 'pending' || status === 'confirmed')) {
          const due = refundOf({ paid, policy, status, startsAt }, ending, now)
          if (due !== Math.round(refund * 100))
            throw new Refusal('refund_has_changed', { detail: { refund: due / 100 } })
        }
        return {
          status: 'cancelled',
          ending,
          lapses_at: null,
          ...(party === 'patient' && refundTo && paid > 0 && { refund_to: refundTo }),
        }
      },
      reason: reason || null,
      ...(party === 'patient' && {
        precheck: () => assertNotTooMany(tx, actor, cancellations, now, house),
      }),
    },
    now,
    house,
  )
}
