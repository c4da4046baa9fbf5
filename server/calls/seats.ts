import { type RawBuilder, sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import { attendedAfter, seatGoneAfter } from '#contract/calls.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { type CallFacts, markAttended } from '../appointments/call-facts.ts'
import { absentAfter } from '../appointments/rules.ts'

/** The page through which each side is in the call. */
export type Seats = Record<Party, string | null>

export const seatsOf = (appointment: RawBuilder<unknown>): RawBuilder<Seats> => sql`(
  select json_build_object('patient', max(seat::text) filter (where party = 'patient'),
      'dietitian', max(seat::text) filter (where party = 'dietitian'))
    from call_presences where appointment_id = ${appointment} and left_at is null)`

export type SeatHolder = { appointment: string; party: Party; person: string; seat: string }

/** Joining from another page continues the stay; a stay whose heartbeats have stopped is ended and a new one begins. */
export async function takeSeat(
  tx: Tx,
  { appointment, party, person, seat }: SeatHolder,
  now: Date,
): Promise<void> {
  await Promise.all([
    sql`update call_presences set left_at = seen_at
      where appointment_id = ${appointment}::uuid and party = ${party} and left_at is null
        and seen_at < ${new Date(now.getTime() - seatGoneAfter)}`.execute(tx),
    sql`insert into call_presences (appointment_id, person_id, party, seat, joined_at, seen_at)
      values (${appointment}::uuid, ${person}::uuid, ${party}, ${seat}::uuid, ${now}, ${now})
      on conflict (appointment_id, party) where left_at is null
      do update set seat = excluded.seat, seen_at = greatest(call_presences.seen_at, excluded.seen_at)`.execute(
      tx,
    ),
  ])
}

/** Records that the page is still in the call; false if it has lost its seat. Enough minutes count as having attended. */
export async function keepSeat(
  tx: Tx,
  { appointment, party, seat }: SeatHolder,
  facts: Pick<CallFacts, 'starts_at' | 'patient_attended_at' | 'dietitian_attended_at'>,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update call_presences set seen_at = greatest(seen_at, ${now}::timestamptz)
      where appointment_id = ${appointment}::uuid and party = ${party} and seat = ${seat}::uuid and left_at is null`.execute(
    tx,
  )
  if (numAffectedRows === 0n) return false
  const isKnown = party === 'patient' ? facts.patient_attended_at : facts.dietitian_attended_at
  if (!isKnown && (await minutesThere(tx, appointment, party, facts.starts_at)) >= attendedAfter)
    await markAttended(tx, appointment, party, now)
  return true
}

/**
 * Minutes since the start that count as attendance: those of stays that began before the other side may stop waiting,
 * and those that both sides spent together.
 */
async function minutesThere(tx: Tx, appointment: string, party: Party, since: Date): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    with stays as (
      select party, joined_at <= ${new Date(since.getTime() + absentAfter)} as in_time,
          tstzrange(greatest(joined_at, ${since}::timestamptz), coalesce(left_at, seen_at)) as during
        from call_presences where appointment_id = ${appointment}::uuid and coalesce(left_at, seen_at) > ${since}),
      counted as (
        select during from stays where party = ${party} and in_time
        union
        select mine.during * theirs.during from stays as mine join stays as theirs on mine.during && theirs.during
          where mine.party = ${party} and theirs.party <> ${party})
    select coalesce(sum(extract(epoch from upper(part) - lower(part))), 0)::float / 60 as minutes
      from (select unnest(range_agg(during)) as part from counted) as parts`.execute(tx)
  return rows[0]?.minutes ?? 0
}

/** Returns true if the page was still in its seat. */
export async function leaveSeat(
  tx: Tx,
  { appointment, party, seat }: SeatHolder,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update call_presences set left_at = greatest(seen_at, ${now}::timestamptz), seen_at = greatest(seen_at, ${now}::timestamptz)
      where appointment_id = ${appointment}::uuid and party = ${party} and seat = ${seat}::uuid and left_at is null`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** Ends the stays of both sides. */
export const clearSeats = (tx: Tx, appointment: string, now: Date): Promise<unknown> =>
  sql`update call_presences set left_at = greatest(seen_at, ${now}::timestamptz)
    where appointment_id = ${appointment}::uuid and left_at is null`.execute(tx)

/** Ends stays whose heartbeats have stopped, as of when they were last seen. Returns their appointments. */
export async function freeSilent(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ appointment_id: string }>`
    update call_presences set left_at = seen_at
      where left_at is null and seen_at < ${new Date(now.getTime() - seatGoneAfter)} returning appointment_id`.execute(
    tx,
  )
  return [...new Set(rows.map(({ appointment_id }) => appointment_id))]
}
