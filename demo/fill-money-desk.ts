import { sql } from 'kysely'
import { type Actor, system } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { sealReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import { demoHolds, demoOperator } from './content/money.ts'
import { day, lockDemo, type PastEvent, writeHistory } from './history.ts'

/**
 * Money settings of the demo's admin: payments are on if a gateway is set, the operator that invoices the fee, and
 * payout holds. Nothing is set if an admin has already changed any of it.
 */
export async function fillMoneyDesk(
  { db, keys, settings }: Pick<House, 'db' | 'keys' | 'settings'>,
  now: Date,
): Promise<boolean> {
  const [known] = await db.read(
    system,
    () => sql<{ admin: string | null; is_set: boolean }>`
      select (select id from users where email = 'admin@nabta.test') as admin,
        exists (select from payout_holds) or exists (select from payments) or exists (select from invoice_settings where version > 1) as is_set`,
  )
  if (!known?.admin || known.is_set) return false
  const admin: Actor = { id: known.admin, role: 'admin', language: 'en' }
  return db.as(admin, async (tx) => {
    await lockDemo(tx)
    await tx
      .updateTable('invoice_settings')
      .set({ ...demoOperator, version: 2, changed_at: now })
      .where('version', '=', 1)
      .execute()
    await sql`update platform_settings set shows_review_texts = true where version = 1`.execute(tx)
    if (settings.payments)
      await sql`update platform_settings set takes_payments = true where version = 1`.execute(tx)
    const happened: PastEvent[] = []
    for (const { dietitian, reason, daysAgo, liftedDaysAgo } of demoHolds) {
      const at = new Date(now.getTime() - daysAgo * day)
      const fresh = await freshId(tx)
      const { rows } = await sql<{ id: string; dietitian_id: string }>`
        insert into payout_holds (id, dietitian_id, reason_sealed, held_by, held_at)
          select ${fresh}::uuid, id, ${sealReason(keys, 'payout_holds', fresh, reason)}, ${admin.id}::uuid, ${at} from users where email = ${dietitian}
          returning id, dietitian_id`.execute(tx)
      const [hold] = rows
      if (!hold) continue
      happened.push({ kind: 'payouts.held', subject: 'user', id: hold.dietitian_id, at })
      if (liftedDaysAgo === null) continue
      const liftedAt = new Date(now.getTime() - liftedDaysAgo * day)
      await tx
        .updateTable('payout_holds')
        .set({ lifted_at: liftedAt, lifted_by: admin.id })
        .where('id', '=', hold.id)
        .execute()
      happened.push({ kind: 'payouts.released', subject: 'user', id: hold.dietitian_id, at: liftedAt })
    }
    await writeHistory(tx, admin, happened)
    return true
  })
}
