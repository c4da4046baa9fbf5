import type { endOtherSessions as route } from '#contract/accounts/security.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'

/** Expired sessions are deleted too but not counted: they were no longer a signed-in device. */
export const endOtherSessions: Verb<typeof route> = async (tx, actor, _input, now, _house, { session }) => {
  if (!session) throw new Refusal('signed_out')
  const rows = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', actor.id)
    .where('id', '!=', session.id)
    .returning('expires_at')
    .execute()
  const ended = rows.filter(({ expires_at }) => expires_at > now).length
  if (ended > 0) await record(tx, actor, 'session.ended', actor.id, now, { others: ended })
  return { ended }
}
