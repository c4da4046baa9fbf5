import { type RawBuilder, sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import type { Taken } from '../availability/windows.ts'
import { claimOf } from './absence/claim.ts'
import { type Names, ownColumns, type Row, sideOf } from './row.ts'

export type Locked = Omit<Row, Names> & {
  /** Who has been given an entry of it. */
  in_calendars: Party[]
}

/** What an appointment takes of both: its time, and beside it the time that is wanted in its place. */
export function ownTimes(row: Pick<Locked, 'starts_at' | 'ends_at' | 'wanted_at'>): Taken[] {
  const [from, to] = [row.starts_at.getTime(), row.ends_at.getTime()]
  if (!row.wanted_at) return [[from, to]]
  const wanted = row.wanted_at.getTime()
  const wantedEnd = wanted + to - from
  const beside: Taken =
    wanted < from ? [wanted, Math.min(wantedEnd, from)] : [Math.max(wanted, to), wantedEnd]
  return [[from, to], beside]
}

/** The side that somebody acts on: the role that is active, never the other one that they may hold. */
export const partyOf = ({ role }: Actor): Party => (role === 'dietitian' ? 'dietitian' : 'patient')

/** Nobody changes it meanwhile. What is somebody else's, or is theirs in another role, is not there. */
export async function lockAppointment(tx: Tx, actor: Actor, id: string): Promise<Locked> {
  const [row] = await lockAppointments(
    tx,
    sql`where id = ${id}::uuid and ${sideOf(partyOf(actor))} = ${actor.id}::uuid for no key update`,
  )
  if (!row) throw new Refusal('not_found')
  return row
}

/** Those that are said behind the table's name, as far as nobody else has them, or once nobody has. */
export async function lockAppointments(tx: Tx, which: RawBuilder<unknown>): Promise<Locked[]> {
  const { rows } = await sql<Locked>`
    select ${ownColumns}, in_calendars from appointments ${which}`.execute(tx)
  return rows
}

/** What stood beside the row when it was asked for may be older than the lock that was waited for. */
export async function withClaim(tx: Tx, row: Locked): Promise<Locked> {
  const { rows } = await sql<Pick<Locked, 'claim'>>`select ${claimOf(sql`${row.id}::uuid`)} as claim`.execute(
    tx,
  )
  return { ...row, claim: rows[0]?.claim ?? null }
}

/** For a change that says of which version it is made. */
export function assertVersion({ version }: Pick<Locked, 'version'>, asked: number | undefined): void {
  if (asked !== undefined && asked !== version) throw new Refusal('changed_meanwhile')
}

/** Whether an appointment is somebody's on the side that they act on, as a value of another statement. */
export const isOwnAppointment = (actor: Actor, id: string): RawBuilder<boolean> => sql`exists (
  select from appointments where id = ${id}::uuid and ${sideOf(partyOf(actor))} = ${actor.id}::uuid)`
