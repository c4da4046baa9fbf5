import { sql } from 'kysely'
import { sessionExists } from '#server/accounts/facts.ts'
import { system } from '#server/ground/data/db.ts'
import { eventOf, type Recorded } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'

/**
 * A browser that was signed out, by its user or by force, receives no more pushes. A session that merely expired
 * changes nothing.
 */
export const removePushKeys: Job<Recorded> = ({ db }, eventId) =>
  db.as(system, async (tx) => {
    const { subject_id: person, detail } = await eventOf(tx, eventId)
    const ended = 'session' in detail && typeof detail.session === 'string' ? detail.session : null
    const gone = ended
      ? sql`session_id = ${ended}::uuid`
      : sql`not ${sessionExists(sql`push_subscriptions.session_id`)}`
    await sql`delete from push_subscriptions where user_id = ${person}::uuid and ${gone}`.execute(tx)
  })
