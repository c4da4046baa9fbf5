import { sql } from 'kysely'
import { owned, type PersonalData, readable } from '#server/data/personal-table.ts'
import { ibanOf } from './billing.ts'
import { leaveCards } from './methods/unwanted-cards.ts'

export const paymentData = {
  billing_details: {
    ...owned('billing_details'),
    async copy(tx, house, { id }) {
      const [row] = await readable(tx, 'billing_details', 'user_id', id)
      return row ? [{ ...row, iban: await ibanOf(tx, house, id) }] : []
    },
  },
  payment_methods: {
    ...owned('payment_methods'),
    async erase(tx, person, now) {
      await leaveCards(tx, sql`user_id = ${person.id}::uuid`, now)
      await tx.deleteFrom('payment_methods').where('user_id', '=', person.id).execute()
    },
  },
  card_additions: owned('card_additions', { hides: { form: 'where the gateway asked for the card' } }),
} satisfies PersonalData
