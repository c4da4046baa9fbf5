import { sql } from 'kysely'
import { system } from '#server/data/db.ts'
import { type EventBefore, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'
import { type Notice, notify } from '#server/notifications/list/notify.ts'
import type { messageEvents } from './events.ts'
import { adminsIn, type Sides } from './sides.ts'

type Sent = Sides & { by_person: boolean; is_read: boolean; admins: string[] | null }

/** The other side, unless it has read the message meanwhile or it was taken back; admins each for themselves. */
export const messageNotified: Job<EventBefore<typeof messageEvents, 'message_notified'>> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const { rows } = await sql<Sent>`
      select kind, person_id, dietitian_id, by_person, ${adminsIn('conversations')} as admins,
          messages.sequence <= case when by_person then other_read else person_read end as is_read
        from conversations join messages on messages.conversation_id = conversations.id
        where messages.id = ${event.detail.message}::uuid and taken_back_at is null`.execute(tx)
    const [sent] = rows
    if (!sent || sent.is_read) return
    const { kind, person_id, dietitian_id, by_person, admins } = sent
    const about = { kind: event.kind, subject: event.subject_id, replaces: true } as const
    const others: Notice[] =
      kind === 'support'
        ? (admins ?? []).map((to) => ({ ...about, to }))
        : dietitian_id
          ? [{ ...about, to: dietitian_id, side: 'dietitian' }]
          : []
    await notify(
      tx,
      house,
      event,
      by_person ? others : [{ ...about, to: person_id, side: 'patient', dietitian: dietitian_id }],
    )
  })
