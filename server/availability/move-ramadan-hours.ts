import { sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import { wholeRamadan } from '#contract/next-ramadan.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { platformEvents } from '#server/platform/events.ts'
import { announcedRamadan } from '#server/platform/facts.ts'
import { record } from './events.ts'

/**
 * If Ramadan is announced for other dates than calculated, hours that begin on its first day or end on its last move
 * along. The move is recorded as a change of hours, so it has all the effects of one.
 */
export const moveRamadanHours: Job<EventOfJob<typeof platformEvents, 'ramadan_hours_moved'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const { detail } = await eventOf(tx, eventId)
    if (!detail.ramadan) return
    const was = detail.ramadan
    const now = house.clock.now()
    const is = wholeRamadan(todayInRiyadh(now), await announcedRamadan(tx))
    const { rows } = await sql<{ user_id: string }>`
      with moved as (
        update hour_exceptions set
            from_on = case from_on when ${was.from}::date then ${is.from}::date else from_on end,
            to_on = case to_on when ${was.to}::date then ${is.to}::date else to_on end
          where kind = 'instead' and from_on <= ${is.to}::date and to_on >= ${is.from}::date
            and ((${was.from} <> ${is.from} and from_on = ${was.from}::date) or (${was.to} <> ${is.to} and to_on = ${was.to}::date))
          returning user_id)
      select distinct user_id from moved order by user_id`.execute(tx)
    for (const { user_id } of rows) await record(tx, system, 'practice.hours_changed', user_id, now)
  })
