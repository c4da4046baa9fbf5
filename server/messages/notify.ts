import { sql } from 'kysely'
import { isDietitianFirst } from '#server/accounts/facts.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { markReadAbout } from '#server/notifications/list/notifications.ts'
import { type Notice, notify } from '#server/notifications/list/notify.ts'
import { unreadOf } from './conversations/conversation.ts'
import type { messageEvents } from './events.ts'
import { adminsIn, type Side, type Sides } from './sides.ts'

type Told = Sides & { admins: string[] | null; asks_as_dietitian: boolean }
type Sent = Told & { by_person: boolean }

const toldColumns = sql`kind, person_id, dietitian_id, ${adminsIn('conversations')} as admins,
  ${isDietitianFirst(sql`person_id`)} as asks_as_dietitian`

/**
 * Notifies the other side unless it has already read the message or the message was taken back; each admin
 * separately.
 */
export const messageNotified: Job<EventOfJob<typeof messageEvents, 'message_notified'>> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const { message } = event.detail
    const { rows } = await sql<Sent>`
      select ${toldColumns}, by_person ${fromUnread(message)}`.execute(tx)
    const [sent] = rows
    if (!sent) return
    const notices = noticesTo(sent.by_person ? 'other' : 'person', sent).map((notice) => ({
      ...notice,
      kind: event.kind,
      subject: event.subject_id,
      unless: sql<boolean>`not exists (select ${fromUnread(message)})`,
    }))
    await notify(tx, house, event, notices)
  })

/** One message with its conversation, if it is unread and was not taken back. */
const fromUnread = (message: string) => sql`
  from conversations join messages on messages.conversation_id = conversations.id
    where messages.id = ${message}::uuid and taken_back_at is null
      and messages.sequence > case when by_person then other_read else person_read end`

/** For a person who contacted the Support Team, the notification leads to that person's own portal. */
function noticesTo(side: Side, told: Told): Pick<Notice, 'to' | 'side' | 'dietitian'>[] {
  const { kind, person_id, dietitian_id, admins, asks_as_dietitian } = told
  if (side === 'person') {
    const portal = kind === 'support' && asks_as_dietitian ? 'dietitian' : 'patient'
    return [{ to: person_id, side: portal, dietitian: dietitian_id }]
  }
  if (kind === 'support') return (admins ?? []).map((to) => ({ to }))
  return dietitian_id ? [{ to: dietitian_id, side: 'dietitian' }] : []
}

/** The notification to mark read once that side has nothing unread in the conversation. */
export const unreadNotice = (id: string, side: Side) => ({
  kind: 'message.sent' as const,
  subject: id,
  ifOnly: sql<boolean>`exists (select from conversations where id = ${id}::uuid
    and ${unreadOf(sql`${side === 'person'}::boolean`, 'conversations')} = 0)`,
})

/** After a message is read or taken back: marks notifications read once nothing in the conversation is unread. */
export const messageNoticesRead: Job<EventOfJob<typeof messageEvents, 'message_notices_read'>> = (
  house,
  eventId,
) =>
  house.db.as(system, async (tx) => {
    const { subject_id: id } = await eventOf(tx, eventId)
    const told = await loadTold(tx, id)
    if (!told) return
    const now = house.clock.now()
    const people = (['person', 'other'] as const).flatMap((side) =>
      noticesTo(side, told).map(({ to }) => ({ to, side })),
    )
    // Always in this order, so that two jobs cannot deadlock.
    for (const { to, side } of people.toSorted((a, b) => (a.to < b.to ? -1 : 1)))
      await markReadAbout(tx, house, to, unreadNotice(id, side), now)
  })

async function loadTold(tx: Tx, id: string): Promise<Told | undefined> {
  const { rows } = await sql<Told>`select ${toldColumns} from conversations where id = ${id}::uuid`.execute(
    tx,
  )
  return rows[0]
}
