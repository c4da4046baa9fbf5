import type { Invoice, InvoiceParty } from '#contract/money/invoices.ts'
import { brand } from '#copy/brand.ts'
import type { Tx } from '#server/ground/data/db.ts'

/** The agent that issues invoices for others: the platform, by name. */
export async function agentOf(tx: Tx): Promise<NonNullable<Invoice['agent']>> {
  const { name, otherName } = await operatorOf(tx)
  return { name, otherName }
}

/** The agent of invoices issued before the agent was stored with them. */
export const formerAgent = { name: brand.legalName.en, otherName: brand.legalName.ar }

/** Whether admins have entered the details that the law requires on the platform's own invoices. */
export async function isOperatorKnown(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('invoice_settings').selectAll().executeTakeFirstOrThrow()
  return [row.legal_name, row.legal_name_arabic, row.street, row.city, row.postal_code].every(Boolean)
}

/** The party that invoices the platform’s fee: as entered by admins, and until then as in the brand’s own file. */
export async function operatorOf(tx: Tx): Promise<InvoiceParty> {
  const row = await tx.selectFrom('invoice_settings').selectAll().executeTakeFirstOrThrow()
  const { commercial, vat } = brand.registration
  return {
    name: row.legal_name || brand.legalName.en,
    otherName: row.legal_name_arabic || brand.legalName.ar,
    vatNumber: row.vat_number ?? vat,
    commercialNumber: row.commercial_number ?? commercial,
    nationalId: null,
    address:
      (row.postal_code && {
        street: row.street,
        district: row.district || null,
        city: row.city,
        postalCode: row.postal_code,
      }) ||
      null,
  }
}
