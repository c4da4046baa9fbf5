import { type RawBuilder, sql } from 'kysely'
import type { Availability } from '#contract/availability.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { dayMs } from '#server/ground/time/zones.ts'
import type { Hours } from './days.ts'
import {
  availabilityOf,
  exceptionsIn,
  ownBusyTimes,
  ownBusyTimesAround,
  type Span,
  spanAround,
} from './load.ts'
import type { BusyTime } from './windows.ts'

/** Everything that decides when a dietitian is free, except the length of an appointment. */
export type Schedule = Availability & Hours & { taken: readonly BusyTime[] }

/** From now to the farthest day that can be booked. */
function spanFrom(now: Date): Span {
  const today = Math.floor(now.getTime() / dayMs)
  return { first: today - 3, last: today + 184 }
}

export async function schedulesOf(tx: Tx, ids: readonly string[], now: Date): Promise<Map<string, Schedule>> {
  const span = spanFrom(now)
  const { rows } = await sql<ScheduleRow & { user_id: string }>`
    select availability.user_id, ${availabilityOf} as availability, ${exceptionsIn(span)} as exceptions,
        ${ownBusyTimes(span, now)} as taken
      from availabilities as availability where availability.user_id = any(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ user_id, ...row }) => [user_id, scheduleOf(row)]))
}

/** The same for one person, as a value in another statement. */
export const scheduleRowOf = (
  userId: string | RawBuilder<unknown>,
  now: Date,
  span = spanFrom(now),
): RawBuilder<ScheduleRow> => rowOf(userId, exceptionsIn(span), ownBusyTimes(span, now))

/** Only the part of it that decides whether this one moment is free. */
export const scheduleRowAt = (userId: string, at: Date, now: Date): RawBuilder<ScheduleRow> =>
  rowOf(userId, exceptionsIn(spanAround(at.toISOString().slice(0, 10), 1)), ownBusyTimesAround(at, now))

const rowOf = (
  userId: string | RawBuilder<unknown>,
  exceptions: RawBuilder<unknown>,
  taken: RawBuilder<unknown>,
): RawBuilder<ScheduleRow> => sql`(
  select json_build_object('availability', ${availabilityOf}, 'exceptions', ${exceptions}, 'taken', ${taken})
    from availabilities as availability where availability.user_id = ${userId}::uuid)`

export type ScheduleRow = {
  availability: Availability
  exceptions: Hours['exceptions']
  taken: readonly BusyTime[]
}

export const scheduleOf = ({ availability, ...rest }: ScheduleRow): Schedule => ({ ...availability, ...rest })
