import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isPushService } from './services.ts'

const mostBrowsers = 10

/** Subscribing the same browser again updates its row; beyond ten the oldest is deleted. */
export const subscribeToPush: Verb<typeof contract.subscribeToPush> = async (
  tx,
  actor,
  { endpoint, key, auth },
  now,
  { settings },
  { session },
) => {
  if (!session) throw new Refusal('signed_out')
  if (!isPushService(settings, endpoint)) throw new Refusal('push_service_unknown')
  const columns = { session_id: session.id, key, auth_secret: auth, made_at: now }
  await tx
    .insertInto('push_subscriptions')
    .values({ user_id: actor.id, endpoint, ...columns })
    .onConflict((known) => known.columns(['user_id', 'endpoint']).doUpdateSet(columns))
    .execute()
  await sql`delete from push_subscriptions where user_id = ${actor.id}::uuid and id not in (
    select id from push_subscriptions where user_id = ${actor.id}::uuid order by made_at desc, id desc limit ${mostBrowsers})`.execute(
    tx,
  )
  return { done: true }
}

export const unsubscribeFromPush: Verb<typeof contract.unsubscribeFromPush> = async (
  tx,
  actor,
  { endpoint },
) => {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', actor.id)
    .where('endpoint', '=', endpoint)
    .execute()
  return { done: true }
}
