import type { contract } from '#contract/contract.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'

/** Only the caller's own: an admin may read other people's rows as well. */
export const listSessions: Verb<typeof contract.listSessions> = async (
  tx,
  actor,
  _input,
  now,
  _house,
  { session },
) => {
  const rows = await tx
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'started_at', 'seen_at'])
    .where('user_id', '=', actor.id)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const sessions = rows.map(({ id, browser, system, started_at, seen_at }) => ({
    id,
    current: id === session?.id,
    browser,
    system,
    startedAt: started_at.toISOString(),
    seenAt: seen_at.toISOString(),
  }))
  return { sessions: sessions.sort((a, b) => Number(b.current) - Number(a.current)) }
}

export const endSession: Verb<typeof contract.endSession> = async (
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

/** Expired sessions are deleted too but not counted: their devices were no longer signed in. */
export const endOtherSessions: Verb<typeof contract.endOtherSessions> = async (
  tx,
  actor,
  _input,
  now,
  _house,
  { session },
) => {
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
