import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const platformData = {
  platform_setting_changes: {
    ...personalTable('platform_setting_changes', { by: 'changed_by', hides: { changed_by: 'the person' } }),
    // The change stays, without a name.
    erase: async () => {},
  },
} satisfies PersonalData
