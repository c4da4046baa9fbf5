import type { Cron } from '#server/ground/data/job.ts'
import { freeSilentSeats } from './watch.ts'

export const callCron = {
  free_silent_seats: { at: '* * * * *', work: freeSilentSeats },
} satisfies Cron
