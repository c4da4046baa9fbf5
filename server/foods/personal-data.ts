import { owned, type PersonalData } from '#server/ground/data/personal-table.ts'

/** Plans hold what they use of a food, so nobody else misses what goes with its owner. */
export const foodData = {
  foods: owned('foods', {
    by: 'owner_id',
    hides: {
      owner_id: 'the person',
      words: 'the names again, for the search',
      edition: 'of our own table alone',
    },
  }),
} satisfies PersonalData
