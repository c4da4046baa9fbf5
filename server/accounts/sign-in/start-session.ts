import type { Role } from '#contract/accounts/role.ts'
import type { Session as SessionView } from '#contract/accounts/session-view.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { RequestContext } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { loadSessionView } from '../load.ts'
import { endBrowserSession } from './end-browser-session.ts'
import { deviceOf, openSession, planSession } from './open-session.ts'

/** Starts a session in the primary role, once the person has proven who they are. */
export async function startSession(
  tx: Tx,
  actor: Actor,
  shown: { user_id: string; primary_role: Role; known: boolean; has_devices: boolean },
  forgiven: { tries: readonly string[]; fails?: string },
  now: Date,
  context: Pick<RequestContext, 'cookies' | 'agent'>,
): Promise<{ session: SessionView }> {
  const { user_id: userId, primary_role: role } = shown
  const session = planSession(userId, role, now)
  const isElsewhere = shown.has_devices && !shown.known
  const [view] = await Promise.all([
    loadSessionView(tx, session),
    endBrowserSession(tx, actor, context.cookies, now),
    openSession(tx, session, now, context, forgiven),
    record(
      tx,
      actor,
      isElsewhere ? 'session.started_elsewhere' : 'session.started',
      userId,
      now,
      deviceOf(context.agent),
    ),
  ])
  return { session: view }
}
