import { sql } from 'kysely'
import { foodsIn, type KnownFoods, type PlanDay } from '#contract/plans/document.ts'
import {
  type listPlanTemplates as listRoute,
  mostPlanTemplates,
  type removePlanTemplate as removeRoute,
  type savePlanTemplate as saveRoute,
} from '#contract/plans/templates.ts'
import { totalOfDays } from '#contract/plans/totals.ts'
import { lockOpenAccount } from '#server/accounts/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, findPersonKey, openJson, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { daysOf, documentOf, foodsOf, keyOfPlan, loadPlan } from './plan.ts'

export type TemplateContent = { name: string; days: PlanDay[]; foods: KnownFoods }
type Kept = { id: string; savedAt: Date; content: TemplateContent | null }

/** A dietitian's templates; the content is null if it can no longer be decrypted. */
export async function templatesOf(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  dietitianId: string,
  some = sql`true`,
): Promise<Kept[]> {
  const { rows } = await sql<{ id: string; template_sealed: Buffer; saved_at: Date }>`
    select id, template_sealed, saved_at from nutrition_plan_templates
      where dietitian_id = ${dietitianId}::uuid and ${some} order by id`.execute(tx)
  const key = rows.length > 0 ? await findPersonKey(tx, keys, dietitianId) : null
  return rows.map(({ id, template_sealed, saved_at }) => ({
    id,
    savedAt: saved_at,
    content: openJson<TemplateContent>(key, template_sealed, planTemplateBinding(id)),
  }))
}

export const listPlanTemplates: Verb<typeof listRoute> = async (tx, actor, _input, _now, house) => {
  const kept = await templatesOf(tx, house, actor.id)
  return {
    templates: kept
      .flatMap(({ id, savedAt, content }) =>
        content
          ? [
              {
                id,
                name: content.name,
                days: content.days.length,
                energy: totalOfDays(content.foods, content.days).nutrients.energy / content.days.length,
                savedAt: savedAt.toISOString(),
              },
            ]
          : [],
      )
      .toSorted((one, other) => one.name.localeCompare(other.name, actor.language)),
  }
}

/** Only days and foods: the head addresses one patient, and the targets suit one body. */
export const savePlanTemplate: Verb<typeof saveRoute> = async (tx, actor, { plan, name }, now, house) => {
  await lockOpenAccount(sql`${actor.id}::uuid`).execute(tx)
  const row = await loadPlan(tx, actor, plan)
  const planKey = keyOfPlan(house.keys, row)
  const { days } = await daysOf(tx, planKey, row)
  const used = new Set(days.flatMap(foodsIn))
  if (used.size === 0) throw new Refusal('plan_is_empty')
  const { rows } = await sql<{ kept: number; id: string }>`
    select count(*)::int as kept, uuidv7() as id from nutrition_plan_templates where dietitian_id = ${actor.id}::uuid`.execute(
    tx,
  )
  const { kept = 0, id = '' } = rows[0] ?? {}
  if (kept >= mostPlanTemplates) throw new Refusal('too_many_plan_templates')
  const { foods } = documentOf(days, foodsOf(planKey, row), used)
  const key = await ensurePersonKey(tx, house.keys, actor.id, now)
  await tx
    .insertInto('nutrition_plan_templates')
    .values({
      id,
      dietitian_id: actor.id,
      template_sealed: sealJson(
        key,
        { name, days, foods } satisfies TemplateContent,
        planTemplateBinding(id),
      ),
      saved_at: now,
    })
    .execute()
  await record(tx, actor, 'plan_template.saved', actor.id, now)
  return { id }
}

export const removePlanTemplate: Verb<typeof removeRoute> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('nutrition_plan_templates')
    .where('id', '=', id)
    .where('dietitian_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'plan_template.removed', actor.id, now)
  return { done: true }
}

export const planTemplateBinding = (id: string): string => `nutrition_plan_templates:${id}`
