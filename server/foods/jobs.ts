import type { Cron } from '#server/ground/data/job.ts'
import { sumFoodUses } from './food-uses.ts'

export const foodCron = {
  sum_food_uses: { at: '35 0 * * *', work: sumFoodUses },
} satisfies Cron
