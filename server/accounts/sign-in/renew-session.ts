import type { renewSession as route } from '#contract/accounts/sign-in.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { loadSessionView } from '../load.ts'

/** Any request a person makes prolongs the session before its verb begins; this one does nothing else. */
export const renewSession: Verb<typeof route> = async (tx, _actor, _input, _now, _house, { session }) => {
  if (!session) throw new Refusal('signed_out')
  return { session: await loadSessionView(tx, session) }
}
