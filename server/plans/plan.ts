import { type RawBuilder, sql } from 'kysely'
import type { PlanState, PlanSummary } from '#contract/plans/authored-plans.ts'
import type { FoodFacts, KnownFoods, PlanDay, PlanDocument, PlanHead } from '#contract/plans/document.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { KeyRing } from '#server/ground/data/key-ring.ts'
import { openJson, openPersonKey, type PersonKey, sealedKeyColumn } from '#server/ground/data/person-keys.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { nameOfPatient, otherNameOfPatient } from '#server/patients/facts.ts'

export type PlanRow = {
  id: string
  patient_id: string
  dietitian_id: string | null
  state: PlanState
  version: number
  days: number
  head_sealed: Buffer
  head_version: number
  foods_sealed: Buffer
  has_changes: boolean
  changed_at: Date
  published_at: Date | null
  key_sealed: Buffer | null
  name: string | null
  other_name: string | null
}

export const headBinding = (id: string): string => `nutrition_plans:${id}:head`
export const foodsBinding = (id: string): string => `nutrition_plans:${id}:foods`
export const dayBinding = (id: string, number: number): string => `nutrition_plan_days:${id}:${number}`
export const versionBinding = (id: string, version: number): string =>
  `nutrition_plan_versions:${id}:${version}`

const planColumns = sql`plan.id, plan.patient_id, plan.dietitian_id, plan.state, plan.version, plan.days, plan.head_sealed,
  plan.head_version, plan.foods_sealed, plan.has_changes, plan.changed_at, plan.published_at, ${sealedKeyColumn(sql`plan.patient_id`)} as key_sealed`

/** A dietitian's own plans for patients whom they treat: the database returns no others. */
export const plansWrittenBy = ({ id }: Actor, some: RawBuilder<unknown>): RawBuilder<PlanRow> => sql<PlanRow>`
  select ${planColumns}, ${nameOfPatient(sql`plan.patient_id`)} as name, ${otherNameOfPatient(sql`plan.patient_id`)} as other_name
    from nutrition_plans as plan where plan.dietitian_id = ${id}::uuid ${some}`

export async function loadPlan(tx: Tx, actor: Actor, id: string): Promise<PlanRow> {
  const { rows } = await plansWrittenBy(actor, sql`and plan.id = ${id}::uuid`).execute(tx)
  return found(rows[0])
}

/** Locks the plan, so that a concurrent write waits. */
export async function lockPlan(tx: Tx, actor: Actor, id: string): Promise<PlanRow> {
  const { rows } = await plansWrittenBy(actor, sql`and plan.id = ${id}::uuid for update of plan`).execute(tx)
  return found(rows[0])
}

function found(row: PlanRow | undefined): PlanRow {
  if (!row) throw new Refusal('not_found')
  return row
}

export const keyOfPlan = (keys: KeyRing, row: Pick<PlanRow, 'patient_id' | 'key_sealed'>): PersonKey | null =>
  row.key_sealed && openPersonKey(keys, row.patient_id, row.key_sealed)

/** Null if it can no longer be decrypted. */
export const openPlanHead = (
  key: PersonKey | null,
  row: Pick<PlanRow, 'id' | 'head_sealed'>,
): PlanHead | null => openJson<PlanHead>(key, row.head_sealed, headBinding(row.id))

export const foodsOf = (
  key: PersonKey | null,
  row: Pick<PlanRow, 'id' | 'foods_sealed'>,
): Record<string, FoodFacts> => openJson(key, row.foods_sealed, foodsBinding(row.id)) ?? {}

export const emptyDay: PlanDay = { note: '', meals: [] }

export type WrittenDays = { days: PlanDay[]; versions: number[]; isUnreadable: boolean }

/** All days of the plan; a day that was never written is empty, with version 0. */
export async function daysOf(
  tx: Tx,
  key: PersonKey | null,
  { id, days }: Pick<PlanRow, 'id' | 'days'>,
): Promise<WrittenDays> {
  const rows = await tx
    .selectFrom('nutrition_plan_days')
    .select(['number', 'day_sealed', 'version'])
    .where('plan_id', '=', id)
    .execute()
  const known = new Map(rows.map((row) => [row.number, row]))
  const numbers = Array.from({ length: days }, (_, at) => at + 1)
  const opened = numbers.map((number) => {
    const row = known.get(number)
    return row ? openJson<PlanDay>(key, row.day_sealed, dayBinding(id, number)) : emptyDay
  })
  return {
    days: opened.map((day) => day ?? emptyDay),
    versions: numbers.map((number) => known.get(number)?.version ?? 0),
    isUnreadable: opened.includes(null),
  }
}

/** Includes only the facts of the foods used. */
export const documentOf = (days: PlanDay[], foods: KnownFoods, used: Iterable<string>): PlanDocument => ({
  days,
  foods: Object.fromEntries([...used].flatMap((id) => (foods[id] ? [[id, foods[id]]] : []))),
})

export function viewSummary(row: PlanRow, key: PersonKey | null): PlanSummary {
  const head = openPlanHead(key, row)
  return {
    id: row.id,
    patient: { id: row.patient_id, name: row.name, otherName: row.other_name },
    title: head?.title ?? '',
    days: row.days,
    state: row.state,
    version: row.version,
    hasChanges: row.has_changes,
    startsOn: head?.startsOn ?? null,
    changedAt: row.changed_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    isUnreadable: head === null,
    may: {
      write: row.state !== 'ended',
      publish: row.state !== 'ended' && row.has_changes,
      end: row.state === 'published',
      remove: row.state === 'draft',
    },
  }
}
