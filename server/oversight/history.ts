import { type RawBuilder, sql } from 'kysely'
import { nameOf } from '#server/profiles/facts.ts'
import type { verificationEvents } from '#server/verification/events.ts'
import { reasonOf } from '#server/verification/store-decision.ts'
import type { oversightEvents } from './events.ts'

export type HistoryRow = { kind: string; at: string; by: string | null; reason: string | null }

const shownKinds = [
  'practice.submitted',
  'practice.withdrawn',
  'practice.approved',
  'practice.rejected',
  'practice.suspended',
  'practice.reinstated',
  'practice.license_warned',
  'practice.license_ended',
] as const satisfies readonly (keyof typeof oversightEvents | keyof typeof verificationEvents)[]

/** The history of a dietitian’s licence, with who acted and when, newest first. */
export const historyOf = (id: string): RawBuilder<HistoryRow[]> => sql<HistoryRow[]>`(
  select coalesce(json_agg(happened), '[]') from (
    select kind, at,
      ${nameOf(sql`case when events.actor ~ '^[0-9a-f]{8}-' then events.actor::uuid end`)} as by,
      ${reasonOf(sql`(detail ->> 'decision')::uuid`)} as reason
    from events
    where subject_type = 'user' and subject_id = ${id}::uuid and kind = any (${[...shownKinds]})
    order by events.id desc limit 100
  ) as happened)`
