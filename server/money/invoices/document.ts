import type {
  Invoice,
  InvoiceKind,
  InvoiceParty,
  InvoiceSubject,
  InvoiceTitle,
  VatCategory,
} from '#contract/money/invoices.ts'
import type { KeyRing } from '#server/ground/data/key-ring.ts'

/** In halalas. */
type KeptLine = {
  name: string | null
  otherName: string | null
  at: string | null
  month: string | null
  category: VatCategory
  rate: number
  net: number
  vat: number
  total: number
}

/** The content of an invoice, stored permanently: nothing in it is looked up again. */
export type StoredDocument = {
  title: InvoiceTitle
  seller: InvoiceParty
  buyer: InvoiceParty
  /** Missing in invoices issued before it was stored. */
  agent?: Invoice['agent']
  lines: readonly KeptLine[]
}

/** An invoice to be issued. */
export type NewInvoice = {
  kind: InvoiceKind
  about: InvoiceSubject
  seller: { series: string; id: string | null }
  buyer: string | null
  payment?: string | null
  refund?: string
  /** The first day of the month. */
  month?: string
  appointment?: string | null
  corrects?: string
  document: StoredDocument
}

/** Encrypted with the house's own key, not a person's: the law requires invoices of closed accounts too. */
export const sealDocument = (keys: KeyRing, id: string, document: StoredDocument): Buffer =>
  keys.seal(JSON.stringify(document), bound(id))

export const openDocument = (keys: KeyRing, id: string, sealed: Buffer): StoredDocument =>
  JSON.parse(keys.open(sealed, bound(id)))

const bound = (id: string) => `invoices:${id}`
