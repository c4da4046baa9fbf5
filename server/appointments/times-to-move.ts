import { sql } from 'kysely'
import type { listTimesToMove as route } from '#contract/appointments/changes.ts'
import type { Read } from '#server/http/bind-read.ts'
import { Refusal } from '#server/http/refusal.ts'
import { freeDaysOf } from '../availability/list-slots.ts'
import { busyIn, spanAround } from '../availability/load.ts'
import { type Schedule, type ScheduleRow, scheduleOf, scheduleRowOf } from '../availability/schedule.ts'
import type { Taken } from '../availability/windows.ts'
import { partyOf } from './load.ts'
import { sideOf } from './row.ts'
import { minute } from './rules.ts'

type Row = { starts_at: Date; ends_at: Date; zone: string; schedule: ScheduleRow | null; own: Taken[] }

/** As for a booking; the time that it has now is in nobody's way. Whoever is not found any more has no times. */
export const listTimesToMove: Read<typeof route, Row> = (actor, { id, from, days }, now) => ({
  query() {
    const span = spanAround(from, days)
    return sql<Row>`
      select starts_at, ends_at, zone, ${scheduleRowOf(sql.ref('appointments.dietitian_id'), now, span)} as schedule,
          ${busyIn(actor.id, span, now)} as own
        from appointments where id = ${id}::uuid and ${sideOf(partyOf(actor))} = ${actor.id}::uuid`
  },
  view([row]) {
    if (!row) throw new Refusal('not_found')
    const duration = (row.ends_at.getTime() - row.starts_at.getTime()) / minute
    if (!row.schedule) return { zone: row.zone, duration, days: [] }
    const schedule = withoutOwn(scheduleOf(row.schedule), row)
    const asked = { ...schedule, duration, now, from, days }
    const own =
      partyOf(actor) === 'patient' ? row.own.filter(([start]) => start !== row.starts_at.getTime()) : []
    return { zone: row.zone, duration, days: freeDaysOf(asked, own) }
  },
})

export const withoutOwn = (
  schedule: Schedule,
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
): Schedule => ({
  ...schedule,
  taken: schedule.taken.filter(([from, to]) => from !== starts_at.getTime() || to !== ends_at.getTime()),
})
