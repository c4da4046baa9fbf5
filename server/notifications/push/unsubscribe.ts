import type { unsubscribeFromPush as route } from '#contract/notifications/push.ts'
import type { Verb } from '#server/ground/http/bind.ts'

export const unsubscribeFromPush: Verb<typeof route> = async (tx, actor, { endpoint }) => {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', actor.id)
    .where('endpoint', '=', endpoint)
    .execute()
  return { done: true }
}
