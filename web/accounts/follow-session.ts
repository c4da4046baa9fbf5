import { readSession } from '#contract/accounts/sign-in.ts'
import { call } from '#web/app/call.ts'
import { setSession } from '#web/app/session.ts'
import type { SessionEvent } from '#web/app/session-events.ts'

/** Something about who is signed in has changed by what was done here. Silence is caught up with by the next check. */
export async function followSession(event: SessionEvent) {
  const answer = await call(readSession, {}).catch(() => null)
  if (answer) setSession(answer.session, event)
}
