import { sql } from 'kysely'
import { owned, type PersonalData, type Row, readable } from '#server/ground/data/personal-table.ts'
import { withReasons } from '#server/ground/data/reasons.ts'

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

const hiddenOfTransfer = {
  user_id: 'the person',
  account_id: 'the number of the wallet',
  made_by: 'an admin',
  halalas: 'told as an amount',
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
  wallet_transfers: {
    ...owned('wallet_transfers', { hides: hiddenOfTransfer }),
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: Row }>`
        select jsonb_build_object('id', id, 'amountHalalas', halalas, 'ibanEnd', iban_end, 'madeAt', made_at, 'returnedAt', returned_at) as row
          from wallet_transfers where user_id = ${id}::uuid order by made_at`.execute(tx)
      return rows.map(({ row }) => row)
    },
    // That it was transferred stays in the books, and not to which account.
    erase: (tx, { id }) =>
      sql`update wallet_transfers set iban_end = null where user_id = ${id}::uuid`.execute(tx),
  },
} satisfies PersonalData
