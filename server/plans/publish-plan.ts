import { sql } from 'kysely'
import { foodsIn } from '#contract/plans/document.ts'
import { isFastingPlan } from '#contract/plans/fasting.ts'
import type { publishPlan as route } from '#contract/plans/written.ts'
import type { Tx } from '#server/data/db.ts'
import { type PersonKey, sealJson } from '#server/data/person-keys.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isPresentPatient } from '#server/patients/facts.ts'
import { tell } from '#server/realtime/tell.ts'
import { isSuspendedPractice } from '#server/verification/facts.ts'
import { record } from './events.ts'
import type { Published } from './followed-plans.ts'
import { boundVersion, daysOf, documentOf, foodsOf, headOf, keyOfPlan, lockPlan } from './plan.ts'
import { screenFasting } from './screen-fasting.ts'

/** What the patient is given is kept whole, as it is now; the plan of this dietitian that they followed before ends by it. */
export const publishPlan: Verb<typeof route> = async (tx, actor, { id, fastingWord = '' }, now, house) => {
  const row = await lockPlan(tx, actor, id)
  if (row.state === 'ended') throw new Refusal('plan_has_ended')
  if (!row.has_changes) throw new Refusal('nothing_new')
  const { rows } = await sql<{ may: boolean }>`
    select not ${isSuspendedPractice(sql`${actor.id}::uuid`)} and ${isPresentPatient(sql`${row.patient_id}::uuid`)} as may`.execute(
    tx,
  )
  if (!rows[0]?.may) throw new Refusal('not_reachable')
  const key = keyOfPlan(house.keys, row)
  const head = headOf(key, row)
  if (!key || !head) throw new Refusal('not_found')
  const { days } = await daysOf(tx, key, row)
  if (days.every(({ meals }) => meals.every(({ items }) => items.length === 0)))
    throw new Refusal('plan_is_empty')
  const fasting = isFastingPlan(days)
    ? await screenFasting(tx, actor, row.patient_id, fastingWord, now, house)
    : null
  const version = row.version + 1
  const document = documentOf(days, foodsOf(key, row), new Set(days.flatMap(foodsIn)))
  const ended = await tx
    .updateTable('nutrition_plans')
    .set({ state: 'ended', ended_at: now })
    .where('patient_id', '=', row.patient_id)
    .where('dietitian_id', '=', actor.id)
    .where('state', '=', 'published')
    .where('id', '!=', id)
    .returning('id')
    .execute()
  await keepVersion(tx, key, { id, version }, { head, document, fasting }, now)
  for (const each of ended) await record(tx, actor, 'plan.ended', each.id, now)
  await record(tx, actor, 'plan.published', id, now)
  await tell(tx, house, [row.patient_id, actor.id], { topic: 'plans', id })
  return { version, publishedAt: now.toISOString() }
}

/** As the patient has it from now on. */
export async function keepVersion(
  tx: Tx,
  key: PersonKey,
  { id, version }: { id: string; version: number },
  given: Published,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('nutrition_plan_versions')
    .values({
      plan_id: id,
      version,
      plan_sealed: sealJson(key, given, boundVersion(id, version)),
      published_at: now,
    })
    .execute()
  await tx
    .updateTable('nutrition_plans')
    .set({ state: 'published', version, has_changes: false, published_at: now })
    .where('id', '=', id)
    .execute()
}
