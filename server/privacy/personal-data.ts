import { owned, type PersonalData } from '#server/data/personal-table.ts'

/** The law asks to keep what was asked and what came of it: it stays when its person goes, without the account. */
const stays = { erase: async () => {} }

export const privacyData = {
  data_requests: {
    ...owned('data_requests', { by: 'person_id', hides: { person_id: 'the person' } }),
    ...stays,
  },
  privacy_entries: {
    ...owned('privacy_entries', { by: 'by_id', hides: { by_id: 'the person', matter_id: 'an id of ours' } }),
    ...stays,
  },
} satisfies PersonalData
