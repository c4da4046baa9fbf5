import { sql } from 'kysely'
import { type CopiedRow, type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

/** Plans hold a copy of the foods they use, so erasing an owner's foods affects nobody else. */
export const foodData = {
  foods: personalTable('foods', {
    by: 'owner_id',
    hides: {
      owner_id: 'the person',
      words: 'the names again, for the search',
      edition: 'set only in our own table',
      standing: 'follows from the name and the group, for the search',
      uses: 'counted only for foods that everybody sees',
    },
  }),
  food_uses: {
    ...personalTable('food_uses', {
      by: 'dietitian_id',
      hides: { dietitian_id: 'the person', food_id: 'the copy names the food instead' },
    }),
    async copy(tx, _house, { id }) {
      const { rows } = await sql<CopiedRow>`
        select name_en as "nameEn", name_ar as "nameAr", times
          from food_uses join foods on foods.id = food_id where dietitian_id = ${id}::uuid order by food_id`.execute(
        tx,
      )
      return rows
    },
  },
} satisfies PersonalData
