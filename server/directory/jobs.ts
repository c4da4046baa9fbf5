import type { Rounds } from '#server/data/job.ts'
import { refreshAfter, renewAll, renewPassed } from './refresh.ts'

export const directoryJobs = { directory_refresh: refreshAfter }

export const directoryRounds = {
  renew_free_times: { at: '* * * * *', work: renewPassed },
  renew_directory: { at: '0 21 * * *', work: renewAll },
} satisfies Rounds
