import { type RawBuilder, sql } from 'kysely'
import type { Actor, Tx } from './db.ts'

/**
 * A kind of event: the type of its subject, the jobs it enqueues, whether admins may read it, the type of its detail.
 */
type Kind<Subject extends string = string, Job extends string = string, Detail extends object = object> = {
  readonly subject: Subject
  readonly jobs: readonly Job[]
  readonly isAudited: boolean
  /** For the compiler only; never set. */
  readonly detail?: Detail
}
export type Kinds = Readonly<Record<string, Kind>>

type Nothing = Readonly<Record<string, never>>

const declare =
  (isAudited: boolean) =>
  <Subject extends string, Job extends string = never, Detail extends object = Nothing>(
    subject: Subject,
    jobs: readonly Job[],
    _detail?: Detail,
  ): Kind<Subject, Job, Detail> => ({ subject, jobs, isAudited })

/** A kind of event that the database hides from admins. */
export const about = declare(false)

/** A kind of event that admins may read. */
export const audited = declare(true)

/** Declares the type of an event's detail; at run time it is undefined. */
export const detail = <Detail extends object>() => undefined as unknown as Detail

/** An event as a job reads it. */
export type Recorded<KindName = string, Subject = string, Detail = object> = {
  id: string
  kind: KindName
  subject_type: Subject
  subject_id: string
  at: Date
  detail: Detail
}

/** An event of one of these kinds; `kind` discriminates the type of `detail`. */
export type EventOf<Events extends Kinds, Name extends keyof Events = keyof Events> = {
  [Each in Name]: Events[Each] extends Kind<infer Subject, string, infer Detail extends object>
    ? Recorded<Each & string, Subject, Detail>
    : never
}[Name]

/** The events that enqueue this job. */
export type EventOfJob<Events extends Kinds, Job extends string> = {
  [Each in keyof Events]: Job extends Events[Each]['jobs'][number] ? EventOf<Events, Each> : never
}[keyof Events]

declare const leadsTo: unique symbol
/** The id of an event, branded with the event's type; at run time a plain string. */
export type EventId<E extends Recorded> = string & { readonly [leadsTo]: E }

/** The intersection of the details of several kinds, which satisfies each of them. */
type DetailFor<Events extends Kinds, Name extends keyof Events> = (
  Name extends unknown
    ? (detail: EventOf<Events, Name>['detail']) => void
    : never
) extends (detail: infer Detail) => void
  ? Detail
  : never

export type DetailArgument<Events extends Kinds, Name extends keyof Events> =
  Nothing extends DetailFor<Events, Name>
    ? [detail?: DetailFor<Events, Name> | undefined]
    : [detail: DetailFor<Events, Name>]

/** Writes an event of one of these kinds and enqueues its jobs, both in the caller's transaction. */
export const recorder =
  <Events extends Kinds>(kinds: Events) =>
  async <Name extends keyof Events & string>(
    tx: Tx,
    actor: Actor,
    kind: Name,
    subjectId: string | RawBuilder<string>,
    now: Date,
    ...[told]: DetailArgument<Events, Name>
  ): Promise<void> => {
    const { subject, jobs } = kinds[kind] as Kind
    const event = sql`${kind}, ${subject}, ${subjectId}::uuid, ${actor.id}, ${now}::timestamptz, ${JSON.stringify(told ?? {})}::jsonb`
    if (jobs.length === 0) {
      await sql`insert into events (id, kind, subject_type, subject_id, actor, at, detail)
        values (uuidv7(), ${event})`.execute(tx)
      return
    }
    await sql`
    with fresh as (select uuidv7() as id), written as (
      insert into events (id, kind, subject_type, subject_id, actor, at, detail)
      select id, ${event} from fresh
    )
    select app.enqueue(${[...jobs]}::text[], json_build_object('event', fresh.id)) from fresh
  `.execute(tx)
  }

/** Enqueues further jobs for the event of the current job. */
export async function enqueue(tx: Tx, jobs: readonly string[], eventId: string): Promise<void> {
  await sql`select app.enqueue(${[...jobs]}::text[], json_build_object('event', ${eventId}::text))`.execute(
    tx,
  )
}

/** The event that a job was enqueued for. */
export async function eventOf<E extends Recorded>(tx: Tx, id: EventId<E>): Promise<E> {
  const event = await tx
    .selectFrom('events')
    .select(['id', 'kind', 'subject_type', 'subject_id', 'at', 'detail'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return event as unknown as E
}
