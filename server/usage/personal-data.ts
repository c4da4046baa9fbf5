import { owned, type PersonalData } from '#server/ground/data/personal-table.ts'

export const usageData = {
  usage_choices: owned('usage_choices'),
} satisfies PersonalData
