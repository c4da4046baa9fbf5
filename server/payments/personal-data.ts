import { sql } from 'kysely'
import { owned, type PersonalData, type Row, readable } from '#server/ground/data/personal-table.ts'
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
  ledger_accounts: {
    ...owned('ledger_accounts', { hides: { user_id: 'the person' } }),
    // What was earned stays in the books, and is nobody's.
    erase: async () => {},
  },
  ledger_entries: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: Row }>`
        select jsonb_build_object('kind', ledger_transactions.kind, 'amountHalalas', -halalas, 'postedAt', posted_at) as row
          from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
            join ledger_transactions on ledger_transactions.id = transaction_id
          where user_id = ${id}::uuid order by posted_at`.execute(tx)
      return rows.map(({ row }) => row)
    },
    erase: async () => {},
    hides: {
      transaction_id: 'the books’ own number',
      account_id: 'the person’s own',
      halalas: 'told as an amount',
    },
  },
} satisfies PersonalData
