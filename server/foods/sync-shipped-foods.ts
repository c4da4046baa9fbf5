import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, system } from '#server/ground/data/db.ts'
import { searchColumnsOf } from './food-words.ts'
import { rankEarlierFoods } from './rank-earlier-foods.ts'
import { shippedFoods } from './shipped.ts'

/** Updates our own food table; several nodes may start at the same time. Returns whether anything changed. */
export async function syncShippedFoods(db: Pick<Database, 'as'>, now: Date): Promise<boolean> {
  const rows = shippedFoods().map(({ key: _, also, id, names, group, ...facts }) => ({
    id,
    name_en: names.en,
    name_ar: names.ar,
    food_group: group,
    facts,
    ...searchColumnsOf(names, group, also),
  }))
  const text = JSON.stringify(rows)
  const edition = createHash('sha256').update(text).digest('hex')
  return db.as(system, async (tx) => {
    // Not `lockFor`: a node of the previous version locks this key during an update.
    await sql`select pg_advisory_xact_lock(hashtext('nabta foods'))`.execute(tx)
    const known = await tx.selectFrom('foods').select('id').where('edition', '=', edition).limit(1).execute()
    if (known.length > 0) return false
    await sql`insert into foods (id, name_en, name_ar, food_group, facts, words, standing, edition, written_at)
      select id, name_en, name_ar, food_group, facts, words::tsvector, standing, ${edition}, ${now}::timestamptz
        from jsonb_to_recordset(${text}::jsonb)
          as shipped (id uuid, name_en text, name_ar text, food_group text, facts jsonb, words text, standing smallint)
      on conflict (id) do update set name_en = excluded.name_en, name_ar = excluded.name_ar,
        food_group = excluded.food_group, facts = excluded.facts, words = excluded.words, standing = excluded.standing,
        edition = excluded.edition,
        written_at = excluded.written_at`.execute(tx)
    // Plans hold a copy of the foods they use, so foods that are no longer shipped can be deleted.
    await tx.deleteFrom('foods').where('edition', '<>', edition).execute()
    await rankEarlierFoods(tx)
    return true
  })
}
