import type { Cron } from '#server/ground/data/job.ts'
import { countDay } from './usage/count-day.ts'

export const reportCron = {
  // 00:05 in Riyadh.
  count_day: { at: '5 21 * * *', work: countDay },
} satisfies Cron
