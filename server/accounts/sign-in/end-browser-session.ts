import { sql } from 'kysely'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Cookies } from '#server/ground/http/cookies.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { record } from '../events.ts'

/** Ends this browser's previous session, even another person's, when a new one begins. */
export async function endBrowserSession(
  tx: Tx,
  actor: Actor,
  { session }: Pick<Cookies, 'session'>,
  now: Date,
): Promise<void> {
  if (!session) return
  const { rows } = await sql<{
    whose: string | null
  }>`select app.end_session(${hashToken(session)}) as whose`.execute(tx)
  if (rows[0]?.whose) await record(tx, actor, 'session.ended', rows[0].whose, now)
}
