import type { Rounds } from '#server/ground/data/job.ts'
import { countDay } from './usage/count-day.ts'

export const reportRounds = {
  // Five past midnight in Riyadh.
  count_day: { at: '5 21 * * *', work: countDay },
} satisfies Rounds
