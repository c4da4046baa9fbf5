import { graceDays } from '#contract/accounts/grace.ts'
import { daysAfter } from './lengths.ts'

/** `14 days`: how long a deleted account can be restored. The Arabic form follows لمدة. */
export const graceTime = daysAfter(graceDays)
