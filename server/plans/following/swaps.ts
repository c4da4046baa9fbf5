import { addDays, type Day } from '#contract/days.ts'
import type { DaySwaps, readSwaps as route } from '#contract/plans/meal-records.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { loadPatientPlan } from '../patient-plans.ts'
import { recordsOf } from './meal-records.ts'

export const readSwaps: Verb<typeof route> = async (tx, actor, { id, from, days }, _now, { keys }) => {
  await loadPatientPlan(tx, actor.id, id)
  return { swaps: await swapsFrom(tx, await findPersonKey(tx, keys, actor.id), id, { from, days }) }
}

/** The swaps on these days; the caller has checked that the plan is this person’s. */
export async function swapsFrom(
  tx: Tx,
  key: PersonKey | null,
  plan: string,
  { from, days }: { from: Day; days: number },
): Promise<DaySwaps[]> {
  const records = await recordsOf(tx, key, plan, { from, to: addDays(from, days - 1) })
  return [...records].flatMap(([on, meals]) =>
    meals.flatMap(({ meal, swaps }) => (swaps.length > 0 ? [{ on, meal, swaps }] : [])),
  )
}
