import { graceDays } from '#contract/accounts/grace.ts'
import { daysAfter } from './lengths.ts'

/** `14 days`: as long as a deleted account can be kept. In Arabic as it stands after لمدة. */
export const graceTime = daysAfter(graceDays)
