import type { renewSession as route } from '#contract/accounts/session.ts'
import type { Verb } from '../bind.ts'
import { Refusal } from '../refusal.ts'
import { extended, type Session } from '../session.ts'
import { loadSessionView } from './load.ts'

const aboutToExpire = 90_000

export const renewSession: Verb<typeof route> = async (tx, _actor, _input, now, _house, { session }) => {
  if (!session) throw new Refusal('signed_out')
  return {
    session: await loadSessionView(
      tx,
      isAboutToExpire(session, now) ? { ...session, expires_at: await prolong() } : session,
    ),
  }

  async function prolong(): Promise<Date> {
    const expires_at = extended(session as Session, now)
    await tx
      .updateTable('sessions')
      .set({ seen_at: now, expires_at })
      .where('id', '=', (session as Session).id)
      .execute()
    return expires_at
  }
}

const isAboutToExpire = ({ expires_at }: Session, now: Date) =>
  expires_at.getTime() - now.getTime() < aboutToExpire
