import { type RawBuilder, sql } from 'kysely'
import { daysToAnswer } from '#contract/waiting-messages.ts'

/** How many patients wait for a dietitian's answer to a message that was read, and the last of them to have written. */
export const unansweredOf = (
  dietitianId: string,
  now: Date,
): RawBuilder<{ count: number; latest: string | null }> => sql`
  select count(*)::int as count, (array_agg(met.person_id order by met.last_at desc, met.id desc))[1] as latest
    from met_conversations as met join messages as last on last.conversation_id = met.id and last.sequence = met.last_sequence
    where met.kind = 'care' and met.dietitian_id = ${dietitianId}::uuid and met.is_reachable
      and met.last_at > ${now}::timestamptz - ${daysToAnswer} * interval '1 day' and met.other_read >= met.last_sequence
      and last.by_person and last.taken_back_at is null`
