import { sql } from 'kysely'
import type { subscribeToNewsletter } from '#contract/newsletter.ts'
import type { Verb } from '#server/http/bind.ts'
import { record } from './events.ts'

/** The same steps and the same answer for a known address as for a new one. */
export const subscribe: Verb<typeof subscribeToNewsletter> = async (tx, actor, { email }, now) => {
  // One request of an address after the other, so that its events stand in the order of their commits.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter:${email}`}, 0))`.execute(tx)
  await tx
    .insertInto('newsletter_subscribers')
    .values({ email, language: actor.language, asked_at: now })
    .onConflict((known) => known.doNothing())
    .execute()
  const { rows } = await sql<{ id: string }>`select app.newsletter_subscriber(${email}) as id`.execute(tx)
  if (!rows[0]) throw new Error('the subscriber is gone again')
  await record(tx, actor, 'newsletter.asked', rows[0].id, now, { language: actor.language })
  return { done: true }
}
