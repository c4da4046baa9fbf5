import { sql } from 'kysely'
import type { InvoiceParty } from '#contract/money/invoices.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { type BillingFacts, billingOf, type FeesRow, feesUntil } from '../payouts/facts.ts'
import { creditInvoice } from './credit-refund.ts'
import { partyOf } from './issue-sale.ts'
import { operatorOf } from './operator.ts'
import { titleOf } from './rules.ts'
import { lockSeries, writeInvoice } from './write-invoice.ts'

type Fees = FeesRow & {
  name: string | null
  other_name: string | null
  billing: BillingFacts | null
  invoiced_net: number
  invoiced_vat: number
  rate: number
}

/**
 * Issues one invoice per dietitian for the platform's fees until the end of a month that are not invoiced yet. If
 * refunds exceed earnings, the excess that was invoiced is credited. `month` is its first day.
 */
export async function issueFees(
  house: House,
  { month, until }: { month: string; until: Date },
  write = writeInvoice,
): Promise<void> {
  const dietitians = await house.db.read(system, () => feesUntil(until))
  for (const { user_id } of dietitians)
    try {
      await house.db.as(system, (tx) => issueFee(tx, house, user_id, { month, until }, write))
    } catch (fault) {
      house.log('error', 'invoice.fee_not_issued', { fault: (fault as Error).name })
    }
}

async function issueFee(
  tx: Tx,
  house: House,
  dietitian: string,
  { month, until }: { month: string; until: Date },
  write: typeof writeInvoice,
): Promise<void> {
  const now = house.clock.now()
  const series = await operatorSeries(tx)
  await lockSeries(tx, series)
  const { rows } = await sql<Fees>`
    select fees.*, ${nameOf(sql`fees.user_id`)} as name, ${otherNameOf(sql`fees.user_id`)} as other_name,
        ${billingOf(sql`fees.user_id`)} as billing, ${platformSetting('vat_percent')} as rate, ${invoiced('net_halalas')} as invoiced_net,
        ${invoiced('vat_halalas')} as invoiced_vat
      from (${feesUntil(until, dietitian)}) as fees`.execute(tx)
  const [fees] = rows
  if (!fees) return
  const vatDue = fees.vat - fees.invoiced_vat
  const total = fees.net - fees.invoiced_net + vatDue
  if (total < 0) await creditFees(tx, house, dietitian, -total, now, write)
  if (total <= 0 || (await isInvoiced(tx, dietitian, month))) return
  const seller = await operatorOf(tx)
  const vat = Math.min(total, Math.max(0, vatDue))
  // An operator who is not registered cannot charge tax: the invoice waits until the VAT number is known.
  if (vat > 0 && seller.vatNumber === null) return
  const buyer: InvoiceParty = partyOf(fees.billing, fees.name, fees.other_name)
  await write(
    tx,
    house,
    {
      kind: 'invoice',
      about: 'fee',
      seller: { series, id: null },
      buyer: dietitian,
      month,
      document: {
        title: titleOf('invoice', 'fee', seller, buyer),
        seller,
        buyer,
        agent: null,
        lines: [
          {
            name: null,
            otherName: null,
            at: null,
            month: month.slice(0, 7),
            category: vat > 0 ? 'S' : 'O',
            rate: vat > 0 ? fees.rate : 0,
            net: total - vat,
            vat,
            total,
          },
        ],
      },
    },
    now,
  )
}

/** The amount invoiced for a dietitian's fees, less the amount credited. */
const invoiced = (column: 'net_halalas' | 'vat_halalas') => sql<number>`(
  select coalesce(sum(case kind when 'invoice' then ${sql.ref(column)} else -${sql.ref(column)} end), 0)::float8
    from invoices where about = 'fee' and buyer_id = fees.user_id)`

export async function operatorSeries(tx: Tx): Promise<string> {
  const { id } = await tx
    .selectFrom('invoice_sellers')
    .select('id')
    .where('code', '=', 'FEE')
    .executeTakeFirstOrThrow()
  return id
}

async function isInvoiced(tx: Tx, buyer: string, month: string): Promise<boolean> {
  const { rows } = await sql`
    select from invoices where kind = 'invoice' and buyer_id = ${buyer}::uuid and month = ${month}::date`.execute(
    tx,
  )
  return rows.length > 0
}

/** Credits the latest invoices first. */
async function creditFees(
  tx: Tx,
  house: House,
  buyer: string,
  halalas: number,
  now: Date,
  write: typeof writeInvoice,
): Promise<void> {
  const { rows } = await sql<{ id: string; open: number }>`
    select id, total_halalas - coalesce((select sum(total_halalas) from invoices as note where note.corrects = invoices.id), 0)::int as open
      from invoices where kind = 'invoice' and about = 'fee' and buyer_id = ${buyer}::uuid order by issued_at desc, id desc`.execute(
    tx,
  )
  let rest = halalas
  for (const { id, open } of rows) {
    const total = Math.min(rest, open)
    if (total > 0) await creditInvoice(tx, house, { invoice: id, total }, now, write)
    rest -= total
  }
}

/** Dietitians whose fee contains tax that cannot be invoiced yet. */
export async function waitingFees(tx: Tx): Promise<number> {
  if ((await operatorOf(tx)).vatNumber !== null) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${feesUntil(new Date('9999-12-31'))}) as fees where fees.vat > ${invoiced('vat_halalas')}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}
