import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const reportData = {
  usage_choices: personalTable('usage_choices'),
} satisfies PersonalData
