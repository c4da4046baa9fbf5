import { owned, type PersonalData } from '../personal-table.ts'

export const profileData = {
  dietitian_profiles: owned('dietitian_profiles'),
  profiles: owned('profiles', { by: 'id' }),
} satisfies PersonalData
