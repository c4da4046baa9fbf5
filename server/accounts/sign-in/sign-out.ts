import type { signOut as route } from '#contract/accounts/sign-in.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'

export const signOut: Verb<typeof route> = async (tx, actor, _input, now, _house, { session, cookies }) => {
  cookies.clearSession()
  if (session) {
    await tx.deleteFrom('sessions').where('id', '=', session.id).execute()
    await record(tx, actor, 'session.ended', session.user_id, now, { session: session.id })
  }
  return { done: true }
}
