import { type RawBuilder, sql } from 'kysely'
import { addDays, startOfDay, todayInRiyadh } from '#contract/days.ts'
import { rangeOf } from '#contract/reports/figures.ts'
import type { supportFigures as route } from '#contract/support/desk.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type AnswerTimes, ticketsAnswered } from '../figures.ts'
import { isForTeam } from '../ticket.ts'

type Row = {
  waiting: number
  answers: AnswerTimes
  rated: number
  average_rating: number | null
}

/** Tickets opened in these days, as reports count them; ratings are counted on the day when they were given. */
export const supportFigures: Read<typeof route, Row> = (actor, _input, now) => {
  const range = rangeOf('month', todayInRiyadh(now))
  const span = { from: startOfDay(range.from), until: startOfDay(addDays(range.to, 1)) }
  const isRated: RawBuilder<boolean> = sql`(tickets.rated_at >= ${span.from}::timestamptz and tickets.rated_at < ${span.until}::timestamptz)`
  return {
    query: () => sql`
      select count(*) filter (where tickets.waiting_since is not null)::int as waiting, ${ticketsAnswered(actor, span)} as answers,
          count(*) filter (where ${isRated})::int as rated,
          (avg(tickets.rating) filter (where ${isRated}))::float8 as average_rating
        from tickets where ${isForTeam(actor)} and (${isRated} or tickets.waiting_since is not null)`,
    view: ([row]) => ({
      ...range,
      waiting: row?.waiting ?? 0,
      asked: row?.answers.asked ?? 0,
      answered: row?.answers.answered ?? 0,
      medianMinutes: row?.answers.median ?? null,
      rated: row?.rated ?? 0,
      averageRating: row?.average_rating ?? null,
    }),
  }
}
