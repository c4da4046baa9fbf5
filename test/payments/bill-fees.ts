import { issueFees } from '#server/money/invoices/issue-fees.ts'
import type { App } from '#test/app.ts'

/** Registers the operator for VAT, so that no fee has to wait for the number. */
export const registerOperator = (app: App) =>
  app.rows(
    `update invoice_settings set legal_name = 'Nabta Nutrition Company', vat_number = '310122393500003'`,
  )

/** Bills fees as at the end of a month; each call bills a new month, since a dietitian gets one invoice a month. */
export async function billFees(app: App): Promise<void> {
  const [next] = await app.rows<{ month: string }>(
    `select to_char(coalesce(max(month), '2020-01-01') + interval '1 month', 'YYYY-MM-DD') as month from invoices where about = 'fee'`,
  )
  await issueFees(app.house, { month: next?.month ?? '', until: app.house.clock.now() })
}

/**
 * Dietitians whose fees in the ledger differ from the sum of their invoices and credit notes; none once all are
 * billed.
 */
export const unbilledFees = async (app: App): Promise<string[]> =>
  (
    await app.rows<{ person: string; kept: number; billed: number }>(`
      select person, coalesce(kept, 0)::int as kept, coalesce(billed, 0)::int as billed from (
          select own.user_id as person, -sum(fee.halalas) as kept
            from (select distinct user_id, transaction_id from ledger_accounts join ledger_entries on account_id = id
                where kind in ('earnings', 'available') and user_id is not null) as own
              join ledger_entries as fee using (transaction_id) join ledger_accounts as account on account.id = fee.account_id
            where account.kind in ('platform_fee', 'vat') group by 1) as ledger
        full join (
          select buyer_id as person, sum(case kind when 'invoice' then total_halalas else -total_halalas end) as billed
            from invoices where about = 'fee' group by 1) as paper using (person)
        where coalesce(kept, 0) <> coalesce(billed, 0)`)
  ).map(({ person, kept, billed }) => `fees of ${person}: ${billed} billed of ${kept}`)
