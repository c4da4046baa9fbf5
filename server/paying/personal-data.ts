import { sql } from 'kysely'
import { owned, type PersonalData, type Row } from '#server/ground/data/personal-table.ts'
import { openReason, type SealedReason } from '#server/ground/data/reasons.ts'
import { emptyWallet } from './empty-wallet.ts'

export const payingData = {
  payments: {
    ...owned('payments', {
      by: 'patient_id',
      hides: {
        patient_id: 'the person',
        form: 'where the gateway asked for the card',
        url: 'where the gateway asked for the card',
        returns_to: 'where the browser came back to',
        gateway_payment: 'the gateway’s own number',
        refunding_until: 'which server is at it',
        fee_percent: 'between the dietitian and the platform',
        vat_percent: 'between the dietitian and the platform',
      },
    }),
    // What was paid stays in the books, without a name; what is on the wallet goes back before.
    erase: (tx, { id }, now) => emptyWallet(tx, id, now),
  },
  card_charges: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: Row }>`
        select jsonb_build_object('askedAt', asked_at, 'failedAt', failed_at) as row
          from card_charges join payments on payments.id = payment_id where patient_id = ${id}::uuid order by asked_at`.execute(
        tx,
      )
      return rows.map(({ row }) => row)
    },
    erase: async () => {},
    hides: {
      id: 'the gateway’s own number',
      payment_id: 'the number of the payment',
      method_id: 'the number of the card',
    },
  },
  disputes: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: Row }>`
        select jsonb_build_object('id', disputes.id, 'amountHalalas', disputes.halalas, 'state', disputes.state, 'reason', disputes.reason,
            'openedAt', disputes.opened_at, 'endedAt', disputes.ended_at) as row
          from disputes join payments on payments.id = payment_id where patient_id = ${id}::uuid order by disputes.opened_at`.execute(
        tx,
      )
      return rows.map(({ row }) => row)
    },
    // What was paid and taken back stays in the books, without a name.
    erase: async () => {},
    hides: {
      payment_id: 'the number of the payment',
      gateway_dispute: 'the bank’s own number',
      halalas: 'told as an amount',
      gone_back: 'between the dietitian and the platform',
      borne: 'between the dietitian and the platform',
    },
  },
  refunds: {
    async copy(tx, { keys }, { id }) {
      const { rows } = await sql<SealedReason & { row: Row }>`
        select jsonb_build_object('amountHalalas', halalas, 'cause', cause, 'owedAt', owed_at, 'doneAt', done_at) as row,
            refunds.id, reason, reason_sealed
          from refunds join payments on payments.id = payment_id where patient_id = ${id}::uuid order by owed_at`.execute(
        tx,
      )
      return rows.map((each) => ({
        ...each.row,
        reason: openReason({ keys }, 'refunds', each),
      }))
    },
    // What went back stays in the books, and not why.
    erase: (tx, { id }) =>
      sql`update refunds set reason = null, reason_sealed = null from payments
        where payments.id = payment_id and patient_id = ${id}::uuid and num_nonnulls(reason, reason_sealed) > 0`.execute(
        tx,
      ),
    hides: {
      id: 'its number',
      payment_id: 'the number of the payment',
      reason_sealed: 'opened as text',
      halalas: 'told as an amount',
      by_bank: 'between the dietitian and the platform',
    },
  },
  taken_uses: {
    async copy(tx, { keys }, { id }) {
      const { rows } = await sql<SealedReason & { row: Row }>`
        select jsonb_build_object('amountHalalas', halalas, 'goesTo', goes_to, 'takenAt', taken_at) as row,
            taken_uses.id, reason, reason_sealed
          from taken_uses join payments on payments.id = payment_id where patient_id = ${id}::uuid or dietitian_id = ${id}::uuid
          order by taken_at`.execute(tx)
      return rows.map((each) => ({
        ...each.row,
        reason: openReason({ keys }, 'taken_uses', each),
      }))
    },
    erase: (tx, { id }) =>
      sql`update taken_uses set reason = null, reason_sealed = null from payments
        where payments.id = payment_id and ${id}::uuid in (patient_id, dietitian_id)`.execute(tx),
    hides: {
      id: 'its number',
      reason_sealed: 'opened as text',
      payment_id: 'the number of the payment',
      appointment_id: 'the number of the appointment',
      halalas: 'told as an amount',
    },
  },
} satisfies PersonalData
