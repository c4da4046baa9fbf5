import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { issueForPayment } from '#server/money/invoices/issue-sale.ts'
import { demoSources } from './content/money.ts'
import { demoPackages } from './content/packages.ts'
import { dateOf, day } from './history.ts'
import { capture, earn } from './money-moves.ts'
import { type Past, planAvailable, refundLater, storingInvoices } from './past.ts'

type Bought = {
  id: string
  payment: string
  patient_id: string
  dietitian_id: string
  halalas: number
  asked_at: Date
  bought_at: Date
  /** Together with the date of purchase, `days` and `uses` identify it among the demo's packages. */
  days: number
  uses: number
}

/** Only the demo's own packages are unpaid: people pay when they buy a package. */
export async function unpaidPackages(tx: Tx): Promise<Bought[]> {
  const { rows } = await sql<Bought>`
    select id, gen_random_uuid() as payment, patient_id, dietitian_id, price_halalas as halalas, asked_at, bought_at, days, uses from packages
      where state = 'open' and patient_id is not null and dietitian_id is not null
        and not exists (select from payments where package_id = packages.id) order by bought_at`.execute(tx)
  return rows
}

type Used = { id: string; halalas: number; completed_at: Date; ends_at: Date }

/**
 * Each completed session is earned separately; unused ones of an ended package are refunded, the rest stays prepaid.
 */
export async function planPackages(past: Past, bought: readonly Bought[]): Promise<void> {
  const { tx, plan } = past
  for (const each of bought) {
    const { id, payment, dietitian_id: of, asked_at: openedAt, bought_at: at } = each
    plan({
      at,
      take: async () => {
        const source = demoSources[0]
        await capture(
          tx,
          { ...each, id: payment, appointment: null, package: id, openedAt, wallet: 0, source },
          at,
        )
        await issueForPayment(tx, past.house, payment, at, storingInvoices(past))
      },
    })
    const { rows } = await sql<Used>`
      select appointments.id, halalas, completed_at, ends_at
        from package_uses join appointments on appointments.id = appointment_id
        where package_uses.package_id = ${id}::uuid and state = 'used' order by completed_at`.execute(tx)
    for (const { id: cause, halalas: kept, completed_at, ends_at } of rows)
      plan({
        at: completed_at,
        take: async () => {
          const halalas = await earn(tx, { kind: 'package_earned', cause, of, kept }, completed_at)
          planAvailable(past, { cause, of, halalas }, ends_at)
        },
      })
    planEnd(past, each)
  }
}

function planEnd(past: Past, { id, payment, uses, days, bought_at }: Bought): void {
  const known = Object.values(demoPackages).find(
    ({ offer, bought }) =>
      offer.uses === uses &&
      offer.days === days &&
      dateOf(bought, past.now).getTime() === bought_at.getTime(),
  )
  if (!known || !('ended' in known)) return
  const { ending, daysAgo } = known.ended
  const at = new Date(Math.min(past.now.getTime() - daysAgo * day, bought_at.getTime() + days * day))
  past.plan({
    at,
    take: async () => {
      await sql`
        update packages set state = 'ended', ending = ${ending}, ended_at = ${at} where id = ${id}::uuid`.execute(
        past.tx,
      )
      const { rows } = await sql<{ halalas: number }>`
        update package_uses set state = 'refunded' where package_id = ${id}::uuid and state = 'ready' returning halalas`.execute(
        past.tx,
      )
      past.happened.push({ kind: 'package.ended', subject: 'package', id, at })
      const halalas = rows.reduce((sum, use) => sum + use.halalas, 0)
      await refundLater(past, { payment, halalas, cause: 'package_ended' }, at)
    },
  })
}
