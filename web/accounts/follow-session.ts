import { readSession } from '#contract/accounts/sign-in.ts'
import { call } from '#web/app/call.ts'
import { setSession } from '#web/app/session.ts'
import type { SessionEvent } from '#web/app/session-events.ts'

/** Reads the session after a change made here. If there is no answer, the next check catches up. */
export async function followSession(event: SessionEvent) {
  const answer = await call(readSession, {}).catch(() => null)
  if (answer) setSession(answer.session, event)
}
