import { owned, type PersonalData } from '#server/data/personal-table.ts'

export const onboardingData = {
  onboardings: owned('onboardings'),
} satisfies PersonalData
