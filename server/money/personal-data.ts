import { sql } from 'kysely'
import { appointmentsOfPerson } from '#server/appointments/facts/for-admins.ts'
import {
  type CopiedRow,
  copyRows,
  type PersonalData,
  personalTable,
} from '#server/ground/data/personal-table.ts'
import { openReason, type SealedReason, withReasons } from '#server/ground/data/reasons.ts'
import { nameOfService } from '#server/services/facts.ts'
import { orphanCards } from './cards/unwanted-cards.ts'
import { openDocument } from './invoices/document.ts'
import { nationalIdOf } from './invoices/national-id.ts'
import { ibanOf } from './payouts/billing.ts'
import { emptyWallet } from './wallets/empty-wallet.ts'

const hiddenOfHold = {
  dietitian_id: 'the person',
  held_by: 'an admin',
  lifted_by: 'an admin',
  reason_sealed: 'included decrypted',
}

/**
 * Payments and refunds stay in the books, without a name; the wallet's balance is first refunded to the cards it came
 * from.
 */
const kept = {
  erase: async () => {},
}

const hiddenOfCredit = {
  payment_id: 'the number of the payment',
  appointment_id: 'the number of the appointment',
  decision_id: 'included with the decision',
  halalas: 'included with the wallet',
  reason_sealed: 'included decrypted',
}

const hiddenOfTransfer = {
  user_id: 'the person',
  account_id: 'the number of the wallet',
  made_by: 'an admin',
  halalas: 'included as an amount',
}

/** Disputes and claims in which the person is on either side. */
const evidenceOf = (id: string) => sql`(
  dispute_id in (select disputes.id from disputes join payments on payments.id = payment_id
    where ${id}::uuid in (payments.patient_id, payments.dietitian_id))
  or claim_id in (${appointmentsOfPerson(id)}))`

/**
 * Files that admins add as evidence show both sides, so a copy states that there are some, and either side’s erasure
 * deletes them. Erased before appointments and payments lose the names by which they are found.
 */
