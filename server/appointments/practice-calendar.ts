import { sql } from 'kysely'
import type { readPracticeCalendar as route } from '#contract/appointments/practice-calendar.ts'
import type { Exception } from '#contract/availability.ts'
import { addDays } from '#contract/days.ts'
import { daysOf, hoursOf } from '#server/availability/days.ts'
import { ownTimesOfVisitors, spanAround } from '#server/availability/load.ts'
import { type ScheduleRow, scheduleOf, scheduleRowOf } from '#server/availability/schedule.ts'
import { type BusyTime, isTaken } from '#server/availability/windows.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { dayNumber, lastDay, weekdayOf, zoneOf } from '#server/ground/time/zones.ts'
import { isAlive } from './facts/conditions.ts'
import { type ListedRow, listedColumns } from './row.ts'
import { withoutOwnTimes } from './times-to-move.ts'
import { viewOf } from './view.ts'

type Row = {
  schedule: (ScheduleRow & { exceptions: readonly Exception[] }) | null
  visitors: BusyTime[]
}

export const readPracticeCalendar: Read<typeof route, Row> = (actor, { from, days }, now, house) => ({
  query() {
    return sql<Row>`
      select ${scheduleRowOf(actor.id, now, spanAround(from, days))} as schedule, ${ownTimesOfVisitors(now)} as visitors`
  },
  async view([row]) {
    if (!row?.schedule) throw new Refusal('not_found')
    const { visitors } = row
    const { exceptions } = row.schedule
    const schedule = scheduleOf(row.schedule)
    const zone = zoneOf(schedule.zone)
    const first = dayNumber(from)
    const count = Math.min(days, lastDay - first + 1)
    const [begin, end] = [zone.reach(first, 0), zone.reach(first + count, 0)]
    const appointments = await house.db.read(
      actor,
      () => sql<ListedRow>`
        select ${listedColumns} from met_appointments as met
          where dietitian_id = ${actor.id}::uuid and ${isAlive(sql`met`, now)}
            and starts_at >= ${new Date(begin)} and starts_at < ${new Date(end)}
          order by starts_at, id`,
    )
    const dayOf = daysOf(schedule)
    const elsewhere = appointments.reduce(withoutOwnTimes, [...schedule.taken])
    return {
      zone: schedule.zone,
      days: Array.from({ length: count }, (_, at) => {
        const day = addDays(from, at)
        const said = dayOf(first + at)
        return { day, by: said.by, hours: hoursOf(said), label: labelOf(exceptions, day, said.by) }
      }),
      appointments: appointments.map((each) => viewOf(each, 'dietitian', now)),
      taken: elsewhere
        .filter((time) => isTaken([time], begin, end) && !isOneOf(visitors, time))
        .map(([starts, ends]) => ({
          startsAt: new Date(starts).toISOString(),
          endsAt: new Date(ends).toISOString(),
        })),
    }
  },
})

/** A visitor's time is shown once it is an appointment: nobody has asked for anything before. */
const isOneOf = (times: readonly BusyTime[], [from, to]: BusyTime) =>
  times.some(([start, end]) => start === from && end === to)

/** The name of the exception that decides a day, if it has one. */
function labelOf(exceptions: readonly Exception[], day: string, by: string): string | null {
  const isOn = ({ from, to, weekdays }: Exception) =>
    from <= day && day <= to && (weekdays?.includes(weekdayOf(dayNumber(day))) ?? true)
  return exceptions.find((each) => each.kind === by && isOn(each))?.label || null
}
