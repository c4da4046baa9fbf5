import { sql } from 'kysely'
import type { readMyDays as route } from '#contract/availability.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { dayNumber, zoneOf } from '#server/ground/time/zones.ts'
import { minutesToBook } from '#server/services/facts.ts'
import { daysOf, hoursOf } from './days.ts'
import { defaultMinutes } from './list-slots.ts'
import { availabilityOf, exceptionsIn, ownBusyTimes, spanAround } from './load.ts'
import { freeSlots } from './rules.ts'
import { type ScheduleRow, scheduleOf } from './schedule.ts'
import { momentWriter } from './write-moments.ts'

type Row = ScheduleRow & { shortest: number | null }

export const readMyDays: Read<typeof route, Row> = ({ id }, { from, days, duration }, now) => ({
  query() {
    const span = spanAround(from, days)
    return sql<Row>`
      select ${availabilityOf} as availability, ${exceptionsIn(span)} as exceptions, ${ownBusyTimes(span, now)} as taken,
          ${minutesToBook(id)} as shortest
        from availabilities as availability where availability.user_id = ${id}::uuid`
  },
  view([row]) {
    if (!row) throw new Refusal('not_found')
    const schedule = scheduleOf(row)
    const zone = zoneOf(schedule.zone)
    const dayOf = daysOf(schedule)
    const write = momentWriter()
    const free = freeSlots({
      ...schedule,
      duration: duration ?? row.shortest ?? defaultMinutes,
      now,
      from,
      days,
    })
    return {
      zone: schedule.zone,
      days: free.map(({ day, starts }) => {
        const number = dayNumber(day)
        const said = dayOf(number)
        return {
          day,
          by: said.by,
          hours: hoursOf(said),
          slots: starts.map(write),
          taken: schedule.taken
            .filter(([begins]) => zone.dayOf(begins) === number)
            .map(([begins, ends]) => ({ from: write(begins), to: write(ends) })),
        }
      }),
    }
  },
})
