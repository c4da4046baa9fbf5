import type { endSession as route } from '#contract/accounts/security.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'

export const endSession: Verb<typeof route> = async (
  tx,
  actor,
  { id },
  now,
  _house,
  { session, cookies },
) => {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  if (id === session?.id) cookies.clearSession()
  await record(tx, actor, 'session.ended', actor.id, now, { session: id })
  return { done: true }
}
