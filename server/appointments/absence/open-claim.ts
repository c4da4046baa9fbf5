import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { updateAppointment } from '../change.ts'
import { record } from '../events.ts'
import type { LockedAppointment } from '../load.ts'
import { claimDeadline, statementBinding } from './claim.ts'

/** One side reports the other absent. Both then have two days to state who attended. */
export async function openClaim(
  tx: Tx,
  actor: Actor,
  row: LockedAppointment,
  { by, words }: { by: Party; words: string | undefined },
  now: Date,
  house: House,
): Promise<void> {
  const says = by === 'patient' ? 'dietitian_absent' : 'patient_absent'
  await sql`
    insert into absence_claims (appointment_id, opened_by, opened_at, ends_at, ${sql.ref(`${by}_says`)},
        ${sql.ref(`${by}_said_at`)}, ${sql.ref(`${by}_words_sealed`)})
      values (${row.id}, ${by}, ${now}, ${claimDeadline(now)}, ${says}, ${now},
        ${await sealStatement(tx, actor, row.id, { by, words }, now, house)})`.execute(tx)
  await updateAppointment(tx, row, {}, now)
  await record(tx, actor, 'appointment.absence_claimed', row.id, now, {
    by,
    dietitian: row.dietitian_id,
  })
}

/** Our call shows that the dietitian never came, but neither side has reported it: both may state who attended. */
export async function openClaimForBoth(tx: Tx, row: LockedAppointment, now: Date): Promise<void> {
  await sql`
    insert into absence_claims (appointment_id, opened_by, opened_at, ends_at)
      values (${row.id}, 'platform', ${now}, ${claimDeadline(now)})`.execute(tx)
  await updateAppointment(tx, row, {}, now)
  await record(tx, system, 'appointment.absence_claimed', row.id, now, {
    by: 'platform',
    dietitian: row.dietitian_id,
  })
}

export async function sealStatement(
  tx: Tx,
  actor: Actor,
  appointment: string,
  { by, words }: { by: Party; words: string | undefined },
  now: Date,
  { keys }: Pick<House, 'keys'>,
): Promise<Buffer | null> {
  if (!words) return null
  const key = await ensurePersonKey(tx, keys, actor.id, now)
  return key.seal(words, statementBinding(appointment, by))
}
