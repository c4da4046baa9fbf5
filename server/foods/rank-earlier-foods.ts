import { sql } from 'kysely'
import type { Food } from '#contract/foods/food.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { searchColumnsOf } from './food-words.ts'
import { inArabic } from './usda/food-of-usda.ts'

type Row = { id: string; owner_id: string | null; names: Food['names']; group: Food['group'] }

/** Foods of dietitians and of imports from before migration 0122 have no standing, and only the words of that time. */
export async function rankEarlierFoods(tx: Tx): Promise<void> {
  const { rows } = await sql<Row>`
    select id, owner_id, food_group as group, jsonb_build_object('en', name_en, 'ar', name_ar) as names
      from foods where standing is null`.execute(tx)
  const ranked = rows.map(({ id, owner_id, names, group }) => ({
    id,
    ...searchColumnsOf(names, group, owner_id === null ? inArabic(names.en ?? '') : ''),
  }))
  await sql`update foods set words = ranked.words::tsvector, standing = ranked.standing
    from jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb) as ranked (id uuid, words text, standing smallint)
    where foods.id = ranked.id`.execute(tx)
}
