import { type RawBuilder, sql } from 'kysely'
import type { InvoiceParty } from '#contract/money/invoices.ts'
import { languageOfText } from '#contract/text-language.ts'
import { packageOf } from '#copy/money/packages/name.ts'
import { joinSoldService, type SoldServiceColumns } from '#server/appointments/facts/one-appointment.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { type NamedPackage, namedPackage } from '../packages/facts.ts'
import { purchasePayments, type SoldRow } from '../payments/facts.ts'
import { type BillingFacts, billingOf } from '../payouts/facts.ts'
import { nationalIdOf } from './national-id.ts'
import { agentOf } from './operator.ts'
import { categoryOf, rateOf, taxWithin, titleOf } from './rules.ts'
import { lockSeries, seriesOf, writeInvoice } from './write-invoice.ts'

type Sale = SoldRow &
  SoldServiceColumns & {
    buyer: string | null
    buyer_other: string | null
    seller: string | null
    seller_other: string | null
    billing: BillingFacts | null
    zero_rates: boolean
    bought: NamedPackage | null
  }

/**
 * Issues the invoice of a payment in its dietitian's name, once per payment. Null if nothing is sold, or if the
 * dietitian has left.
 */
export async function issueForPayment(
  tx: Tx,
  house: House,
  payment: string,
  now: Date,
  write = writeInvoice,
): Promise<string | null> {
  const { rows } = await sql<Sale>`
    select sold.*, ${namedPackage(sql`sold.package_id`)} as bought, service_name, other_service_name, starts_at,
        ${nameOf(sql`sold.patient_id`)} as buyer, ${otherNameOf(sql`sold.patient_id`)} as buyer_other,
        ${nameOf(sql`sold.dietitian_id`)} as seller, ${otherNameOf(sql`sold.dietitian_id`)} as seller_other,
        ${billingOf(sql`sold.dietitian_id`)} as billing, (select zero_rates_citizens from invoice_settings) as zero_rates
      from ${purchasePayments} as sold ${joinSoldService(sql`sold.appointment_id`)} where sold.id = ${payment}::uuid`.execute(
    tx,
  )
  const [sale] = rows
  if (!sale?.dietitian_id) return null
  const series = await seriesOf(tx, sale.dietitian_id)
  await lockSeries(tx, series)
  const known = await invoiceOf(tx, payment)
  if (known) return known
  const { billing, amount_halalas: total, patient_id } = sale
  const qualifies = sale.zero_rates && Boolean(billing?.healthLicense)
  const nationalId = qualifies && patient_id ? await nationalIdOf(tx, house, patient_id) : null
  const vatNumber = billing?.vatNumber ?? null
  const category = categoryOf({ vatNumber, qualifies, nationalId })
  const buyer: InvoiceParty = {
    ...nobody,
    name: sale.buyer ?? '',
    otherName: sale.buyer_other,
    nationalId: category === 'Z' ? nationalId : null,
  }
  const line = {
    ...(sale.bought
      ? nameOfPackage(sale.bought)
      : { name: sale.service_name, otherName: sale.other_service_name }),
    at: sale.starts_at?.toISOString() ?? null,
    month: null,
    category,
    rate: rateOf(category),
    ...taxWithin(total, rateOf(category)),
    total,
  }
  return write(
    tx,
    house,
    {
      kind: 'invoice',
      about: 'consultation',
      seller: { series, id: sale.dietitian_id },
      buyer: patient_id,
      payment,
      appointment: sale.appointment_id,
      document: {
        title: titleOf('invoice', 'consultation', { vatNumber }, buyer),
        seller: partyOf(billing, sale.seller, sale.seller_other),
        buyer,
        agent: await agentOf(tx),
        lines: [line],
      },
    },
    now,
  )
}

/** In the language of the service name, and in the other one if the service has a name in that language. */
function nameOfPackage({ serviceName, otherServiceName, uses }: NamedPackage) {
  const language = languageOfText(serviceName) ?? 'en'
  const other = language === 'ar' ? 'en' : 'ar'
  return {
    name: packageOf(serviceName, uses)[language],
    otherName: otherServiceName && packageOf(otherServiceName, uses)[other],
  }
}

const nobody = { vatNumber: null, commercialNumber: null, nationalId: null, address: null }

/** The party as in the billing details, or by name alone if there are none yet. */
export function partyOf(
  billing: BillingFacts | null,
  name: string | null,
  otherName: string | null,
): InvoiceParty {
  if (!billing) return { ...nobody, name: name ?? '', otherName }
  const { legalName, vatNumber, street, district, city, postalCode } = billing
  return {
    ...nobody,
    name: legalName,
    otherName: null,
    vatNumber,
    address: { street, district, city, postalCode },
  }
}

export async function invoiceOf(tx: Tx, payment: string): Promise<string | null> {
  const found = await tx
    .selectFrom('invoices')
    .select('id')
    .where('payment_id', '=', payment)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  return found?.id ?? null
}

/** Whether a sold payment has no invoice: a condition for a statement over `purchasePayments`. */
export const lacksInvoice: RawBuilder<boolean> = sql`not exists (
  select from invoices where payment_id = sold.id and invoices.kind = 'invoice')`
