import { sql } from 'kysely'
import type { listTimesToBook as route } from '#contract/availability.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { minutesToBook } from '#server/services/facts.ts'
import { freeDaysOf } from './list-slots.ts'
import { availabilityOf, exceptionsIn, ownBusyTimes, spanAround } from './load.ts'
import { type ScheduleRow, scheduleOf } from './schedule.ts'

type Row = ScheduleRow & { duration: number | null }

/** When the patient is busy stays unknown to the dietitian, so those times are listed too. */
export const listTimesToBook: Read<typeof route, Row> = ({ id }, { service, from, days }, now) => ({
  query() {
    const span = spanAround(from, days)
    return sql<Row>`
      select ${availabilityOf} as availability, ${exceptionsIn(span)} as exceptions, ${ownBusyTimes(span, now)} as taken,
          ${minutesToBook(id, service)} as duration
        from availabilities as availability where availability.user_id = ${id}::uuid`
  },
  view([row]) {
    if (!row?.duration) throw new Refusal('not_found')
    const { duration } = row
    const asked = { ...scheduleOf(row), notice: 0, duration, now, from, days }
    return { zone: row.availability.zone, duration, days: freeDaysOf(asked, []) }
  },
})
