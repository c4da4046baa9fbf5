import { owned, type PersonalData } from '#server/data/personal-table.ts'

/** The files of a face go with the next sweep. */
export const profileData = {
  photos: owned('photos'),
  dietitian_profiles: owned('dietitian_profiles'),
  profiles: owned('profiles', { by: 'id' }),
} satisfies PersonalData
