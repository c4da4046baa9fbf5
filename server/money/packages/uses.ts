import { sql } from 'kysely'
import { daysAfterReturn } from '#contract/money/days-after-return.ts'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import { record } from '../events.ts'

/**
 * As the patient: books the first ready session of a service in one statement, so that only one request gets the last
 * session.
 */
export async function bookUse(
  tx: Tx,
  { bought, service, appointment }: { bought: string; service: string; appointment: string },
): Promise<number | null> {
  const { rows } = await sql<{ halalas: number }>`
    update package_uses set state = 'booked', appointment_id = ${appointment}::uuid
      where (package_id, place) = (
        select package_id, place from package_uses where package_id = ${bought}::uuid and state = 'ready'
            and (part is null or part in (select part.place from package_parts as part
              where part.package_id = ${bought}::uuid and part.service_id = ${service}::uuid))
          order by place limit 1 for update)
      returning halalas`.execute(tx)
  return rows[0]?.halalas ?? null
}

type BookedUse = { package_id: string; halalas: number; is_open: boolean }

/** As the system: locks the session that an appointment was booked with, if it has not been accounted for yet. */
export async function lockUse(tx: Tx, appointment: string): Promise<BookedUse | null> {
  const { rows } = await sql<BookedUse>`
    select package_id, halalas, packages.state = 'open' as is_open
      from package_uses join packages on packages.id = package_id
      where appointment_id = ${appointment}::uuid and package_uses.state = 'booked' for update`.execute(tx)
  return rows[0] ?? null
}

/** The session was earned by this appointment, and stays with it. */
export const spendUse = (tx: Tx, appointment: string) =>
  sql`update package_uses set state = 'used' where appointment_id = ${appointment}::uuid and state = 'booked'`.execute(
    tx,
  )

/**
 * Returns a session to its package; if the dietitian let the patient down, the package stays valid for at least some
 * days.
 */
export async function returnUse(
  tx: Tx,
  { package_id: id }: BookedUse,
  appointment: string,
  wasLetDown: boolean,
  now: Date,
): Promise<void> {
  await sql`update package_uses set state = 'ready', appointment_id = null
    where appointment_id = ${appointment}::uuid and state = 'booked'`.execute(tx)
  if (wasLetDown) await prolong(tx, id, now)
  await record(tx, system, 'package.use_returned', id, now, { appointment, isDecided: false })
}

async function prolong(tx: Tx, id: string, now: Date): Promise<void> {
  const least = new Date(now.getTime() + daysAfterReturn * 86_400_000)
  await sql`update packages set warned_days = case when expires_at < ${least}::timestamptz then null else warned_days end,
      expires_at = greatest(expires_at, ${least}::timestamptz) where id = ${id}::uuid`.execute(tx)
}

type EarnedUse = { bought: string; appointment: string; halalas: number }

/** By an admin's decision: an earned session can be booked again, at what was left of its price until now. */
export async function returnEarnedUse(
  tx: Tx,
  actor: Actor,
  { bought, appointment, halalas }: EarnedUse,
  now: Date,
): Promise<void> {
  await sql`update package_uses set state = 'ready', appointment_id = null, halalas = ${halalas}
    where package_id = ${bought}::uuid and appointment_id = ${appointment}::uuid and state = 'used'`.execute(
    tx,
  )
  await prolong(tx, bought, now)
  await record(tx, actor, 'package.use_returned', bought, now, { appointment, isDecided: true })
}

/** The same, if none of its price is left. */
export const endEarnedUse = (tx: Tx, { bought, appointment }: Omit<EarnedUse, 'halalas'>) =>
  sql`update package_uses set state = 'refunded', appointment_id = null
    where package_id = ${bought}::uuid and appointment_id = ${appointment}::uuid and state = 'used'`.execute(
    tx,
  )

/** The package is over, so the session is refunded as money. */
export async function endUse(tx: Tx, appointment: string): Promise<void> {
  await sql`update package_uses set state = 'refunded', appointment_id = null
    where appointment_id = ${appointment}::uuid and state = 'booked'`.execute(tx)
}

/**
 * Refunds this much of the ready sessions, from the last one on. A fully refunded session can no longer be booked.
 * Returns how much there was to refund.
 */
export async function refundUnusedSessions(tx: Tx, bought: string, halalas: number): Promise<number> {
  const { rows } = await sql<{ place: number; halalas: number }>`
    select place, halalas from package_uses where package_id = ${bought}::uuid and state = 'ready'
      order by place desc for update`.execute(tx)
  let left = halalas
  for (const use of rows) {
    const taken = Math.min(left, use.halalas)
    if (taken === 0) break
    left -= taken
    const isGone = taken === use.halalas
    await sql`update package_uses set state = ${isGone ? 'refunded' : 'ready'}, halalas = ${isGone ? use.halalas : use.halalas - taken}
      where package_id = ${bought}::uuid and place = ${use.place}`.execute(tx)
  }
  return halalas - left
}
