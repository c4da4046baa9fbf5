import type { Session } from '#contract/accounts/session-view.ts'
import { noSession } from '#copy/accounts/sign-in/no-session.ts'
import type { Word } from '#copy/word.ts'
import { setSession } from '#web/app/session.ts'
import type { SessionEvent } from '#web/app/session-events.ts'
import { isHinted } from '#web/app/signed-in-hint.ts'
import { showToast } from '#web/ui/toast.ts'

/**
 * Stores the new session. A browser that refuses cookies has lost it already: the next page would only lead back here.
 */
export function enter(
  session: Session,
  events: readonly SessionEvent[],
  t: (word: Word) => string,
  missing: Word = noSession.afterSignIn,
): boolean {
  if (!isHinted()) {
    showToast({ tone: 'error', title: t(missing), description: t(noSession.allowCookies) })
    return false
  }
  for (const event of events) setSession(session, event)
  return true
}

/** The same after a link in an email, where nothing was typed. */
export const enterFromMail = (session: Session, t: (word: Word) => string) =>
  enter(session, ['signed_in'], t, noSession.afterConfirmation)
