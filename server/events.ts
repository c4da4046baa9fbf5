import { sql } from 'kysely'
import type { Actor, Tx } from './db.ts'

/** Every kind of event, what it is about, and the jobs that follow from it. */
const kinds = {
  'newsletter.asked': { subject: 'newsletter_subscriber', jobs: ['newsletter_confirmation'] },
  'newsletter.confirmed': { subject: 'newsletter_subscriber', jobs: [] },
  'newsletter.left': { subject: 'newsletter_subscriber', jobs: [] },
  'survey.answered': { subject: 'survey_answer', jobs: ['survey_thanks'] },
} as const

export type EventKind = keyof typeof kinds
export type JobName = (typeof kinds)[EventKind]['jobs'][number]

export type Recorded = {
  id: string
  kind: EventKind
  subject_id: string
  at: Date
  detail: Record<string, unknown>
}

/** Writes the event and enqueues its jobs, both in the caller's transaction. */
export async function record(
  tx: Tx,
  actor: Actor,
  kind: EventKind,
  subjectId: string,
  now: Date,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const { subject, jobs } = kinds[kind]
  await sql`
    with fresh as (select uuidv7() as id), written as (
      insert into events (id, kind, subject_type, subject_id, actor, at, detail)
      select id, ${kind}, ${subject}, ${subjectId}::uuid, ${actor.id}, ${now}::timestamptz, ${JSON.stringify(detail)}::jsonb from fresh
    )
    select app.enqueue(job, json_build_object('event', fresh.id)) from fresh, unnest(${[...jobs]}::text[]) as job
  `.execute(tx)
}

/** The event that a job was enqueued for. */
export async function eventOf(tx: Tx, id: string): Promise<Recorded> {
  const event = await tx
    .selectFrom('events')
    .select(['id', 'kind', 'subject_id', 'at', 'detail'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return event as Recorded
}
