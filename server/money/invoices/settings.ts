import type {
  InvoiceSettings,
  readInvoiceSettings as readRoute,
  saveInvoiceSettings as saveRoute,
} from '#contract/money/invoice-settings.ts'
import type { OutputOf } from '#contract/route.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { waitingFees } from './issue-fees.ts'

export const readInvoiceSettings: Verb<typeof readRoute> = (tx) => viewOf(tx)

export const saveInvoiceSettings: Verb<typeof saveRoute> = async (tx, actor, { version, ...form }, now) => {
  const row = await tx.selectFrom('invoice_settings').selectAll().forUpdate().executeTakeFirstOrThrow()
  if (row.version !== version) throw new Refusal('changed_meanwhile')
  const columns = {
    legal_name: form.legalName,
    legal_name_arabic: form.legalNameArabic,
    vat_number: form.vatNumber ?? null,
    commercial_number: form.commercialNumber ?? null,
    street: form.street,
    district: form.district ?? '',
    city: form.city,
    postal_code: form.postalCode,
    zero_rates_citizens: form.zeroRatesCitizens,
  }
  const fields = Object.keys(columns).filter(
    (name) => row[name as keyof typeof columns] !== columns[name as keyof typeof columns],
  )
  if (fields.length > 0) {
    await tx
      .updateTable('invoice_settings')
      .set({ ...columns, version: version + 1, changed_at: now })
      .execute()
    await record(tx, actor, 'billing.operator_changed', actor.id, now, { fields })
  }
  return viewOf(tx)
}

async function viewOf(tx: Tx): Promise<OutputOf<typeof readRoute>> {
  const row = await tx.selectFrom('invoice_settings').selectAll().executeTakeFirstOrThrow()
  const settings: InvoiceSettings = {
    legalName: row.legal_name,
    legalNameArabic: row.legal_name_arabic,
    vatNumber: row.vat_number ?? '',
    commercialNumber: row.commercial_number ?? '',
    street: row.street,
    district: row.district,
    city: row.city,
    postalCode: row.postal_code ?? '',
    zeroRatesCitizens: row.zero_rates_citizens,
  }
  return { settings, version: row.version, waiting: await waitingFees(tx) }
}
