import { sql } from 'kysely'
import type { Actor, Tx } from './db.ts'

/** Every kind of event, what it is about, and the jobs that follow from it. */
const kinds = {
  'newsletter.asked': { subject: 'newsletter_subscriber', jobs: ['newsletter_confirmation'] },
  'newsletter.confirmed': { subject: 'newsletter_subscriber', jobs: [] },
  'newsletter.left': { subject: 'newsletter_subscriber', jobs: [] },
  'account.registered': { subject: 'user', jobs: ['account_confirmation'] },
  'account.confirmation_asked': { subject: 'user', jobs: ['account_confirmation'] },
  'account.registration_repeated': { subject: 'user', jobs: ['account_known_already'] },
  'account.confirmed': { subject: 'user', jobs: [] },
  'account.created_by_hand': { subject: 'user', jobs: [] },
  'account.reset_asked': { subject: 'user', jobs: ['account_reset'] },
  'account.password_changed': { subject: 'user', jobs: ['account_password_changed'] },
  'account.address_asked': { subject: 'user', jobs: ['account_new_address', 'account_address_warning'] },
  'account.address_changed': { subject: 'user', jobs: ['account_address_changed'] },
  'account.language_chosen': { subject: 'user', jobs: [] },
  'account.primary_role_set': { subject: 'user', jobs: [] },
  'account.role_granted': { subject: 'user', jobs: [] },
  'account.role_revoked': { subject: 'user', jobs: [] },
  'account.second_factor_on': { subject: 'user', jobs: ['account_second_factor_changed'] },
  'account.second_factor_off': { subject: 'user', jobs: ['account_second_factor_changed'] },
  'account.second_factor_reset': { subject: 'user', jobs: ['account_second_factor_changed'] },
  'account.recovery_codes_renewed': { subject: 'user', jobs: ['account_second_factor_changed'] },
  'account.recovery_code_used': { subject: 'user', jobs: ['account_second_factor_changed'] },
  'account.looked_up': { subject: 'user', jobs: [] },
  'account.contact_chosen': { subject: 'user', jobs: [] },
  'account.reminders_left': { subject: 'user', jobs: [] },
  'account.calendar_renewed': { subject: 'user', jobs: [] },
  'account.calendar_removed': { subject: 'user', jobs: [] },
  'account.copied': { subject: 'user', jobs: [] },
  'account.leaving': { subject: 'user', jobs: ['account_erase'] },
  'account.erased': { subject: 'user', jobs: [] },
  'session.started': { subject: 'user', jobs: [] },
  'session.started_elsewhere': { subject: 'user', jobs: ['account_new_device'] },
  'session.proven': { subject: 'user', jobs: [] },
  'session.role_switched': { subject: 'user', jobs: [] },
  'session.ended': { subject: 'user', jobs: [] },
  'practice.saved': { subject: 'user', jobs: ['directory_refresh'] },
  'practice.photo_changed': { subject: 'user', jobs: ['directory_refresh', 'photo_removed'] },
  'practice.services_changed': { subject: 'user', jobs: ['directory_refresh'] },
  'practice.hours_changed': { subject: 'user', jobs: ['directory_refresh'] },
  'practice.submitted': { subject: 'user', jobs: ['practice_submitted'] },
  'practice.withdrawn': { subject: 'user', jobs: [] },
  'practice.approved': { subject: 'user', jobs: ['directory_refresh', 'practice_approved'] },
  'practice.rejected': { subject: 'user', jobs: ['practice_rejected'] },
  'practice.suspended': { subject: 'user', jobs: ['practice_suspended'] },
  'practice.reinstated': { subject: 'user', jobs: ['directory_refresh', 'practice_reinstated'] },
  'practice.license_warned': { subject: 'user', jobs: ['practice_license_warning'] },
  'practice.license_ended': { subject: 'user', jobs: ['directory_refresh', 'practice_license_ended'] },
  'document.uploaded': { subject: 'user', jobs: [] },
  'document.removed': { subject: 'user', jobs: ['document_removed', 'directory_refresh'] },
  'document.read': { subject: 'user', jobs: [] },
  'appointment.requested': { subject: 'appointment', jobs: ['appointment_followed', 'directory_refresh'] },
  'appointment.booked': { subject: 'appointment', jobs: ['appointment_followed', 'directory_refresh'] },
  'appointment.confirmed': { subject: 'appointment', jobs: ['appointment_followed'] },
  'appointment.declined': { subject: 'appointment', jobs: ['appointment_followed', 'directory_refresh'] },
  'appointment.cancelled': { subject: 'appointment', jobs: ['appointment_followed', 'directory_refresh'] },
  'appointment.lapsed': { subject: 'appointment', jobs: ['appointment_followed', 'directory_refresh'] },
  'appointment.rescheduled': { subject: 'appointment', jobs: ['appointment_followed', 'directory_refresh'] },
  'appointment.completed': { subject: 'appointment', jobs: ['appointment_followed'] },
  'appointment.absence_reported': { subject: 'appointment', jobs: ['appointment_followed'] },
  'appointment.link_changed': { subject: 'appointment', jobs: [] },
  'appointment.notes_signed': { subject: 'appointment', jobs: [] },
  'appointment.notes_read': { subject: 'appointment', jobs: [] },
  'appointment.kept': { subject: 'appointment', jobs: [] },
  'appointment.reminder_due': { subject: 'appointment', jobs: ['appointment_followed'] },
  'review.written': { subject: 'review', jobs: ['directory_refresh', 'review_written'] },
  'review.changed': { subject: 'review', jobs: ['directory_refresh'] },
  'review.removed': { subject: 'review', jobs: ['directory_refresh'] },
  'review.replied': { subject: 'review', jobs: ['review_replied'] },
  'review.hidden': { subject: 'review', jobs: ['directory_refresh', 'review_hidden'] },
  'review.shown': { subject: 'review', jobs: ['directory_refresh'] },
  'survey.answered': { subject: 'survey_answer', jobs: ['survey_thanks'] },
} as const

/** What `appointment_followed` leads to: each way of telling each side stands by itself. */
type Telling = `appointment_${'mail' | 'sms'}_${'patient' | 'dietitian'}`

export type EventKind = keyof typeof kinds
export type JobName = (typeof kinds)[EventKind]['jobs'][number] | Telling

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
  const event = sql`${kind}, ${subject}, ${subjectId}::uuid, ${actor.id}, ${now}::timestamptz, ${JSON.stringify(detail)}::jsonb`
  if (jobs.length === 0) {
    await sql`insert into events (id, kind, subject_type, subject_id, actor, at, detail) values (uuidv7(), ${event})`.execute(
      tx,
    )
    return
  }
  await sql`
    with fresh as (select uuidv7() as id), written as (
      insert into events (id, kind, subject_type, subject_id, actor, at, detail)
      select id, ${event} from fresh
    )
    select app.enqueue(job, json_build_object('event', fresh.id)) from fresh, unnest(${[...jobs]}::text[]) as job
  `.execute(tx)
}

/** Jobs that follow from a job, for the same event. */
export async function enqueue(tx: Tx, jobs: readonly JobName[], eventId: string): Promise<void> {
  await sql`select app.enqueue(job, json_build_object('event', ${eventId}::text))
    from unnest(${[...jobs]}::text[]) as job`.execute(tx)
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
