import { owned, type PersonalData } from '#server/ground/data/personal-table.ts'

export const onboardingData = {
  onboardings: owned('onboardings'),
} satisfies PersonalData
