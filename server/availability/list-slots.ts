import { sql } from 'kysely'
import type { listSlots as route } from '#contract/availability.ts'
import type { Read } from '../bind-read.ts'
import { isListed } from '../listed.ts'
import { Refusal } from '../refusal.ts'
import { minutesToBook } from '../services/minutes-to-book.ts'
import { availabilityOf, exceptionsIn, spanAround, takenIn } from './load.ts'
import { writerOfMoments } from './moment.ts'
import { slotsOf } from './rules.ts'
import { type ScheduleRow, scheduleOf } from './schedule.ts'

/** For whoever sells nothing yet. */
export const usualMinutes = 30

type Row = ScheduleRow & { duration: number | null }

/** Whoever cannot be found, and a service that cannot be booked, are not there. */
export const listSlots: Read<typeof route, Row> = (_, { id, service, from, days }, now) => ({
  query() {
    const span = spanAround(from, days)
    return sql<Row>`
      select ${availabilityOf} as availability, ${exceptionsIn(span)} as exceptions, ${takenIn(span, now)} as taken,
          ${minutesToBook(id, service)} as duration
        from availabilities as availability where availability.user_id = ${id}::uuid and ${isListed(id, now)}`
  },
  view([row]) {
    if (!row || (service !== undefined && row.duration === null)) throw new Refusal('not_found')
    const duration = row.duration ?? usualMinutes
    const write = writerOfMoments()
    const all = slotsOf({ ...scheduleOf(row), duration, now, from, days })
    return {
      zone: row.availability.zone,
      duration,
      days: all
        .filter(({ starts }) => starts.length > 0)
        .map(({ day, starts }) => ({ day, slots: starts.map(write) })),
    }
  },
})
