import type { giveUpPayment as route } from '#contract/money/payments.ts'
import type { InputOf } from '#contract/route.ts'
import { releaseReservation } from '#server/appointments/booking/reservations.ts'
import { type Actor, system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { releaseHeld } from '../wallets/pay-from-wallet.ts'
import { prepareConclusion } from './conclude-payment.ts'
import type { SettledPayment } from './settle-payment.ts'

type Ready = { actor: Actor; settled: SettledPayment }

/** The payment is settled first, since a paid one cannot be given up. */
export const prepareGivingUp = async (
  house: House,
  input: InputOf<typeof route>,
  caller: Caller,
): Promise<Ready> => ({ actor: caller.actor, settled: await prepareConclusion(house, input, caller) })

/**
 * As the system, since patients cannot change payments. The form at the gateway cannot be closed: money that still
 * arrives there is refunded, as there is nothing left to pay for.
 */
export const giveUpPayment: Verb<typeof route, Ready> = async (
  tx,
  _system,
  { payment },
  now,
  house,
  { ready: { actor, settled } },
) => {
  if (settled.outcome !== 'not_paid') return settled
  const row = await tx
    .updateTable('payments')
    .set({ state: 'expired' })
    .where('id', '=', payment)
    .where('patient_id', '=', actor.id)
    .where('state', '=', 'opened')
    .returning('appointment_id')
    .executeTakeFirst()
  // Another request, or the payment itself, came first.
  if (!row) return { outcome: 'waiting', appointment: null }
  if (row.appointment_id) await releaseReservation(tx, row.appointment_id)
  await releaseHeld(tx, payment, now)
  await record(tx, system, 'payment.given_up', payment, now)
  await announce(tx, house, [actor.id], { topic: 'payments' })
  return { outcome: 'ended', appointment: null }
}
