import { sql } from 'kysely'
import { mayBeReached } from '#contract/health/danger.ts'
import type { agreeToGoal as agreeRoute, endGoal as endRoute, GoalState } from '#contract/health/goals.ts'
import { healthyRange } from '#contract/health/healthy-range.ts'
import type { MeasureKind } from '#contract/health/kinds.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type SexAndBirth, sexAndBirthOf } from '#server/profiles/facts.ts'
import { assertConsent, lockConsent } from '../own-key.ts'
import { latestEntries } from '../patients/latest-entries.ts'
import { concludeGoal, findGoal, type GoalFacts, sideOf } from './answer-goal.ts'
import { mayDoWithGoal, openGoal } from './goal.ts'

export const agreeToGoal: Verb<typeof agreeRoute> = async (tx, actor, { id }, now, house) => {
  const isPatient = sideOf(actor) === 'patient'
  // Locked before the goal's row, in the same order as when the consent is withdrawn.
  if (isPatient) await lockConsent(tx, actor.id, 'shared')
  const row = await findGoal(tx, actor, id, sql`for update`)
  if (isPatient) await assertConsent(tx, actor.id)
  if (!mayDoWithGoal(row, sideOf(actor)).agree) throw new Refusal('status_has_changed')
  return change(tx, actor, row, { state: 'agreed', agreed_at: now }, now, house)
}

export const endGoal: Verb<typeof endRoute> = async (tx, actor, { id, outcome }, now, house) => {
  const row = await findGoal(tx, actor, id, sql`for update`)
  const may = mayDoWithGoal(row, sideOf(actor))
  if (!(outcome === 'declined' ? may.decline : may.end)) throw new Refusal('status_has_changed')
  if (outcome === 'reached' && row.state !== 'agreed') throw new Refusal('status_has_changed')
  if (outcome === 'reached') await assertMayBeReached(tx, actor, row, house)
  return change(tx, actor, row, { state: outcome, ended_at: now }, now, house)
}

/** Checks the last reading of the goal's kind. If none can be decrypted, there is nothing to check. */
async function assertMayBeReached(
  tx: Tx,
  actor: Actor,
  { id, patient_id, kind }: GoalFacts,
  house: House,
): Promise<void> {
  const person = sql`${patient_id}::uuid`
  const key = await findPersonKey(tx, house.keys, patient_id)
  const { latest } = await latestEntries(tx, key, patient_id, [kind, 'height'])
  const find = (wanted: MeasureKind) =>
    latest.find(({ measure }) => measure.kind === wanted && !measure.isUnreadable)?.measure
  const reading = find(kind)
  if (!reading) return
  const { rows } = await sql<{ content_sealed: Buffer; about: SexAndBirth | null }>`
    select content_sealed, ${sexAndBirthOf(person, sideOf(actor) === 'patient' ? 'profiles' : 'met_patients')} as about from health_goals where id = ${id}::uuid`.execute(
    tx,
  )
  const goal = rows[0] && openGoal(key, { id, content_sealed: rows[0].content_sealed })
  const range = healthyRange(
    kind,
    { sex: rows[0]?.about?.sex, heightCm: find('height')?.value },
    reading.glucoseMoment ?? 'any',
  )
  if (goal && !mayBeReached(reading, { target: goal.v, start: goal.f ?? null }, range))
    throw new Refusal('reading_outside_range')
}

type Values = { state: GoalState; agreed_at: Date } | { state: GoalState; ended_at: Date }

async function change(tx: Tx, actor: Actor, goal: GoalFacts, values: Values, now: Date, house: House) {
  const key = await findPersonKey(tx, house.keys, goal.patient_id)
  return concludeGoal(
    tx,
    actor,
    {
      goal,
      key,
      event: values.state === 'agreed' ? 'goal.agreed' : 'goal.ended',
      write: () => tx.updateTable('health_goals').set(values).where('id', '=', goal.id).execute(),
    },
    now,
    house,
  )
}
