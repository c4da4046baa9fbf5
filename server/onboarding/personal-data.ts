import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const onboardingData = {
  onboardings: personalTable('onboardings'),
} satisfies PersonalData
