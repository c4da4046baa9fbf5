import { sql } from 'kysely'
import type { PublishedVersion } from '#contract/plans/authored-plans.ts'
import { followedOn } from '#contract/plans/document.ts'
import type { listPlans as listRoute, readPlan as readRoute } from '#contract/plans/patient-plans.ts'
import { requestedDietitians } from '#server/appointments/facts/dietitians-of-patient.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { findPersonKey, openJson, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { readHealthAnswers } from '#server/health/answers.ts'
import { versionBinding } from './plan.ts'
import { withKitchenFacts } from './with-kitchen-facts.ts'

export type PublishedPlan = Pick<PublishedVersion, 'head' | 'document' | 'fasting'>
export type PatientPlanRow = {
  id: string
  dietitian_id: string | null
  name: string | null
  other_name: string | null
  state: 'published' | 'ended'
  version: number
  published_at: Date
  plan_sealed: Buffer
}

/** Plans in force first, then the last published. */
export async function publishedFor(tx: Tx, patientId: string, some = sql``): Promise<PatientPlanRow[]> {
  const { rows } = await sql<PatientPlanRow>`
    select plan.id, plan.dietitian_id, named.name, named."otherName" as other_name, plan.state, plan.version, plan.published_at,
        given.plan_sealed
      from nutrition_plans as plan
        join nutrition_plan_versions as given on given.plan_id = plan.id and given.version = plan.version
        left join (${requestedDietitians(patientId)}) as named on named.id = plan.dietitian_id
      where plan.patient_id = ${patientId}::uuid ${some}
      order by plan.state = 'published' desc, plan.published_at desc, plan.id desc limit 100`.execute(tx)
  return rows
}

export async function loadPatientPlan(tx: Tx, patientId: string, id: string): Promise<PatientPlanRow> {
  const [row] = await publishedFor(tx, patientId, sql`and plan.id = ${id}::uuid`)
  if (!row) throw new Refusal('not_found')
  return row
}

export const listPlans: Verb<typeof listRoute> = async (tx, { id }, _input, _now, { keys }) => {
  const [key, rows] = [await findPersonKey(tx, keys, id), await publishedFor(tx, id)]
  return { plans: rows.map((row) => viewPlan(row, openVersion(key, row.id, row.version, row.plan_sealed))) }
}

export const readPlan: Verb<typeof readRoute> = async (tx, actor, { id }, _now, house) => {
  const key = await findPersonKey(tx, house.keys, actor.id)
  const row = await loadPatientPlan(tx, actor.id, id)
  const given = openVersion(key, id, row.version, row.plan_sealed)
  if (!given) throw new Refusal('not_found')
  const earlier = await tx
    .selectFrom('nutrition_plan_versions')
    .select('plan_sealed')
    .where('plan_id', '=', id)
    .where('version', '=', row.version - 1)
    .executeTakeFirst()
  return {
    plan: viewPlan(row, given),
    head: given.head,
    document: withKitchenFacts(given.document),
    before: (earlier && openVersion(key, id, row.version - 1, earlier.plan_sealed)?.document) ?? null,
    about: await patientStatements(tx, house, actor.id),
  }
}

/** The patient's own words, from their latest answers. */
export async function patientStatements(tx: Tx, house: Pick<House, 'keys'>, id: string) {
  const told = await readHealthAnswers(tx, house, id)
  return {
    allergies: told?.allergies || null,
    conditions: told?.medicalConditions || null,
    preferences: told?.dietaryPreferences || null,
  }
}

/**
 * The plan in force that is followed on a day. A plan that can no longer be decrypted is used only as a last resort.
 */
export function planInForceOn<
  Row extends { row: Pick<PatientPlanRow, 'state'>; published: PublishedPlan | null },
>(opened: readonly Row[], on: string): Row | undefined {
  const live = opened.filter(({ row }) => row.state === 'published')
  const readable = live.flatMap((each) => (each.published ? [{ ...each.published, each }] : []))
  return followedOn(readable, on)?.each ?? live[0]
}

export const openVersion = (
  key: PersonKey | null,
  id: string,
  version: number,
  sealed: Buffer,
): PublishedPlan | null => openJson<PublishedPlan>(key, sealed, versionBinding(id, version))

export const viewPlan = (row: PatientPlanRow, given: PublishedPlan | null) => ({
  id: row.id,
  dietitian:
    row.dietitian_id === null
      ? null
      : { id: row.dietitian_id, name: row.name ?? '', otherName: row.other_name },
  title: given?.head.title ?? '',
  days: given?.document.days.length ?? 0,
  isInForce: row.state === 'published',
  version: row.version,
  publishedAt: row.published_at.toISOString(),
  startsOn: given?.head.startsOn ?? null,
  repeats: given?.head.repeats ?? false,
  endsOn: given?.head.endsOn ?? null,
  isUnreadable: given === null,
})
