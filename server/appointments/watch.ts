import { type RawBuilder, sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { isClaimOpen } from './absence/claim.ts'
import { openClaimForBoth } from './absence/open-claim.ts'
import { type Columns, moveDetail, noMoveRequest, updateAppointment } from './change.ts'
import { record } from './events.ts'
import { type LockedAppointment, lockAppointments, withClaim } from './load.ts'
import { factsOf, isOpen } from './row.ts'
import { completesAfter, day } from './rules.ts'

type Kind = 'appointment.lapsed' | 'appointment.unpaid' | 'appointment.completed' | 'appointment.move_lapsed'

type Due = {
  which: (now: Date) => RawBuilder<boolean>
  columns: (now: Date) => Columns
  /** Returns true if something else was done instead, or if nothing needs to be done. */
  instead?: (tx: Tx, row: LockedAppointment, now: Date) => Promise<boolean>
  kind: (row: LockedAppointment) => Kind
}

/** Every minute: ends unanswered requests, and reservations that were not paid for. Their time has been free since the moment they lapsed. */
export const lapseRequests = (house: House): Promise<void> =>
  eachDue(house, {
    which: (now) => sql`${isOpen} and status = 'pending' and lapses_at <= ${now}`,
    columns: () => ({ status: 'cancelled', ending: 'lapsed', lapses_at: null }),
    kind: (row) => (row.booked_by === 'dietitian' ? 'appointment.unpaid' : 'appointment.lapsed'),
  })

/** Every minute: ends unanswered requests for a new time; the appointment stays at its own time. */
export const lapseMoves = (house: House): Promise<void> =>
  eachDue(house, {
    which: (now) => sql`wanted_at is not null and wanted_until <= ${now}`,
    columns: () => noMoveRequest,
    kind: () => 'appointment.move_lapsed',
  })

/**
 * Every hour: completes appointments that were not disputed for two days, unless our call shows that the dietitian
 * never came.
 */
export const completePast = (house: House): Promise<void> =>
  eachDue(house, {
    which: (now) => {
      const since = new Date(now.getTime() - completesAfter)
      // Only the start has an index.
      return sql`${isOpen} and status = 'confirmed' and starts_at < ${since} and ends_at <= ${since}
        and not ${isClaimOpen(sql`appointments.id`)}`
    },
    instead: async (tx, found, now) => {
      const row = await withClaim(tx, found)
      const { inOurCall, attended, isWhole } = factsOf(row)
      if (row.claim) return true
      if (!inOurCall || attended.dietitian || !isWhole) return false
      await openClaimForBoth(tx, row, now)
      return true
    },
    columns: (now) => ({ status: 'completed', outcome: 'attended', completed_at: now }),
    kind: () => 'appointment.completed',
  })

/** Every hour: signs notes of past appointments that have not been changed for a day. */
export const signForgotten = ({ db, clock }: House): Promise<void> =>
  db.as(system, async (tx) => {
    const now = clock.now()
    const { rows } = await sql<Pick<LockedAppointment, 'id' | 'dietitian_id'>>`
      update consultation_notes set signed_at = ${now} from appointments
        where appointments.id = appointment_id and signed_at is null and saved_at <= ${new Date(now.getTime() - day)}
          and status in ('confirmed', 'completed') and ends_at <= ${now}
        returning appointments.id, dietitian_id`.execute(tx)
    for (const { id, dietitian_id } of rows)
      await record(tx, system, 'appointment.notes_signed', id, now, {
        by: 'platform',
        dietitian: dietitian_id,
      })
  })

const batch = 100

/** In small batches; rows locked by another transaction are skipped and found in the next run. */
async function eachDue(house: House, due: Due): Promise<void> {
  for (let found = batch; found === batch; ) {
    found = await house.db.as(system, (tx) => some(tx, due, house.clock.now()))
  }
}

async function some(tx: Tx, { which, instead, columns, kind: kindOf }: Due, now: Date): Promise<number> {
  const rows = await lockAppointments(
    tx,
    sql`where ${which(now)} limit ${batch} for no key update skip locked`,
  )
  for (const row of rows) {
    if (await instead?.(tx, row, now)) continue
    await updateAppointment(tx, row, columns(now), now)
    const kind = kindOf(row)
    const done = { by: 'platform', dietitian: row.dietitian_id } as const
    await (kind === 'appointment.move_lapsed'
      ? record(tx, system, kind, row.id, now, { ...done, ...moveDetail(row) })
      : record(tx, system, kind, row.id, now, done))
  }
  return rows.length
}
