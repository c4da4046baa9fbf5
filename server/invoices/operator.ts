import type { InvoiceParty } from '#contract/invoices.ts'
import { brand } from '#copy/brand.ts'
import type { Tx } from '#server/data/db.ts'

/** Who invoices the platform’s fee: as admins have written it down, and until then as the brand’s own file says. */
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
