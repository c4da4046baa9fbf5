import { type RawBuilder, sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import { isNewestEnough, type NotificationKind } from '#contract/notifications/list.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { enqueue, type Recorded } from '#server/ground/data/events.ts'
import { type ChangeContext, incrementListVersion } from './increment-list-version.ts'

export type Notice = {
  to: string
  kind: NotificationKind
  side?: Party
  /** The appointment, conversation or dietitian that it is about. */
  subject?: string
  /** The dietitian named in it. Patients are never named. */
  dietitian?: string | null
  startsAt?: Date | null
  /** Skips the notification if true: read under the lock on the person’s list, which `markReadAbout` waits for. */
  unless?: RawBuilder<boolean>
}

/** Notifies people of an event, each once however often the job runs. Called by jobs, as `system`. */
export async function notify(
  tx: Tx,
  house: ChangeContext,
  { id, at }: Pick<Recorded, 'id' | 'at'>,
  notices: readonly Notice[],
): Promise<void> {
  const told: string[] = []
  // Always in this order, so that two jobs cannot deadlock.
  for (const notice of notices.toSorted((a, b) => (a.to < b.to ? -1 : 1)))
    if (await add(tx, house, { id, at }, notice)) told.push(notice.to)
  if (told.length > 0 && (await anyPush(tx, told))) await enqueue(tx, ['notification_pushed'], id)
}

async function add(
  tx: Tx,
  house: ChangeContext,
  event: Pick<Recorded, 'id' | 'at'>,
  notice: Notice,
): Promise<boolean> {
  const {
    to,
    kind,
    side = null,
    subject = null,
    dietitian = null,
    startsAt = null,
    unless = sql`false`,
  } = notice
  const sequence = await incrementListVersion(
    tx,
    house,
    to,
    sql`not exists (select from notifications where event_id = ${event.id}::uuid and user_id = ${to}::uuid)`,
  )
  if (sequence === null) return false
  if (subject && isNewestEnough(kind))
    await sql`delete from notifications
      where user_id = ${to}::uuid and subject_id = ${subject}::uuid and kind = ${kind} and read_at is null
        and event_id <> ${event.id}::uuid`.execute(tx)
  // Of two concurrent runs the second has waited for the first one’s count, and finds the row here.
  const { rows } = await sql`
    insert into notifications (user_id, sequence, event_id, kind, side, subject_id, dietitian_id, starts_at, at)
      select ${to}::uuid, ${sequence}, ${event.id}::uuid, ${kind}, ${side}, ${subject}::uuid, ${dietitian}::uuid,
        ${startsAt}::timestamptz, ${event.at}::timestamptz where not ${unless}
      on conflict (event_id, user_id) do nothing returning sequence`.execute(tx)
  return rows.length > 0
}

async function anyPush(tx: Tx, people: readonly string[]): Promise<boolean> {
  const found = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', 'in', people)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
