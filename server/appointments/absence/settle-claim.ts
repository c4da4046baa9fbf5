import { sql } from 'kysely'
import type { Attendance, Party } from '#contract/appointments/appointment.ts'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { type Columns, updateAppointment } from '../change.ts'
import { record } from '../events.ts'
import { type LockedAppointment, lockAppointments, withClaim } from '../load.ts'
import { decisionOf } from './claim.ts'

type Decided = { as: Attendance; by: Party | 'platform'; byAdmin: boolean }

/** Applies the decision that follows from the answers so far, if there is one. The appointment must be locked. */
export async function settleClaim(
  tx: Tx,
  actor: Actor,
  row: LockedAppointment,
  by: Party | 'platform',
  now: Date,
): Promise<void> {
  if (!row.claim || row.claim.decided_as) return
  const decision = decisionOf(row.claim, now)
  if (decision === 'for_admins')
    await sql`
      update absence_claims set for_admins_at = ${now} where appointment_id = ${row.id} and for_admins_at is null`.execute(
      tx,
    )
  else if (decision) await decideClaim(tx, actor, row, { as: decision, by, byAdmin: false }, now)
}

export async function decideClaim(
  tx: Tx,
  actor: Actor,
  row: LockedAppointment,
  { as, by, byAdmin }: Decided,
  now: Date,
): Promise<void> {
  await sql`
    update absence_claims set decided_as = ${as}, decided_at = ${now}, decided_by = ${byAdmin ? actor.id : null}::uuid
      where appointment_id = ${row.id}`.execute(tx)
  await updateAppointment(tx, row, columnsOf(row, as, now), now)
  await record(tx, actor, 'appointment.absence_decided', row.id, now, {
    by,
    dietitian: row.dietitian_id,
    attendance: as,
  })
}

/** If the appointment was completed before its patient disputed it, the completion time does not change. */
const columnsOf = ({ completed_at }: LockedAppointment, as: Attendance, now: Date): Columns =>
  as === 'dietitian_absent'
    ? { status: 'cancelled', ending: as, outcome: null, completed_at: null }
    : { status: 'completed', outcome: as, completed_at: completed_at ?? now }

const batch = 100

/** Every minute: settles claims whose two days for answers are over. */
export async function settleExpiredClaims(house: House): Promise<void> {
  for (let found = batch; found === batch; )
    found = await house.db.as(system, async (tx) => {
      const now = house.clock.now()
      const rows = await lockAppointments(
        tx,
        sql`where id in (select appointment_id from absence_claims
            where decided_at is null and for_admins_at is null and ends_at <= ${now} order by ends_at limit ${batch})
          for no key update skip locked`,
      )
      for (const row of rows) await settleClaim(tx, system, await withClaim(tx, row), 'platform', now)
      return rows.length
    })
}
