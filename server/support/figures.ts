import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#server/ground/data/db.ts'
import { isForTeam } from './ticket.ts'

export type AnswerTimes = { asked: number; answered: number; median: number | null; ninetieth: number | null }

/** How soon the team first answered the tickets opened in this period. */
export const ticketsAnswered = (
  actor: Actor,
  { from, until }: { from: Date; until: Date },
): RawBuilder<AnswerTimes> => sql`(
  select json_build_object('asked', count(*), 'answered', count(first_answered_at),
      'median', percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - opened_at) / 60),
      'ninetieth', percentile_cont(0.9) within group (order by extract(epoch from first_answered_at - opened_at) / 60))
    from tickets where ${isForTeam(actor)} and opened_at >= ${from}::timestamptz and opened_at < ${until}::timestamptz)`
