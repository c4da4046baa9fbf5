import { owned, type PersonalData } from '#server/data/personal-table.ts'

/** What was paid and given back stays in the books, without a name; what is left goes back to its cards first. */
const kept = {
  erase: async () => {},
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
    ...owned('wallet_credits', {
      hides: {
        payment_id: 'the number of the payment',
        appointment_id: 'the number of the appointment',
        decision_id: 'told with the decision',
        halalas: 'told with the wallet',
      },
    }),
    ...kept,
  },
} satisfies PersonalData
