import { sql } from 'kysely'
import { owned, type PersonalData, readable } from '#server/data/personal-table.ts'
import { withReasons } from '#server/data/reasons.ts'

/** What was paid and given back stays in the books, without a name; what is left goes back to its cards first. */
const kept = {
  erase: async () => {},
}

const hiddenOfCredit = {
  payment_id: 'the number of the payment',
  appointment_id: 'the number of the appointment',
  decision_id: 'told with the decision',
  halalas: 'told with the wallet',
  reason_sealed: 'opened as text',
}

export const walletData = {
  wallet_holds: {
    ...owned('wallet_holds', {
      hides: {
        payment_id: 'the number of the payment',
        appointment_id: 'the number of the appointment',
        halalas: 'told with the payment',
      },
    }),
    ...kept,
  },
  wallet_credits: {
    ...owned('wallet_credits', { hides: hiddenOfCredit }),
    copy: async (tx, house, { id }) =>
      withReasons(
        tx,
        house,
        'wallet_credits',
        await readable(tx, 'wallet_credits', 'user_id', id, hiddenOfCredit),
      ),
    // That an admin has given it stays in the books; why goes.
    erase: (tx, { id }) =>
      sql`update wallet_credits set reason = null, reason_sealed = null
        where user_id = ${id}::uuid and num_nonnulls(reason, reason_sealed) > 0`.execute(tx),
  },
} satisfies PersonalData
