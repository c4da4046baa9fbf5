import { owned, type PersonalData } from '#server/data/personal-table.ts'

/** A photo's files are deleted by the next sweep. */
export const profileData = {
  photos: owned('photos'),
  dietitian_profiles: owned('dietitian_profiles'),
  profiles: owned('profiles', { by: 'id' }),
} satisfies PersonalData
