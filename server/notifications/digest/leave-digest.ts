import type { leaveDigest as route } from '#contract/notifications/digest.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { leaveByLink } from '../choices/leave-by-link.ts'

export const leaveDigest: Verb<typeof route> = (tx, actor, input, now, house) =>
  leaveByLink('digest.leave', 'emailDigest', 'account.digest_left', tx, actor, input, now, house)
