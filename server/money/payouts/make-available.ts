import { sql } from 'kysely'
import { hoursUntilAvailable } from '#contract/money/balance.ts'
import { adminIds } from '#server/accounts/admins.ts'
import { isClaimOpen } from '#server/appointments/absence/claim.ts'
import { endOf } from '#server/appointments/facts/one-appointment.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { pendingEarnings, reversedBy } from '../ledger/facts.ts'
import { deletePendingEarnings, postAvailable } from '../ledger/post-earned.ts'
import { isDisputed, lockPaymentOf, reversalsOf } from '../payments/facts.ts'

const left = sql`(halalas - ${reversedBy(reversalsOf(sql`earned.appointment_id`))})`

/** All of it was taken back, or the account of the dietitian is closed. */
const neverAvailable = sql`
  select appointment_id from (${pendingEarnings}) as earned where dietitian_id is null or ${left} <= 0`

type Row = { appointment_id: string; dietitian_id: string; left: number }

/**
 * Two days after an appointment (or after it was accounted for, if it was erased with its patient), its earnings may
 * be paid out: less the part that was taken back, and not while a dispute or a report of absence is open. Earnings of
 * a dietitian who has left stay where they are.
 */
export async function makeAvailable(house: House): Promise<void> {
  const now = house.clock.now()
  const before = new Date(now.getTime() - hoursUntilAvailable * 3_600_000)
  await house.db.as(system, (tx) => deletePendingEarnings(tx, neverAvailable))
  const due = await house.db.read(
    system,
    () => sql<Row>`
      select * from (
        select appointment_id, dietitian_id, ${left} as left
          from (${pendingEarnings}) as earned
          where dietitian_id is not null and coalesce(${endOf(sql`earned.appointment_id`)}, posted_at) <= ${before}::timestamptz
            and not ${isDisputed(sql`earned.appointment_id`)} and not ${isClaimOpen(sql`earned.appointment_id`)}) as due
        where due.left > 0 order by appointment_id`,
  )
  for (const each of due) await release(house, each.appointment_id, now)
  if (due.length > 0)
    await house.db.as(system, async (tx) =>
      announce(tx, house, await adminIds(tx, 'finance'), { topic: 'payments' }),
    )
}

/** Checked again under the lock that refunds use, so that nothing is released twice or taken from the wrong account. */
async function release(house: House, appointment: string, now: Date): Promise<void> {
  await house.db.as(system, async (tx) => {
    await lockPaymentOf(appointment).execute(tx)
    const { rows } = await sql<Row>`
      select dietitian_id, ${left} as left
        from (${pendingEarnings}) as earned
        where appointment_id = ${appointment}::uuid and dietitian_id is not null and not ${isDisputed(sql`earned.appointment_id`)}
          and not ${isClaimOpen(sql`earned.appointment_id`)}`.execute(tx)
    const [found] = rows
    if (!found || found.left <= 0) return
    const { dietitian_id: of, left: halalas } = found
    await postAvailable(tx, { cause: appointment, of, halalas }, now)
    await announce(tx, house, [of], { topic: 'payments' })
  })
}
