import type { InvoiceKind, InvoiceSubject, InvoiceTitle, VatCategory } from '#contract/money/invoices.ts'

/** Per cent, since July 2020. */
export const standardRate = 15

export const rateOf = (category: VatCategory): number => (category === 'S' ? standardRate : 0)

/**
 * The tax contained in a paid amount, in halalas, rounded to the nearest; the ledger splits the platform’s fee the
 * same way.
 */
export function taxWithin(total: number, rate: number): { net: number; vat: number } {
  const vat = Math.round((total * rate) / (100 + rate))
  return { net: total - vat, vat }
}

type Sums = { vat: number; total: number }

/**
 * The tax in a refund, given what was credited before. All credit notes of an invoice together contain as much tax as
 * a single one would, so that a fully refunded invoice leaves no tax.
 */
export function taxOfCredit(invoice: Sums, before: Sums, total: number): { net: number; vat: number } {
  const vat = Math.round((invoice.vat * (before.total + total)) / invoice.total) - before.vat
  return { net: total - vat, vat }
}

/** Only registered sellers add tax; the state bears it for a citizen whose ID a qualifying provider's invoice names. */
export function categoryOf({
  vatNumber,
  qualifies,
  nationalId,
}: {
  vatNumber: string | null
  qualifies: boolean
  nationalId: string | null
}): VatCategory {
  if (vatNumber === null) return 'O'
  return qualifies && nationalId !== null ? 'Z' : 'S'
}

/** An unregistered seller issues no tax invoice. Between two registered parties it is not a simplified one. */
export function titleOf(
  kind: InvoiceKind,
  about: InvoiceSubject,
  seller: { vatNumber: string | null },
  buyer: { vatNumber: string | null },
): InvoiceTitle {
  const paper = kind === 'invoice' ? 'invoice' : 'credit_note'
  if (seller.vatNumber === null) return paper
  return about === 'fee' && buyer.vatNumber !== null ? `tax_${paper}` : `simplified_tax_${paper}`
}
