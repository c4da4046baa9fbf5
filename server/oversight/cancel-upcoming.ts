import type { cancelUpcoming as route } from '#contract/oversight/practices.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { cancelUpcoming as cancelAhead } from '../appointments/cancel-upcoming.ts'
import { reasonSealer } from '../appointments/reason.ts'
import { loadApplication } from './load-application.ts'
import { lastMomentOf } from './rules.ts'

/** Admins cannot use this on their own practice; they cancel its appointments one by one. */
export const cancelUpcoming: Verb<typeof route> = async (tx, actor, { id, which, reason }, now, { keys }) => {
  if (isSelf(actor, id)) throw new Refusal('not_found')
  const { licensedUntil } = await loadApplication(tx, actor, id, now)
  const sealed = reasonSealer(keys, reason)
  if (which === 'all') return { cancelled: await cancelAhead(tx, actor, id, sealed, now) }
  if (licensedUntil === null) return { cancelled: 0 }
  const after = lastMomentOf(licensedUntil)
  return { cancelled: await cancelAhead(tx, actor, id, sealed, now, { after }) }
}
