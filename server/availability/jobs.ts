import type { Rounds } from '#server/data/job.ts'
import { tidyHeldTimes } from './tidy.ts'

export const availabilityRounds = {
  tidy_held_times: { at: '20 0 * * *', work: tidyHeldTimes },
} satisfies Rounds
