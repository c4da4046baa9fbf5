import { sql } from 'kysely'
import type { listTimesToMove as route } from '#contract/appointments/changes.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { freeDaysOf } from '../availability/list-slots.ts'
import { busyTimes, spanAround } from '../availability/load.ts'
import { type ScheduleRow, scheduleOf, scheduleRowOf } from '../availability/schedule.ts'
import type { BusyTime } from '../availability/windows.ts'
import { ownTimes, partyOf } from './load.ts'
import { sideOf } from './row.ts'
import { minute } from './rules.ts'

type Row = {
  starts_at: Date
  ends_at: Date
  wanted_at: Date | null
  zone: string
  schedule: ScheduleRow | null
  own: BusyTime[]
}

/** Free times as for a booking, ignoring the appointment's own; none if the dietitian no longer has hours. */
export const listTimesToMove: Read<typeof route, Row> = (actor, { id, from, days }, now) => ({
  query() {
    const span = spanAround(from, days)
    return sql<Row>`
      select starts_at, ends_at, wanted_at, zone, ${scheduleRowOf(sql.ref('appointments.dietitian_id'), now, span)} as schedule,
          ${busyTimes(actor.id, span, now)} as own
        from appointments where id = ${id}::uuid and ${sideOf(partyOf(actor))} = ${actor.id}::uuid`
  },
  view([row]) {
    if (!row) throw new Refusal('not_found')
    const duration = (row.ends_at.getTime() - row.starts_at.getTime()) / minute
    if (!row.schedule) return { zone: row.zone, duration, days: [] }
    const schedule = scheduleOf(row.schedule)
    const asked = { ...schedule, taken: withoutOwnTimes(schedule.taken, row), duration, now, from, days }
    const own = partyOf(actor) === 'patient' ? withoutOwnTimes(row.own, row) : []
    return { zone: row.zone, duration, days: freeDaysOf(asked, own) }
  },
})

export const withoutOwnTimes = (
  taken: readonly BusyTime[],
  row: Parameters<typeof ownTimes>[0],
): BusyTime[] => {
  const own = ownTimes(row)
  return taken.filter(([from, to]) => !own.some(([start, end]) => start === from && end === to))
}
