import { sql } from 'kysely'
import type { Day } from '#contract/days.ts'
import type { MealRecord } from '#contract/plans/meal-records.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { openJson, type PersonKey } from '#server/ground/data/person-keys.ts'
import { photoOfEntry } from '#server/health/facts.ts'

export type RecordContent = { eaten: boolean; swaps: MealRecord['swaps']; note: string }

export const mealBinding = (plan: string, on: Day, meal: string): string =>
  `nutrition_plan_meals:${plan}:${on}:${meal}`

export type RecordRow = {
  on: Day
  meal_id: string
  meal_sealed: Buffer
  entry_id: string | null
  photo_id: string | null
}

/** The records of a plan's meals on these days, without those that can no longer be decrypted. */
export async function recordsOf(
  tx: Tx,
  key: PersonKey | null,
  plan: string,
  { from, to }: { from: Day; to: Day },
): Promise<Map<Day, MealRecord[]>> {
  const { rows } = await sql<RecordRow>`
    select said.eaten_on::text as on, said.meal_id, said.meal_sealed, said.entry_id,
        ${photoOfEntry(sql`said.entry_id`)} as photo_id
      from nutrition_plan_meals as said
      where said.plan_id = ${plan}::uuid and said.eaten_on between ${from}::date and ${to}::date
      order by said.eaten_on, said.changed_at, said.meal_id`.execute(tx)
  const records = new Map<Day, MealRecord[]>()
  for (const row of rows) {
    const record = viewRecord(key, plan, row)
    if (record) records.set(row.on, [...(records.get(row.on) ?? []), record])
  }
  return records
}

export function viewRecord(key: PersonKey | null, plan: string, row: RecordRow): MealRecord | null {
  const content = openJson<RecordContent>(key, row.meal_sealed, mealBinding(plan, row.on, row.meal_id))
  return (
    content && {
      meal: row.meal_id,
      isEaten: content.eaten,
      swaps: content.swaps,
      note: content.note,
      entry: row.entry_id,
      photoId: row.photo_id,
    }
  )
}
