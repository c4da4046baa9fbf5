import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { type EventId, type EventOf, type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { notify } from '#server/notifications/list/notify.ts'
import type { moneyEvents } from '../events.ts'

/** Notifies the dietitian and the admins: one of them has to act. */
export const payoutReturnNotified: Job<EventOfJob<typeof moneyEvents, 'payout_return_notified'>> = (
  house,
  eventId,
) => notifyBoth(house, eventId)

export const payoutDoubtNotified: Job<EventOfJob<typeof moneyEvents, 'payout_doubt_notified'>> = (
  house,
  eventId,
) => notifyBoth(house, eventId)

const notifyBoth = (
  house: House,
  eventId: EventId<EventOf<typeof moneyEvents, 'payout.returned' | 'payout.doubted'>>,
) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const { rows } = await sql<{ person: string | null; is_theirs: boolean }>`
      select dietitian_id as person, true as is_theirs from payouts where id = ${event.subject_id}::uuid
      union all select admins, false from app.admins('finance') as admins`.execute(tx)
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
