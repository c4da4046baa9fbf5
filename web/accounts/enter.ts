import type { Session } from '#contract/accounts/session-view.ts'
import { noSession } from '#copy/accounts/sign-in/no-session.ts'
import type { Word } from '#copy/word.ts'
import { setSession } from '#web/app/session.ts'
import type { SessionEvent } from '#web/app/session-events.ts'
import { isHinted } from '#web/app/signed-in-hint.ts'
import { showToast } from '#web/ui/toast.ts'

/** Takes the session that was just given. A browser that keeps no cookies has lost it already: the next page would only send its reader back. */
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

/** The same from the mail, where nobody has typed anything. */
export const enterFromMail = (session: Session, t: (word: Word) => string) =>
  enter(session, ['signed_in'], t, noSession.afterConfirmation)
