import type { PlanDay } from '#contract/plans/document.ts'
import { noTargets, type Targets } from '#contract/plans/targets.ts'
import { system } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import { storePlan } from '#server/plans/make-plan.ts'
import { storeVersion } from '#server/plans/publish-plan.ts'
import type { App } from '#test/app.ts'
import { bread, breakfast } from '#test/health/plan-fixtures.ts'

type Sides = { patient: { id: string }; dietitian: { id: string } }
type Put = {
  startsOn?: string
  title?: string
  days?: PlanDay[]
  targets?: Targets
  at?: Date
  /** Not published yet. */
  isDraft?: boolean
}

/** A plan of bread for a patient; its days repeat. */
export async function putPlan(
  app: App,
  { patient, dietitian }: Sides,
  {
    startsOn = '2026-11-20',
    title = 'A week at home',
    days = [breakfast('Chew well')],
    targets = noTargets,
    at = app.house.clock.now(),
    isDraft = false,
  }: Put = {},
): Promise<string> {
  const id = crypto.randomUUID()
  await app.house.db.as(system, async (tx) => {
    const key = await ensurePersonKey(tx, app.house.keys, patient.id, at)
    const head = { title, intro: '', startsOn, repeats: true, targets }
    const document = { days, foods: { [bread.id]: bread, [rice.id]: rice } }
    await storePlan(tx, key, { id, patient: patient.id, dietitian: dietitian.id }, { head, ...document }, at)
    if (!isDraft) await storeVersion(tx, key, { id, version: 1 }, { head, document, fasting: null }, at)
  })
  return id
}

export const rice = {
  ...bread,
  id: '0b0e0d05-0000-4000-8000-000000000002',
  names: { en: 'Rice', ar: 'أرز' },
  group: 'grains' as const,
  portions: [],
  allergens: [],
}

/** Bread at iftar, or rice instead. */
export function iftar(): PlanDay {
  const { meals, ...day } = breakfast()
  const instead = { food: rice.id, portion: null, count: 150 }
  return {
    ...day,
    meals: meals.map((meal) => ({
      ...meal,
      kind: 'iftar',
      time: '18:05',
      items: meal.items.map((item) => ({ ...item, alternatives: [instead] })),
    })),
  }
}
