import type { readSession as route } from '#contract/accounts/sign-in.ts'
import type { Verb } from '#server/http/bind.ts'
import { loadSessionView } from '../load.ts'

export const readSession: Verb<typeof route> = async (
  tx,
  _actor,
  _input,
  _now,
  _house,
  { session, cookies },
) => {
  if (!session && cookies.session) cookies.clearSession()
  return { session: session && (await loadSessionView(tx, session)) }
}
