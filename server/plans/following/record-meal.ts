import { sql } from 'kysely'
import { addDays, type Day } from '#contract/days.ts'
import { mostDays } from '#contract/plans/document.ts'
import type { recordMeal as route } from '#contract/plans/meal-records.ts'
import { dayOf } from '#contract/wall-clock.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { sealJson } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { isMealOf, photoOfEntry } from '#server/health/facts.ts'
import { consentedKey } from '#server/health/own-key.ts'
import { record } from '../events.ts'
import { loadPatientPlan, openVersion } from '../patient-plans.ts'
import { mealBinding, type RecordContent, type RecordRow, viewRecord } from './meal-records.ts'

/** In days: as far back as people remember their meals. */
const longestAgo = 60

/** Sending a record again changes nothing; of two devices, the last one wins. */
export const recordMeal: Verb<typeof route> = async (
  tx,
  actor,
  { id, meal, on, isEaten, swaps, note, entry },
  now,
  house,
) => {
  assertWithin(on, isEaten || entry !== null, now)
  const row = await loadPatientPlan(tx, actor.id, id)
  const key = await consentedKey(tx, house, actor.id, now)
  const days = openVersion(key, id, row.version, row.plan_sealed)?.document.days ?? []
  if (!days.some(({ meals }) => meals.some((each) => each.id === meal))) throw new Refusal('not_found')
  if (entry && !(await isOwnMeal(tx, actor.id, entry))) throw new Refusal('not_found')
  const content: RecordContent = { eaten: isEaten, swaps, note }
  const meal_sealed = sealJson(key, content, mealBinding(id, on, meal))
  const { rows } = await sql<RecordRow>`
    insert into nutrition_plan_meals (plan_id, eaten_on, meal_id, user_id, meal_sealed, entry_id, changed_at)
      values (${id}::uuid, ${on}::date, ${meal}::uuid, ${actor.id}::uuid, ${meal_sealed}, ${entry}::uuid, ${now}::timestamptz)
      on conflict (plan_id, eaten_on, meal_id) do update
        set meal_sealed = excluded.meal_sealed, entry_id = excluded.entry_id, changed_at = excluded.changed_at
      returning eaten_on::text as on, meal_id, meal_sealed, entry_id,
        ${photoOfEntry(sql`nutrition_plan_meals.entry_id`)} as photo_id`.execute(tx)
  const said = rows[0] && viewRecord(key, id, rows[0])
  if (!said) throw new Refusal('not_found')
  await record(tx, actor, 'plan.followed', id, now)
  await announce(tx, house, [actor.id, ...(row.dietitian_id ? [row.dietitian_id] : [])], {
    topic: 'plans',
    id,
  })
  return { record: said }
}

/** A swap is made ahead, for the shopping. Everything else is of today, which may be tomorrow in the patient's time zone. */
function assertWithin(on: Day, hasHappened: boolean, now: Date): void {
  const today = dayOf(now, 'UTC')
  if (on > addDays(today, hasHappened ? 1 : mostDays))
    throw new Refusal('invalid_fields', { fields: [{ field: 'on', code: 'moment_in_future' }] })
  if (on < addDays(today, -longestAgo))
    throw new Refusal('invalid_fields', { fields: [{ field: 'on', code: 'invalid' }] })
}

async function isOwnMeal(tx: Tx, userId: string, entry: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${isMealOf(userId, entry)} as is`.execute(tx)
  return rows[0]?.is ?? false
}
