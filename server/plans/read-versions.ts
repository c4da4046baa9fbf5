import type {
  readPlanVersion as oneRoute,
  listPlanVersions as route,
} from '#contract/plans/authored-plans.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { openVersion } from './patient-plans.ts'
import { keyOfPlan, loadPlan } from './plan.ts'

export const listPlanVersions: Verb<typeof route> = async (tx, actor, { id }) => {
  await loadPlan(tx, actor, id)
  const rows = await tx
    .selectFrom('nutrition_plan_versions')
    .select(['version', 'published_at'])
    .where('plan_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  return {
    versions: rows.map(({ version, published_at }) => ({ version, publishedAt: published_at.toISOString() })),
  }
}

export const readPlanVersion: Verb<typeof oneRoute> = async (tx, actor, { id, version }, _now, { keys }) => {
  const plan = await loadPlan(tx, actor, id)
  const row = await tx
    .selectFrom('nutrition_plan_versions')
    .select(['plan_sealed', 'published_at'])
    .where('plan_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const given = row && openVersion(keyOfPlan(keys, plan), id, version, row.plan_sealed)
  if (!row || !given) throw new Refusal('not_found')
  return { version: { version, publishedAt: row.published_at.toISOString(), ...given } }
}
