import { sql } from 'kysely'
import { owned, type PersonalData, type Row } from '#server/ground/data/personal-table.ts'
import { openDocument } from './document.ts'
import { nationalIdOf } from './national-id.ts'

export const invoiceData = {
  invoices: {
    async copy(tx, { keys }, { id: person }) {
      const { rows } = await sql<Row & { id: string; document_sealed: Buffer | null }>`
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
    // The law asks for invoices for six years, whoever has gone; then what stood in them is destroyed.
    erase: async () => {},
    hides: {
      id: 'its number says which it is',
      seller: 'its number says whose it is',
      year: 'part of its number',
      place: 'part of its number',
      seller_id: 'the person, or told by name',
      buyer_id: 'the person, or told by name',
      payment_id: 'the number of the payment',
      refund_id: 'the number of the refund',
      month: 'told in its lines',
      appointment_id: 'the number of the appointment',
      corrects: 'the number of another invoice',
    },
  },
  einvoices: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: Row }>`
        select jsonb_build_object('icv', icv, 'handedOverAt', handed_over_at) as row from einvoices
          join invoices on invoices.id = invoice_id where ${id}::uuid in (buyer_id, seller_id) order by einvoices.seller, icv`.execute(
        tx,
      )
      return rows.map(({ row }) => row)
    },
    erase: async () => {},
    hides: { invoice_id: 'the invoice’s own number says which', seller: 'its number says whose it is' },
  },
  invoice_counters: {
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ row: Row }>`
        select jsonb_build_object('kind', kind, 'year', year, 'last', max(place)) as row from invoices
          where seller_id = ${id}::uuid group by kind, year order by year, kind`.execute(tx)
      return rows.map(({ row }) => row)
    },
    erase: async () => {},
    hides: { seller: 'its code says whose it is' },
  },
  invoice_sellers: {
    ...owned('invoice_sellers', { hides: { place: 'part of its code' } }),
    // Nobody else's invoices may begin with the same; nothing but a number stays.
    erase: async () => {},
  },
  national_ids: {
    ...owned('national_ids', { hides: { number_end: 'the whole is told', saved_at: 'told in the log' } }),
    async copy(tx, house, { id }) {
      const number = await nationalIdOf(tx, house, id)
      return number === null ? [] : [{ number }]
    },
  },
} satisfies PersonalData
