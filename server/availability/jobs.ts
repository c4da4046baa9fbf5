import type { Cron, JobsAfter } from '#server/ground/data/job.ts'
import type { platformEvents } from '#server/platform/events.ts'
import { moveRamadanHours } from './move-ramadan-hours.ts'
import { tidyHeldTimes } from './tidy.ts'

export const availabilityJobs = {
  ramadan_hours_moved: moveRamadanHours,
} satisfies Pick<JobsAfter<typeof platformEvents>, 'ramadan_hours_moved'>

export const availabilityCron = {
  tidy_held_times: { at: '20 0 * * *', work: tidyHeldTimes },
} satisfies Cron
