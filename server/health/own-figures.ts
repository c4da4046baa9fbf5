import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { answersSavedAt, type HealthAnswers, readHealthAnswers, saveHealthAnswers } from './answers.ts'
import { openGoal } from './goals/goal.ts'
import { replaceOwnGoal } from './goals/propose-goal.ts'
import { storeMeasure } from './measures/record-measure.ts'
import { latestEntries } from './patients/latest-entries.ts'

/** What forms ask for but measures and a goal hold, so that a person has one height, one weight and one goal. */
export type OwnFigures = Record<'height' | 'weight' | 'goalWeight', number | null>

/** Figures among the answers are from before they became measures; they count until the answers are next saved. */
export async function readOwnFigures(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  userId: string,
  answers: HealthAnswers | null,
): Promise<OwnFigures> {
  const measured = await measuredFigures(tx, await findPersonKey(tx, keys, userId), userId)
  return {
    height: measured.height ?? answers?.height ?? null,
    weight: measured.weight ?? answers?.weight ?? null,
    goalWeight: measured.goalWeight ?? answers?.goalWeight ?? null,
  }
}

type Told = {
  answers: HealthAnswers
  /** A missing height or weight stays as it is; `goalWeight: undefined` ends the person's own goal. */
  figures: { height?: number | undefined; weight?: number | undefined; goalWeight?: number | undefined }
}

/** Records each figure that differs from the latest one. The caller holds the lock on the consent. */
export async function saveOwnAnswers(
  tx: Tx,
  house: House,
  actor: Actor,
  userId: string,
  { answers, figures }: Told,
  now: Date,
): Promise<void> {
  const known = await readHealthAnswers(tx, house, userId)
  const answeredAt = known && (await answersSavedAt(tx, userId))
  const { height: _height, weight: _weight, goalWeight: _goal, ...others } = answers
  const hasAnswers = Object.values(others).some((answer) => answer !== undefined)
  if (known ? !isDeepStrictEqual(known, others) : hasAnswers)
    await saveHealthAnswers(tx, house, userId, others, now)
  const measured = await measuredFigures(tx, await findPersonKey(tx, house.keys, userId), userId)
  const key = () => ensurePersonKey(tx, house.keys, userId, now)
  for (const kind of ['height', 'weight'] as const) {
    const earlier = measured[kind] ?? known?.[kind]
    const isNew = figures[kind] !== undefined && figures[kind] !== earlier
    const value = isNew ? figures[kind] : measured[kind] === null ? earlier : undefined
    if (value === undefined) continue
    const takenAt = ((isNew ? null : answeredAt) ?? now).toISOString()
    const entry = { userId, clientId: await freshId(tx), kind, takenAt, content: { v: value } }
    await storeMeasure(tx, house, actor, await key(), { ...entry, source: 'hand' }, now)
  }
  const target = 'goalWeight' in figures ? figures.goalWeight : (measured.goalWeight ?? known?.goalWeight)
  if ((target ?? null) !== measured.goalWeight)
    await replaceOwnGoal(
      tx,
      house,
      actor,
      await key(),
      { patient: userId, kind: 'weight', target: target ?? undefined },
      now,
    )
}

async function measuredFigures(tx: Tx, key: PersonKey | null, userId: string): Promise<OwnFigures> {
  const { latest } = await latestEntries(tx, key, userId, ['height', 'weight'])
  const newest = (kind: 'height' | 'weight') => {
    const measure = latest.find(({ measure }) => measure.kind === kind && !measure.isUnreadable)?.measure
    return measure ? asTyped(measure.value) : null
  }
  const { rows } = await sql<{ id: string; content_sealed: Buffer }>`
    select id, content_sealed from health_goals
      where patient_id = ${userId}::uuid and kind = 'weight' and state = 'agreed'
      order by is_own desc, agreed_at desc, id desc limit 1`.execute(tx)
  const goal = rows[0] && openGoal(key, rows[0])
  return { height: newest('height'), weight: newest('weight'), goalWeight: goal ? asTyped(goal.v) : null }
}

/** A weight measured in pounds has more decimals than a form shows. */
const asTyped = (value: number) => Number(value.toFixed(1))
