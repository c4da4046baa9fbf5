import type {
  readShopping as readRoute,
  ShoppingChoices,
  saveShopping as saveRoute,
} from '#contract/plans/meal-records.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { findPersonKey, openJson, type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { consentedKey } from '#server/health/own-key.ts'
import { loadPatientPlan } from '../patient-plans.ts'

export const openBasket = (key: PersonKey | null, plan: string, sealed: Buffer): ShoppingChoices | null =>
  openJson<ShoppingChoices>(key, sealed, basketBinding(plan))

export const basketBinding = (plan: string) => `nutrition_plan_baskets:${plan}`

const untouched: ShoppingChoices = { days: 7, people: 1, cooks: true, ticked: [] }

export const readShopping: Verb<typeof readRoute> = async (tx, actor, { id }, _now, { keys }) => {
  await loadPatientPlan(tx, actor.id, id)
  return { choices: await loadShoppingChoices(tx, keys, actor.id, id) }
}

/** The shopping choices for a plan; the caller has checked that the plan is this person’s. */
export async function loadShoppingChoices(
  tx: Tx,
  keys: House['keys'],
  person: string,
  id: string,
): Promise<ShoppingChoices> {
  const row = await tx
    .selectFrom('nutrition_plan_baskets')
    .select('basket_sealed')
    .where('plan_id', '=', id)
    .executeTakeFirst()
  const key = row && (await findPersonKey(tx, keys, person))
  const choices = row && openBasket(key ?? null, id, row.basket_sealed)
  return choices ?? untouched
}

/** Of two devices, the last one wins; open screens are not notified. */
export const saveShopping: Verb<typeof saveRoute> = async (tx, actor, { id, ...choices }, now, house) => {
  await loadPatientPlan(tx, actor.id, id)
  const key = await consentedKey(tx, house, actor.id, now)
  const basket_sealed = sealJson(key, choices, basketBinding(id))
  await tx
    .insertInto('nutrition_plan_baskets')
    .values({ plan_id: id, user_id: actor.id, basket_sealed, changed_at: now })
    .onConflict((known) => known.column('plan_id').doUpdateSet({ basket_sealed, changed_at: now }))
    .execute()
  return { done: true }
}
