import { type RawBuilder, sql } from 'kysely'
import { addDays, startOfDay, todayInRiyadh } from '#contract/days.ts'
import { rangeOf } from '#contract/reports/figures.ts'
import type { supportFigures as route } from '#contract/support/desk.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { isForTeam } from '../ticket.ts'

type Row = {
  waiting: number
  asked: number
  answered: number
  median_minutes: number | null
  rated: number
  average_rating: number | null
}

/** Tickets opened in these days; ratings are counted on the day when they were given. */
export const supportFigures: Read<typeof route, Row> = (actor, _input, now) => {
  const range = rangeOf('month', todayInRiyadh(now))
  const isWithin = (at: RawBuilder<unknown>) =>
    sql`(${at} >= ${startOfDay(range.from)}::timestamptz and ${at} < ${startOfDay(addDays(range.to, 1))}::timestamptz)`
  const isAsked = isWithin(sql`tickets.opened_at`)
  const isRated = isWithin(sql`tickets.rated_at`)
  return {
    query: () => sql`
      select count(*) filter (where tickets.waiting_since is not null)::int as waiting,
          count(*) filter (where ${isAsked})::int as asked,
          count(*) filter (where ${isAsked} and tickets.first_answered_at is not null)::int as answered,
          (percentile_cont(0.5) within group (order by extract(epoch from tickets.first_answered_at - tickets.opened_at) / 60)
            filter (where ${isAsked} and tickets.first_answered_at is not null))::float8 as median_minutes,
          count(*) filter (where ${isRated})::int as rated,
          (avg(tickets.rating) filter (where ${isRated}))::float8 as average_rating
        from tickets where ${isForTeam(actor)} and (${isAsked} or ${isRated} or tickets.waiting_since is not null)`,
    view: ([row]) => ({
      ...range,
      waiting: row?.waiting ?? 0,
      asked: row?.asked ?? 0,
      answered: row?.answered ?? 0,
      medianMinutes: row?.median_minutes ?? null,
      rated: row?.rated ?? 0,
      averageRating: row?.average_rating ?? null,
    }),
  }
}
