import type { listSessions as route } from '#contract/accounts/security.ts'
import type { Verb } from '#server/ground/http/bind.ts'

/** Only the caller's own: an admin's rights reach further than this list. */
export const listSessions: Verb<typeof route> = async (tx, actor, _input, now, _house, { session }) => {
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
