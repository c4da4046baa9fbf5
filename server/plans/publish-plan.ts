import { sql } from 'kysely'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import type { publishPlan as route } from '#contract/plans/authored-plans.ts'
import { firstDayLost, foodsIn, isStandIn, type Schedule } from '#contract/plans/document.ts'
import { isFastingPlan } from '#contract/plans/fasting.ts'
import { noTargets } from '#contract/plans/targets.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { isPatientWithAccount } from '#server/patients/facts.ts'
import { isSuspendedPractice } from '#server/verification/facts.ts'
import { record } from './events.ts'
import { openVersion, type PublishedPlan } from './patient-plans.ts'
import { daysOf, documentOf, foodsOf, keyOfPlan, lockPlan, openPlanHead, versionBinding } from './plan.ts'
import { screenFasting } from './screen-fasting.ts'

/** Stores the whole plan as it is now for the patient, and ends the plans of this dietitian that it replaces. */
export const publishPlan: Verb<typeof route> = async (
  tx,
  actor,
  { id, fastingWord = '', leavesDaysEmpty = false },
  now,
  house,
) => {
  const row = await lockPlan(tx, actor, id)
  if (row.state === 'ended') throw new Refusal('plan_has_ended')
  if (!row.has_changes) throw new Refusal('nothing_new')
  const { rows } = await sql<{ may: boolean }>`
    select not ${isSuspendedPractice(sql`${actor.id}::uuid`)} and ${isPatientWithAccount(sql`${row.patient_id}::uuid`)} as may`.execute(
    tx,
  )
  if (!rows[0]?.may) throw new Refusal('not_reachable')
  const key = keyOfPlan(house.keys, row)
  const head = openPlanHead(key, row)
  if (!key || !head) throw new Refusal('not_found')
  const { days } = await daysOf(tx, key, row)
  if (days.every(({ meals }) => meals.every(({ items }) => items.length === 0)))
    throw new Refusal('plan_is_empty')
  const fasting = isFastingPlan(days)
    ? await screenFasting(tx, actor, row.patient_id, fastingWord, now, house)
    : null
  const version = row.version + 1
  const document = documentOf(days, foodsOf(key, row), new Set(days.flatMap(foodsIn)))
  const followed = await followedOf(tx, key, actor, row.patient_id)
  const ending = followed.filter((each) => each.id !== id && endsBy(each.head, head, todayInRiyadh(now)))
  const staying = followed.filter((each) => each.id !== id && !ending.includes(each))
  if (!leavesDaysEmpty && firstDayLost(followed, [...staying, { head, document }], daysAhead(now)))
    throw new Refusal('plan_leaves_days_empty')
  const ended = await tx
    .updateTable('nutrition_plans')
    .set({ state: 'ended', ended_at: now })
    .where('dietitian_id', '=', actor.id)
    .where('state', '=', 'published')
    .where(sql<boolean>`id = any (${ending.map((each) => each.id)}::uuid[])`)
    .returning('id')
    .execute()
  await storeVersion(tx, key, { id, version }, { head, document, fasting }, now)
  for (const each of ended) await record(tx, actor, 'plan.ended', each.id, now)
  await record(tx, actor, 'plan.published', id, now)
  await announce(tx, house, [row.patient_id, actor.id], { topic: 'plans', id })
  return { version, publishedAt: now.toISOString() }
}

type Followed = PublishedPlan & { id: string }

/** This dietitian's published plans for the patient. A plan that can no longer be decrypted has no days. */
async function followedOf(tx: Tx, key: PersonKey, actor: Actor, patient: string): Promise<Followed[]> {
  const rows = await tx
    .selectFrom('nutrition_plans as plan')
    .innerJoin('nutrition_plan_versions as given', (join) =>
      join.onRef('given.plan_id', '=', 'plan.id').onRef('given.version', '=', 'plan.version'),
    )
    .select(['plan.id', 'plan.version', 'given.plan_sealed'])
    .where('plan.patient_id', '=', patient)
    .where('plan.dietitian_id', '=', actor.id)
    .where('plan.state', '=', 'published')
    .execute()
  return rows.map(({ id, version, plan_sealed }) => ({
    id,
    ...(openVersion(key, id, version, plan_sealed) ?? unreadable),
  }))
}

const unreadable: PublishedPlan = {
  head: { title: '', intro: '', startsOn: null, repeats: false, targets: noTargets },
  document: { days: [], foods: {} },
  fasting: null,
}

/**
 * A lasting plan ends the lasting one before it; a stand-in ends the stand-ins that it overlaps. Stand-ins whose
 * period is over end as well; all others stay.
 */
function endsBy(before: Schedule, fresh: Schedule, today: string): boolean {
  const isOver = before.endsOn != null && before.endsOn < today
  if (!isStandIn(before)) return !isStandIn(fresh)
  if (isOver || !isStandIn(fresh)) return isOver
  return (before.startsOn ?? '') <= (fresh.endsOn ?? '') && (fresh.startsOn ?? '') <= (before.endsOn ?? '')
}

/** In days: far enough for a Ramadan plan that is written in autumn. */
const daysLookedAt = 150

function daysAhead(now: Date): string[] {
  const today = todayInRiyadh(now)
  return Array.from({ length: daysLookedAt }, (_, at) => addDays(today, at))
}

/** Stores the version that the patient sees from now on. */
export async function storeVersion(
  tx: Tx,
  key: PersonKey,
  { id, version }: { id: string; version: number },
  given: PublishedPlan,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('nutrition_plan_versions')
    .values({
      plan_id: id,
      version,
      plan_sealed: sealJson(key, given, versionBinding(id, version)),
      published_at: now,
    })
    .execute()
  await tx
    .updateTable('nutrition_plans')
    .set({
      state: 'published',
      version,
      has_changes: false,
      published_at: now,
      stands_in: isStandIn(given.head),
    })
    .where('id', '=', id)
    .execute()
}
