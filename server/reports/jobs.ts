import type { Rounds } from '#server/ground/data/job.ts'
import { countDay } from './usage/count-day.ts'

export const reportRounds = {
  // 00:05 in Riyadh.
  count_day: { at: '5 21 * * *', work: countDay },
} satisfies Rounds
