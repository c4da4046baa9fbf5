import { sql } from 'kysely'
import { owned, type PersonalData, type Row, readable } from '#server/ground/data/personal-table.ts'
import { withReasons } from '#server/ground/data/reasons.ts'

const hiddenOfHold = {
  dietitian_id: 'the person',
  held_by: 'an admin',
  lifted_by: 'an admin',
  reason_sealed: 'opened as text',
}

export const payoutData = {
  payouts: {
    ...owned('payouts', {
      by: 'dietitian_id',
      hides: {
        dietitian_id: 'the person',
        gateway_payout: 'the gateway’s own number',
        number: 'the gateway’s own number',
        halalas: 'told as an amount',
        tries: 'how often the gateway was asked',
      },
    }),
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: Row }>`
        select jsonb_build_object('id', id, 'decidedAs', decided_as, 'amountHalalas', halalas, 'cause', cause, 'state', state, 'ibanEnd', iban_end, 'reason', reason,
            'askedAt', asked_at, 'endedAt', ended_at) as row
          from payouts where dietitian_id = ${id}::uuid order by asked_at`.execute(tx)
      return rows.map(({ row }) => row)
    },
    // That it was paid stays in the books, and not to which account.
    erase: (tx, { id }) =>
      sql`update payouts set account_sealed = null, iban_end = null where dietitian_id = ${id}::uuid`.execute(
        tx,
      ),
  },
  payout_holds: {
    ...owned('payout_holds', { by: 'dietitian_id', hides: hiddenOfHold }),
    async copy(tx, house, { id }) {
      const rows = await readable(tx, 'payout_holds', 'dietitian_id', id, hiddenOfHold)
      return withReasons(tx, house, 'payout_holds', rows)
    },
  },
} satisfies PersonalData
