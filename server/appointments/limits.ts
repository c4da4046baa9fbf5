import { type RawBuilder, sql } from 'kysely'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import { scaledLimit } from '#server/ground/http/limits.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { day, hour } from './rules.ts'

/** Counted from the appointments themselves: counting needs no write, and no restart loses the counts. */
type Counted = { at: RawBuilder<Date>; which: RawBuilder<boolean> }
export const bookings: Counted = { at: sql`requested_at`, which: sql`booked_by = 'patient'` }
export const cancellations: Counted = { at: sql`changed_at`, which: sql`ending = 'cancelled_by_patient'` }

const anHour = 10
const aDay = 30

export type Counts = { hour: number; day: number }

/** Arguments of `json_build_object`: how often a person did it in the last hour and in the last day. */
export const countPairs = ({ at, which }: Counted, now: Date): RawBuilder<unknown> => {
  const since = (length: number) =>
    sql`count(*) filter (where ${at} > ${new Date(now.getTime() - length)}::timestamptz and ${which})`
  return sql`'hour', ${since(hour)}, 'day', ${since(day)}`
}

export async function assertNotTooMany(
  tx: Tx,
  actor: Actor,
  counted: Counted,
  now: Date,
  house: House,
): Promise<void> {
  const { rows } = await sql<{ counts: Counts }>`
    select json_build_object(${countPairs(counted, now)}) as counts from appointments
      where patient_id = ${actor.id}::uuid and ${counted.at} > ${new Date(now.getTime() - day)}::timestamptz`.execute(
    tx,
  )
  if (rows[0]) refuseTooMany(rows[0].counts, house)
}

export function refuseTooMany(counts: Counts, { settings }: House): void {
  const scale = settings.rateLimitScale
  if (counts.day >= aDay * scale) throw new Refusal('rate_limited', { retryAfter: day / 4_000 })
  if (counts.hour >= anHour * scale) throw new Refusal('rate_limited', { retryAfter: hour / 4_000 })
}

/**
 * Failed attempts leave no trace in the database, so each node counts them by itself. Many people may share one
 * address.
 */
const ofPerson = scaledLimit({ most: 120, seconds: 3_600 })
const fromAddress = scaledLimit({ most: 1_200, seconds: 3_600 })

export function limitAttempts({ actor, address }: Caller, _input: unknown, now: Date, house: House): void {
  const refused = ofPerson(house)(actor.id, now) ?? fromAddress(house)(address, now)
  if (refused) throw new Refusal('rate_limited', refused)
}
