import { owned, type PersonalData, readable } from '#server/data/personal-table.ts'
import { ibanOf } from './billing.ts'

export const paymentData = {
  billing_details: {
    ...owned('billing_details'),
    async copy(tx, house, { id }) {
      const [row] = await readable(tx, 'billing_details', 'user_id', id)
      return row ? [{ ...row, iban: await ibanOf(tx, house, id) }] : []
    },
  },
} satisfies PersonalData
