import { sql } from 'kysely'
import type { subscribeToNewsletter } from '#contract/newsletter.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from './events.ts'

/** The same steps and the same answer for a known address as for a new one. */
export const subscribe: Verb<typeof subscribeToNewsletter> = async (tx, actor, { email }, now) => {
  // Requests for one address run one at a time, so that their events are in commit order.
  await Promise.all([
    lockFor(tx, `newsletter:${email}`),
    sql`insert into newsletter_subscribers (email, language, asked_at) values (${email}, ${actor.language}, ${now})
      on conflict do nothing`.execute(tx),
    record(tx, actor, 'newsletter.asked', sql`app.newsletter_subscriber(${email})`, now, {
      language: actor.language,
    }),
  ])
  return done
}

const done = { done: true } as const
