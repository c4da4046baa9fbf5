import { type RawBuilder, sql } from 'kysely'

export type BillingFacts = {
  legalName: string
  vatNumber: string | null
  healthLicense: string | null
  street: string
  district: string | null
  city: string
  postalCode: string
}

/** A dietitian's details on invoices, as a column of another statement; null if none were entered. */
export const billingOf = (userId: RawBuilder<unknown>): RawBuilder<BillingFacts | null> => sql`(
  select json_build_object('legalName', legal_name, 'vatNumber', vat_number, 'healthLicense', health_license, 'street', street,
      'district', district, 'city', city, 'postalCode', postal_code)
    from billing_details where billing_details.user_id = ${userId})`

/** Whether a dietitian has entered the details that the law requires on a seller's invoices: legal name and address. */
export const hasBilling = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from billing_details where billing_details.user_id = ${userId} and legal_name <> '' and street <> '' and city <> '')`

export type FeesRow = { user_id: string; net: number; vat: number }

/**
 * The platform's fees from each dietitian's earnings, or from one dietitian's, up to a moment, and the tax in them,
 * according to the ledger.
 */
export const feesUntil = (until: Date, of?: string): RawBuilder<FeesRow> => sql`
  select earned.user_id, coalesce(-sum(halalas) filter (where kept.kind = 'platform_fee'), 0)::float8 as net,
      coalesce(-sum(halalas) filter (where kept.kind = 'vat'), 0)::float8 as vat
    from (select distinct user_id, transaction_id from ledger_accounts join ledger_entries on account_id = ledger_accounts.id
        where kind in ('earnings', 'available') and ${of === undefined ? sql`user_id is not null` : sql`user_id = ${of}::uuid`}) as earned
      join ledger_transactions on ledger_transactions.id = earned.transaction_id and posted_at < ${until}
      join ledger_entries as entry on entry.transaction_id = earned.transaction_id
      join ledger_accounts as kept on kept.id = entry.account_id and kept.kind in ('platform_fee', 'vat')
    group by earned.user_id order by earned.user_id`

/** The dietitian that a payout goes to; null if no payout has this id, or if they have left. */
export const payeeOf = (payout: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select dietitian_id from payouts where payouts.id = ${payout})`
