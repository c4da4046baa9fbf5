import type { Rounds } from '#server/ground/data/job.ts'
import { countDay } from './count-day.ts'

export const usageRounds = {
  // Five past midnight in Riyadh.
  count_day: { at: '5 21 * * *', work: countDay },
} satisfies Rounds
