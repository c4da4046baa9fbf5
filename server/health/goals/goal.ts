import { type RawBuilder, sql } from 'kysely'
import type { Goal, GoalState } from '#contract/health/goals.ts'
import type { EntryKind, MeasureKind } from '#contract/health/kinds.ts'
import { requestedDietitians } from '#server/appointments/facts/dietitians-of-patient.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { PersonKey } from '#server/ground/data/person-keys.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'

export type GoalContent = {
  v: number
  s?: number | undefined
  f?: number | undefined
  n?: string | undefined
}

export type GoalRow = {
  id: string
  patient_id: string
  dietitian_id: string | null
  is_own: boolean
  kind: MeasureKind
  content_sealed: Buffer
  by_on: string | null
  state: GoalState
  proposed_by: 'patient' | 'dietitian'
  proposed_at: Date
  agreed_at: Date | null
  ended_at: Date | null
  name: string | null
  other_name: string | null
}

export const goalBinding = (id: string): string => `health_goals:${id}`

const columns = sql`goal.id, goal.patient_id, goal.dietitian_id, goal.is_own, goal.kind, goal.content_sealed, goal.by_on::text as by_on, goal.state,
      goal.proposed_by, goal.proposed_at, goal.agreed_at, goal.ended_at`

/** For the patient, with the dietitians' names. Open goals first, then the newest. */
export const ownGoals = (
  patientId: string,
  some: RawBuilder<unknown> = sql``,
): RawBuilder<GoalRow> => sql<GoalRow>`
  select ${columns}, named.name, named."otherName" as other_name
    from health_goals as goal left join (${requestedDietitians(patientId)}) as named on named.id = goal.dietitian_id
    where goal.patient_id = ${patientId}::uuid ${some}
    order by goal.ended_at desc nulls first, goal.proposed_at desc, goal.id desc limit 100`

/** For a dietitian: goals to which they are a party, and goals that the patient has set alone. */
export const goalsSeenBy = (
  { id }: Actor,
  patientId: string,
  kinds: readonly EntryKind[],
  some: RawBuilder<unknown> = sql``,
): RawBuilder<GoalRow> => sql<GoalRow>`
  select ${columns}, ${nameOf(sql`goal.dietitian_id`)} as name, ${otherNameOf(sql`goal.dietitian_id`)} as other_name
    from health_goals as goal where ${isSeenBy(id, patientId, kinds)} ${some}
    order by goal.ended_at desc nulls first, goal.proposed_at desc, goal.id desc limit 100`

/** The states of those goals that are open. */
export const openGoalsSeenBy = (
  { id }: Actor,
  patientId: string,
  kinds: readonly EntryKind[],
): RawBuilder<('proposed' | 'agreed')[]> => sql`
  array(select distinct goal.state from health_goals as goal
    where ${isSeenBy(id, patientId, kinds)} and goal.state in ('proposed', 'agreed') order by goal.state)`

const isSeenBy = (dietitianId: string, patientId: string, kinds: readonly EntryKind[]) => sql`
  goal.patient_id = ${patientId}::uuid and (goal.dietitian_id = ${dietitianId}::uuid or goal.is_own)
    and goal.kind = any (${[...kinds]}::text[])`

/**
 * The side that received the proposal agrees or declines, and the side that proposed may withdraw it. Either side may
 * end an agreed goal, but only the patient may end one that they set alone.
 */
export const mayDoWithGoal = (
  { state, proposed_by, is_own }: Pick<GoalRow, 'state' | 'proposed_by' | 'is_own'>,
  side: 'patient' | 'dietitian',
) => ({
  agree: state === 'proposed' && proposed_by !== side,
  decline: state === 'proposed' && proposed_by !== side,
  end:
    (state === 'agreed' && (!is_own || side === 'patient')) || (state === 'proposed' && proposed_by === side),
})

/** Null if it can no longer be decrypted. */
export function openGoal(
  key: PersonKey | null,
  { id, content_sealed }: Pick<GoalRow, 'id' | 'content_sealed'>,
): GoalContent | null {
  const text = key?.tryOpen(content_sealed, goalBinding(id)) ?? null
  return text === null ? null : JSON.parse(text)
}

export function viewGoal(row: GoalRow, key: PersonKey | null, actor: Actor): Goal {
  const content = openGoal(key, row)
  return {
    id: row.id,
    kind: row.kind,
    target: content?.v ?? 0,
    second: content?.s ?? null,
    start: content?.f ?? null,
    note: content?.n ?? '',
    by: row.by_on,
    state: row.state,
    dietitian:
      row.dietitian_id === null
        ? null
        : { id: row.dietitian_id, name: row.name ?? '', otherName: row.other_name },
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at.toISOString(),
    agreedAt: row.agreed_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    isUnreadable: content === null,
    may: mayDoWithGoal(row, isSelf(actor, row.patient_id) ? 'patient' : 'dietitian'),
  }
}
