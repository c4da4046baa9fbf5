import { type RawBuilder, sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import type { BusyTime } from '../availability/windows.ts'
import { claimOf } from './absence/claim.ts'
import { type OtherSideNames, ownColumns, type Row, sideOf } from './row.ts'

export type LockedAppointment = Omit<Row, OtherSideNames> & {
  /** The sides that have a calendar entry for it. */
  in_calendars: Party[]
}

/**
 * The times during which an appointment makes both sides busy: its own, and the part of a requested new time outside
 * it.
 */
export function ownTimes(row: Pick<LockedAppointment, 'starts_at' | 'ends_at' | 'wanted_at'>): BusyTime[] {
  const [from, to] = [row.starts_at.getTime(), row.ends_at.getTime()]
  if (!row.wanted_at) return [[from, to]]
  const wanted = row.wanted_at.getTime()
  const wantedEnd = wanted + to - from
  const beside: BusyTime =
    wanted < from ? [wanted, Math.min(wantedEnd, from)] : [Math.max(wanted, to), wantedEnd]
  return [[from, to], beside]
}

/** The side that the actor is on: by the active role, never by another one that they may hold. */
export const partyOf = ({ role }: Actor): Party => (role === 'dietitian' ? 'dietitian' : 'patient')

/** Locks the appointment against changes. Another person's, or the actor's in another role, is `not_found`. */
export async function lockAppointment(tx: Tx, actor: Actor, id: string): Promise<LockedAppointment> {
  const [row] = await lockAppointments(
    tx,
    sql`where id = ${id}::uuid and ${sideOf(partyOf(actor))} = ${actor.id}::uuid for no key update`,
  )
  if (!row) throw new Refusal('not_found')
  return row
}

/** Locks the rows of `which`; its locking clause decides whether to skip or to wait for rows locked elsewhere. */
export async function lockAppointments(tx: Tx, which: RawBuilder<unknown>): Promise<LockedAppointment[]> {
  const { rows } = await sql<LockedAppointment>`
    select ${ownColumns}, in_calendars from appointments ${which}`.execute(tx)
  return rows
}

/** Reads the claim again: the one read together with the row may be older than the lock for which the query waited. */
export async function withClaim(tx: Tx, row: LockedAppointment): Promise<LockedAppointment> {
  const { rows } = await sql<
    Pick<LockedAppointment, 'claim'>
  >`select ${claimOf(sql`${row.id}::uuid`)} as claim`.execute(tx)
  return { ...row, claim: rows[0]?.claim ?? null }
}

/** For a change that names the version it is based on. */
export function assertVersion(
  { version }: Pick<LockedAppointment, 'version'>,
  asked: number | undefined,
): void {
  if (asked !== undefined && asked !== version) throw new Refusal('changed_meanwhile')
}

/** Whether an appointment is the actor's on the side they act on, as a value of another statement. */
export const isOwnAppointment = (actor: Actor, id: string): RawBuilder<boolean> => sql`exists (
  select from appointments where id = ${id}::uuid and ${sideOf(partyOf(actor))} = ${actor.id}::uuid)`