export const evidenceData = {
  evidence_files: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('id', id, 'type', type, 'bytes', bytes, 'uploadedAt', uploaded_at) as row
          from evidence_files where ${evidenceOf(id)} order by id`.execute(tx)
      return rows.map(({ row }) => row)
    },
    erase: (tx, { id }) => sql`delete from evidence_files where ${evidenceOf(id)}`.execute(tx),
    hides: {
      dispute_id: 'the number of the dispute',
      claim_id: 'the number of the appointment',
      key_sealed: 'the key of the file',
      name_sealed: 'may name the other side',
      uploaded_by: 'an admin',
    },
  },
} satisfies PersonalData

export const moneyData = {
  invoices: {
    async copy(tx, { keys }, { id: person }) {
      const { rows } = await sql<CopiedRow & { id: string; document_sealed: Buffer | null }>`
        select id, number, kind, about, issued_at, net_halalas, vat_halalas, total_halalas, document_sealed from invoices
          where ${person}::uuid in (buyer_id, seller_id) order by issued_at, number`.execute(tx)
      return rows.map(({ id, document_sealed, ...row }) => ({
        number: row.number,
        kind: row.kind,
        about: row.about,
        issuedAt: row.issued_at,
        netHalalas: row.net_halalas,
        vatHalalas: row.vat_halalas,
        totalHalalas: row.total_halalas,
        document: document_sealed && openDocument(keys, id, document_sealed),
      }))
    },
    // The law requires invoices for six years, even of closed accounts; after that their content is destroyed.
    erase: async () => {},
    hides: {
      id: 'identified by its number',
      seller: 'identified by its number',
      year: 'part of its number',
      place: 'part of its number',
      seller_id: 'the person, or included by name',
      buyer_id: 'the person, or included by name',
      payment_id: 'the number of the payment',
      refund_id: 'the number of the refund',
      month: 'included in its lines',
      appointment_id: 'the number of the appointment',
      corrects: 'the number of another invoice',
    },
  },
  einvoices: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('icv', icv, 'handedOverAt', handed_over_at) as row from einvoices
          join invoices on invoices.id = invoice_id where ${id}::uuid in (buyer_id, seller_id) order by einvoices.seller, icv`.execute(
        tx,
      )
      return rows.map(({ row }) => row)
    },
    erase: async () => {},
    hides: { invoice_id: 'identified by the invoice’s own number', seller: 'identified by its number' },
  },
  invoice_counters: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('kind', kind, 'year', year, 'last', max(place)) as row from invoices
          where seller_id = ${id}::uuid group by kind, year order by year, kind`.execute(tx)
      return rows.map(({ row }) => row)
    },
    erase: async () => {},
    hides: { seller: 'identified by its code' },
  },
  invoice_sellers: {
    ...personalTable('invoice_sellers', { hides: { place: 'part of its code' } }),
    // No other seller's invoices may begin with the same code; only a number stays.
    erase: async () => {},
  },
  national_ids: {
    ...personalTable('national_ids', {
      hides: { number_end: 'included in the total', saved_at: 'included in the log' },
    }),
    async copy(tx, house, { id }) {
      const number = await nationalIdOf(tx, house, id)
      return number === null ? [] : [{ number }]
    },
  },
  payouts: {
    ...personalTable('payouts', {
      by: 'dietitian_id',
      hides: {
        dietitian_id: 'the person',
        gateway_payout: 'the gateway’s own number',
        number: 'the gateway’s own number',
        halalas: 'included as an amount',
        tries: 'how often the gateway was asked',
      },
    }),
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('id', id, 'decidedAs', decided_as, 'amountHalalas', halalas, 'cause', cause, 'state', state, 'ibanEnd', iban_end, 'reason', reason,
            'askedAt', asked_at, 'endedAt', ended_at) as row
          from payouts where dietitian_id = ${id}::uuid order by asked_at`.execute(tx)
      return rows.map(({ row }) => row)
    },
    // The books still show that it was paid, but not to which account.
    erase: (tx, { id }) =>
      sql`update payouts set account_sealed = null, iban_end = null where dietitian_id = ${id}::uuid`.execute(
        tx,
      ),
  },
  payout_holds: {
    ...personalTable('payout_holds', { by: 'dietitian_id', hides: hiddenOfHold }),
    async copy(tx, house, { id }) {
      const rows = await copyRows(tx, 'payout_holds', 'dietitian_id', id, hiddenOfHold)
      return withReasons(tx, house, 'payout_holds', rows)
    },
  },
  payments: {
    ...personalTable('payments', {
      by: 'patient_id',
      hides: {
        patient_id: 'the person',
        form: 'where the gateway asked for the card',
        url: 'where the gateway asked for the card',
        returns_to: 'where the browser came back to',
        gateway_payment: 'the gateway’s own number',
        refunding_until: 'the server working on it',
        fee_percent: 'between the dietitian and the platform',
        vat_percent: 'between the dietitian and the platform',
      },
    }),
    // Payments stay in the books, without a name; the wallet's balance is first refunded to the cards it came from.
    erase: (tx, { id }, now) => emptyWallet(tx, id, now),
  },
  card_charges: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
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
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('id', disputes.id, 'amountHalalas', disputes.halalas, 'state', disputes.state, 'reason', disputes.reason,
            'openedAt', disputes.opened_at, 'endedAt', disputes.ended_at) as row
          from disputes join payments on payments.id = payment_id where patient_id = ${id}::uuid order by disputes.opened_at`.execute(
        tx,
      )
      return rows.map(({ row }) => row)
    },
    // Paid and reversed amounts stay in the books, without a name.
    erase: async () => {},
    hides: {
      payment_id: 'the number of the payment',
      gateway_dispute: 'the bank’s own number',
      halalas: 'included as an amount',
      answer_by: 'between the platform and the bank',
      answered_at: 'between the platform and the bank',
      gone_back: 'between the dietitian and the platform',
      borne: 'between the dietitian and the platform',
    },
  },
  refunds: {
    async copy(tx, { keys }, { id }) {
      const { rows } = await sql<SealedReason & { row: CopiedRow }>`
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
    // The refund stays in the books, but not its reason.
    erase: (tx, { id }) =>
      sql`update refunds set reason = null, reason_sealed = null from payments
        where payments.id = payment_id and patient_id = ${id}::uuid and num_nonnulls(reason, reason_sealed) > 0`.execute(
        tx,
      ),
    hides: {
      id: 'its number',
      payment_id: 'the number of the payment',
      reason_sealed: 'included decrypted',
      halalas: 'included as an amount',
      by_bank: 'between the dietitian and the platform',
    },
  },
  taken_uses: {
    async copy(tx, { keys }, { id }) {
      const { rows } = await sql<SealedReason & { row: CopiedRow }>`
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
      reason_sealed: 'included decrypted',
      payment_id: 'the number of the payment',
      appointment_id: 'the number of the appointment',
      halalas: 'included as an amount',
    },
  },
  package_offers: personalTable('package_offers', {
    by: 'dietitian_id',
    hides: { dietitian_id: 'the person', service_id: 'the number of the service' },
  }),
  package_offer_parts: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('offer', offer_id, 'place', place, 'uses', part.uses, 'name', ${nameOfService(sql`part.service_id`)} ->> 'name') as row
          from package_offer_parts as part join package_offers on package_offers.id = offer_id
          where package_offers.dietitian_id = ${id}::uuid order by offer_id, place`.execute(tx)
      return rows.map(({ row }) => row)
    },
    erase: async () => {},
    hides: { offer_id: 'included as the offer', service_id: 'included as a name' },
  },
  package_parts: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('package', package_id, 'place', place, 'uses', part.uses, 'serviceName', part.service_name,
            'otherServiceName', part.other_service_name) as row
          from package_parts as part join packages on packages.id = package_id where patient_id = ${id}::uuid order by package_id, place`.execute(
        tx,
      )
      return rows.map(({ row }) => row)
    },
    erase: async () => {},
    hides: {
      package_id: 'included as the package',
      service_id: 'the number of the service',
      single_halalas: 'the price of a single appointment then',
    },
  },
  packages: {
    ...personalTable('packages', {
      by: 'patient_id',
      hides: {
        patient_id: 'the person',
        offer_id: 'the number of the offer',
        service_id: 'the number of the service',
        policy: 'shown before buying',
        warned_days: 'which notice was sent',
      },
    }),
    // Packages that were paid for stay in the books, without a name; requests that were never paid are deleted.
    erase: (tx, { id }) =>
      sql`delete from packages where patient_id = ${id}::uuid and state = 'awaited'`.execute(tx),
  },
  package_uses: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('package', package_id, 'place', place, 'amountHalalas', halalas, 'state', package_uses.state) as row
          from package_uses join packages on packages.id = package_id where patient_id = ${id}::uuid order by package_id, place`.execute(
        tx,
      )
      return rows.map(({ row }) => row)
    },
    erase: async () => {},
    hides: {
      package_id: 'included as the package',
      halalas: 'included as an amount',
      part: 'follows from its place',
      appointment_id: 'the number of the appointment',
    },
  },
  billing_details: {
    ...personalTable('billing_details'),
    async copy(tx, house, { id }) {
      const [row] = await copyRows(tx, 'billing_details', 'user_id', id)
      return row ? [{ ...row, iban: await ibanOf(tx, house, id) }] : []
    },
  },
  payment_methods: {
    ...personalTable('payment_methods'),
    async erase(tx, person, now) {
      await orphanCards(tx, sql`user_id = ${person.id}::uuid`, now)
      await tx.deleteFrom('payment_methods').where('user_id', '=', person.id).execute()
    },
  },
  card_additions: personalTable('card_additions', {
    hides: { form: 'where the gateway asked for the card' },
  }),
  ledger_accounts: {
    ...personalTable('ledger_accounts', { hides: { user_id: 'the person' } }),
    // Earnings stay in the books, without an owner.
    erase: async () => {},
  },
  ledger_entries: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
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
      halalas: 'included as an amount',
    },
  },
  wallet_holds: {
    ...personalTable('wallet_holds', {
      hides: {
        payment_id: 'the number of the payment',
        appointment_id: 'the number of the appointment',
        halalas: 'included with the payment',
      },
    }),
    ...kept,
  },
  wallet_credits: {
    ...personalTable('wallet_credits', { hides: hiddenOfCredit }),
    copy: async (tx, house, { id }) =>
      withReasons(
        tx,
        house,
        'wallet_credits',
        await copyRows(tx, 'wallet_credits', 'user_id', id, hiddenOfCredit),
      ),
    // The books still show that an admin gave the credit, but not why.
    erase: (tx, { id }) =>
      sql`update wallet_credits set reason = null, reason_sealed = null
        where user_id = ${id}::uuid and num_nonnulls(reason, reason_sealed) > 0`.execute(tx),
  },
  wallet_transfers: {
    ...personalTable('wallet_transfers', { hides: hiddenOfTransfer }),
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: CopiedRow }>`
        select jsonb_build_object('id', id, 'amountHalalas', halalas, 'ibanEnd', iban_end, 'madeAt', made_at, 'returnedAt', returned_at) as row
          from wallet_transfers where user_id = ${id}::uuid order by made_at`.execute(tx)
      return rows.map(({ row }) => row)
    },
    // The transfer stays in the books, but not the account it went to.
    erase: (tx, { id }) =>
      sql`update wallet_transfers set iban_end = null where user_id = ${id}::uuid`.execute(tx),
  },
} satisfies PersonalData
