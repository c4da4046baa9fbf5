import type { savePlan as route } from '#contract/plans/authored-plans.ts'
import type { KnownFoods, PlanDay } from '#contract/plans/document.ts'
import { foodsIn } from '#contract/plans/document.ts'
import { countFoodUses } from '#server/foods/food-uses.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { loadFoodFacts } from './load-food-facts.ts'
import {
  dayBinding,
  daysOf,
  foodsBinding,
  foodsOf,
  headBinding,
  keyOfPlan,
  lockPlan,
  openPlanHead,
} from './plan.ts'

/**
 * Days and head must build on the current version; content that is already stored, as after a lost response, is no
 * change.
 */
export const savePlan: Verb<typeof route> = async (tx, actor, input, now, { keys }) => {
  const { id, head, length, days, dropped = [] } = input
  const row = await lockPlan(tx, actor, id)
  if (row.state === 'ended') throw new Refusal('plan_has_ended')
  const key = keyOfPlan(keys, row)
  if (!key) throw new Refusal('not_found')
  const written = await daysOf(tx, key, row)
  const count = length ?? row.days
  const changed: { number: number; version: number; day: PlanDay }[] = []
  const kept: { number: number; version: number }[] = []
  for (const { number, version, day } of days) {
    if (number > count) throw wrong('days')
    const [there, known] = [written.days[number - 1], written.versions[number - 1] ?? 0]
    if (there && JSON.stringify(there) === JSON.stringify(day)) kept.push({ number, version: known })
    else if (version !== known) throw new Refusal('changed_meanwhile')
    else changed.push({ number, version: known + 1, day })
  }
  // This window must not remove a day that another window has changed meanwhile.
  const gone = Array.from({ length: Math.max(0, row.days - count) }, (_, at) => count + at)
  if (gone.some((at) => !dropped.some((each) => isDay(each, at, written.versions[at]))))
    throw new Refusal('changed_meanwhile')
  const isNewHead = head && JSON.stringify(head.head) !== JSON.stringify(openPlanHead(key, row))
  if (isNewHead && head.version !== row.head_version) throw new Refusal('changed_meanwhile')
  const headVersion = row.head_version + (isNewHead ? 1 : 0)
  const foods = await withNewFoods(tx, foodsOf(key, row), changed)
  await countFoodUses(tx, actor.id, foods.fresh)
  if (count < row.days)
    await tx.deleteFrom('nutrition_plan_days').where('plan_id', '=', id).where('number', '>', count).execute()
  for (const each of changed) await keepDay(tx, key, id, each, now)
  const isChanged = isNewHead || changed.length > 0 || count !== row.days
  if (isChanged) {
    await tx
      .updateTable('nutrition_plans')
      .set({
        days: count,
        head_version: headVersion,
        has_changes: true,
        changed_at: now,
        ...(foods.fresh.length > 0 && { foods_sealed: sealJson(key, foods.all, foodsBinding(id)) }),
        ...(isNewHead && { head_sealed: sealJson(key, head.head, headBinding(id)) }),
      })
      .where('id', '=', id)
      .execute()
    await record(tx, actor, 'plan.saved', id, now)
  }
  return {
    headVersion,
    days: [...kept, ...changed.map(({ number, version }) => ({ number, version }))],
    savedAt: now.toISOString(),
  }
}

/** A food keeps the facts it had when it was added; the browser sends food ids, never facts. */
async function withNewFoods(tx: Tx, known: KnownFoods, changed: readonly { day: PlanDay }[]) {
  const used = new Set(changed.flatMap(({ day }) => foodsIn(day)))
  const missing = [...used].filter((food) => !known[food])
  const fresh = await loadFoodFacts(tx, missing)
  if (fresh.length < missing.length) throw new Refusal('food_unknown')
  const all: KnownFoods = { ...known, ...Object.fromEntries(fresh.map((food) => [food.id, food])) }
  for (const { day } of changed) assertPortions(all, day)
  return { all, fresh: fresh.map(({ id }) => id) }
}

function assertPortions(foods: KnownFoods, { meals }: PlanDay): void {
  const amounts = meals.flatMap(({ items }) => items.flatMap((item) => [item, ...item.alternatives]))
  const isKnown = amounts.every(
    ({ food, portion }) => portion === null || foods[food]?.portions.some(({ id }) => id === portion),
  )
  if (!isKnown) throw wrong('days')
}

const keepDay = (
  tx: Tx,
  key: PersonKey,
  id: string,
  { number, version, day }: { number: number; version: number; day: PlanDay },
  now: Date,
): Promise<unknown> => {
  const day_sealed = sealJson(key, day, dayBinding(id, number))
  return tx
    .insertInto('nutrition_plan_days')
    .values({ plan_id: id, number, day_sealed, version, saved_at: now })
    .onConflict((there) =>
      there.columns(['plan_id', 'number']).doUpdateSet({ day_sealed, version, saved_at: now }),
    )
    .execute()
}

const isDay = (each: { number: number; version: number }, at: number, version: number | undefined) =>
  each.number === at + 1 && each.version === version

const wrong = (field: string) => new Refusal('invalid_fields', { fields: [{ field, code: 'invalid' }] })
