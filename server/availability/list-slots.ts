import { sql } from 'kysely'
import type { listSlots as route } from '#contract/availability.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { minuteMs } from '#server/ground/time/zones.ts'
import { minutesToBook } from '#server/services/facts.ts'
import { availabilityOf, busyIn, exceptionsIn, spanAround, takenIn } from './load.ts'
import { writerOfMoments } from './moment.ts'
import { type DaysAsked, type Free, slotsOf } from './rules.ts'
import { type ScheduleRow, scheduleOf } from './schedule.ts'
import { isTaken, type Taken } from './windows.ts'

/** Length of a slot in minutes if a dietitian has no service yet. */
export const usualMinutes = 30

type Row = ScheduleRow & { duration: number | null; own: Taken[] }

/**
 * An unlisted dietitian or a service that cannot be booked is `not_found`. Times when the reader is busy are left out.
 */
export const listSlots: Read<typeof route, Row> = (actor, { id, service, from, days }, now) => ({
  query() {
    const span = spanAround(from, days)
    return sql<Row>`
      select ${availabilityOf} as availability, ${exceptionsIn(span)} as exceptions, ${takenIn(span, now)} as taken,
          ${busyIn(actor.id, span, now)} as own, ${minutesToBook(id, service)} as duration
        from availabilities as availability where availability.user_id = ${id}::uuid and ${isListed(id, now)}`
  },
  view([row]) {
    if (!row || (service !== undefined && row.duration === null)) throw new Refusal('not_found')
    const duration = row.duration ?? usualMinutes
    const asked = { ...scheduleOf(row), duration, now, from, days }
    return { zone: row.availability.zone, duration, days: freeDaysOf(asked, row.own) }
  },
})

/** Days with free times, leaving out those that overlap the reader's own busy times. */
export function freeDaysOf(
  asked: Free & DaysAsked,
  own: readonly Taken[],
): { day: string; slots: string[] }[] {
  const write = writerOfMoments()
  const length = asked.duration * minuteMs
  const isFree = (start: number) => !isTaken(own, start, start + length)
  return slotsOf(asked).flatMap(({ day, starts }) => {
    const free = own.length > 0 ? starts.filter(isFree) : starts
    return free.length > 0 ? [{ day, slots: free.map(write) }] : []
  })
}
