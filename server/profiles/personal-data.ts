import { copyRows, type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'
import { openBio } from './own-profile.ts'
import { photoName } from './photo-files.ts'

/** A photo's files are deleted by the next sweep. */
export const profileData = {
  photos: personalTable('photos', {
    async files(tx, _house, { id: userId }) {
      const rows = await tx
        .selectFrom('photos')
        .select(['id', 'taken_at'])
        .where('user_id', '=', userId)
        .execute()
      return rows.map(({ id, taken_at }) => ({
        folder: 'profile-photo',
        name: 'photo',
        type: 'image/webp',
        at: taken_at,
        open: ({ files }) => files.read(photoName(id, 'large')),
      }))
    },
  }),
  dietitian_profiles: personalTable('dietitian_profiles'),
  profiles: {
    ...personalTable('profiles', { by: 'id' }),
    async copy(tx, house, { id }) {
      const [row] = await copyRows(tx, 'profiles', 'id', id)
      if (!row) return []
      const sealed = await tx
        .selectFrom('profiles')
        .select('bio_sealed')
        .where('id', '=', id)
        .executeTakeFirst()
      return [{ ...row, bio: await openBio(tx, house, id, sealed?.bio_sealed ?? null) }]
    },
  },
} satisfies PersonalData
