import { sql } from 'kysely'
import type { listSlots as route } from '#contract/availability.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { minuteMs } from '#server/ground/time/zones.ts'
import { minutesToBook } from '#server/services/facts.ts'
import { availabilityOf, busyTimes, exceptionsIn, ownBusyTimes, spanAround } from './load.ts'
import { type DayRange, type FreeTimeInput, freeSlots } from './rules.ts'
import { type ScheduleRow, scheduleOf } from './schedule.ts'
import { type BusyTime, isTaken } from './windows.ts'
import { momentWriter } from './write-moments.ts'

/** The length of a slot in minutes for a dietitian without services. */
export const defaultMinutes = 30

type Row = ScheduleRow & { duration: number | null; own: BusyTime[] }

/**
 * An unlisted dietitian or a service that cannot be booked is `not_found`. Times when the reader is busy are left out.
 */
export const listSlots: Read<typeof route, Row> = (actor, { id, service, from, days }, now) => ({
  query() {
    const span = spanAround(from, days)
    return sql<Row>`
      select ${availabilityOf} as availability, ${exceptionsIn(span)} as exceptions, ${ownBusyTimes(span, now)} as taken,
          ${busyTimes(actor.id, span, now)} as own, ${minutesToBook(id, service)} as duration
        from availabilities as availability where availability.user_id = ${id}::uuid and ${isListed(id, now)}`
  },
  view([row]) {
    if (!row || (service !== undefined && row.duration === null)) throw new Refusal('not_found')
    const duration = row.duration ?? defaultMinutes
    const asked = { ...scheduleOf(row), duration, now, from, days }
    return { zone: row.availability.zone, duration, days: freeDaysOf(asked, row.own) }
  },
})

/** Days with free times, leaving out those that overlap the reader's own busy times. */
export function freeDaysOf(
  asked: FreeTimeInput & DayRange,
  own: readonly BusyTime[],
): { day: string; slots: string[] }[] {
  const write = momentWriter()
  const length = asked.duration * minuteMs
  const isFree = (start: number) => !isTaken(own, start, start + length)
  return freeSlots(asked).flatMap(({ day, starts }) => {
    const free = own.length > 0 ? starts.filter(isFree) : starts
    return free.length > 0 ? [{ day, slots: free.map(write) }] : []
  })
}
