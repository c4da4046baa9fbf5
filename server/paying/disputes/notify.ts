import { sql } from 'kysely'
import { system } from '#server/data/db.ts'
import { type EventBefore, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'
import { notify } from '#server/notifications/list/notify.ts'
import type { payingEvents } from '../events.ts'

/** The admins, who answer the bank, and the dietitian whose share waits for it. */
export const disputeNotified: Job<EventBefore<typeof payingEvents, 'dispute_notified'>> = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const { rows } = await sql<{ person: string | null; is_theirs: boolean }>`
      select dietitian_id as person, true as is_theirs from payments where id = ${event.subject_id}::uuid
      union all select admins, false from app.admins() as admins`.execute(tx)
    const [theirs] = rows
    await notify(
      tx,
      house,
      event,
      rows.flatMap(({ person, is_theirs }) =>
        person === null || (!is_theirs && person === theirs?.person)
          ? []
          : [{ to: person, kind: event.kind, ...(is_theirs && { side: 'dietitian' as const }) }],
      ),
    )
  })
