import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

/** Plans hold a copy of the foods they use, so erasing an owner's foods affects nobody else. */
export const foodData = {
  foods: personalTable('foods', {
    by: 'owner_id',
    hides: {
      owner_id: 'the person',
      words: 'the names again, for the search',
      edition: 'set only in our own table',
    },
  }),
} satisfies PersonalData
