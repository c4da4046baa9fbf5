import type { Cron } from '#server/ground/data/job.ts'
import { refreshAfter, remakePages, renewAllListings, renewPassedTimes } from './refresh.ts'

export const directoryJobs = { directory_refresh: refreshAfter }

export const directoryCron = {
  renew_free_times: { at: '* * * * *', work: renewPassedTimes },
  remake_public_pages: { at: '* * * * *', work: remakePages },
  renew_directory: { at: '0 21 * * *', work: renewAllListings },
} satisfies Cron
