import { owned, type PersonalData } from '#server/ground/data/personal-table.ts'

export const reportData = {
  usage_choices: owned('usage_choices'),
} satisfies PersonalData
