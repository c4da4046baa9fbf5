import { sql } from 'kysely'
import type { Goal, proposeGoal as proposeRoute, setGoal as setRoute } from '#contract/health/goals.ts'
import { groupOf, type MeasureKind, toStored, type Unit } from '#contract/health/kinds.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { dayAt } from '#server/ground/time/zones.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { type EntryRow, entryColumns, type MeasureContent, openContent } from '../entries.ts'
import { record } from '../events.ts'
import { consentedKey, lockConsent } from '../own-key.ts'
import { seeGroup } from '../sharing/see-patient.ts'
import { concludeGoal } from './answer-goal.ts'
import { type GoalContent, goalBinding } from './goal.ts'

/** A patient's own goal takes effect immediately; one with a dietitian takes effect once both agree. */
export const setGoal: Verb<typeof setRoute> = async (
  tx,
  actor,
  { dietitian, by: until, ...form },
  now,
  house,
) => {
  const key = await consentedKey(tx, house, actor.id, now)
  if (dietitian !== undefined) await assertTreats(tx, dietitian, actor.id)
  const sides = { patient: actor.id, dietitian: dietitian ?? null, by: 'patient' } as const
  return keepGoal(tx, house, actor, key, { ...form, ...sides, until }, now)
}

export const proposeGoal: Verb<typeof proposeRoute> = async (
  tx,
  actor,
  { patient, by: until, ...form },
  now,
  house,
) => {
  await lockConsent(tx, patient, 'shared')
  await seeGroup(tx, actor, patient, groupOf(form.kind))
  const key = await ensurePersonKey(tx, house.keys, patient, now)
  const sides = { patient, dietitian: actor.id, by: 'dietitian' } as const
  return keepGoal(tx, house, actor, key, { ...form, ...sides, until }, now)
}

async function assertTreats(tx: Tx, dietitian: string, patient: string): Promise<void> {
  const { rows } = await sql<{ treats: boolean }>`
    select app.treats(${dietitian}::uuid, ${patient}::uuid) as treats`.execute(tx)
  if (!rows[0]?.treats) throw new Refusal('not_found')
}

type Wanted = {
  patient: string
  dietitian: string | null
  by: Goal['proposedBy']
  kind: MeasureKind
  target: number
  second?: number | undefined
  unit?: Unit | undefined
  note?: string | undefined
  /** The day by which the goal should be reached. */
  until?: string | undefined
}

async function keepGoal(
  tx: Tx,
  house: House,
  actor: Actor,
  key: PersonKey,
  wanted: Wanted,
  now: Date,
): Promise<{ goal: Goal }> {
  const { patient, dietitian, kind } = wanted
  await assertAhead(tx, patient, wanted.until, now)
  const id = await insertGoal(tx, key, wanted, now)
  if (!id) throw new Refusal('goal_is_open')
  const goal = { id, patient_id: patient, dietitian_id: dietitian, kind }
  return concludeGoal(
    tx,
    actor,
    { goal, key, event: dietitian === null ? 'goal.set' : 'goal.proposed' },
    now,
    house,
  )
}

/** Ends the open goal that the patient has set alone, and sets another, if a target is given. */
export async function replaceOwnGoal(
  tx: Tx,
  house: House,
  actor: Actor,
  key: PersonKey,
  { patient, kind, target }: Pick<Wanted, 'patient' | 'kind'> & { target: number | undefined },
  now: Date,
): Promise<void> {
  const ended = await tx
    .updateTable('health_goals')
    .set({ state: 'ended', ended_at: now })
    .where('patient_id', '=', patient)
    .where('kind', '=', kind)
    .where('is_own', '=', true)
    .where('state', '=', 'agreed')
    .returning('id')
    .execute()
  for (const { id } of ended) await record(tx, actor, 'goal.ended', id, now)
  if (target !== undefined) {
    const id = await insertGoal(tx, key, { patient, dietitian: null, by: 'patient', kind, target }, now)
    if (id) await record(tx, actor, 'goal.set', id, now)
  }
  await announce(tx, house, [patient], { topic: 'health', person: patient })
}

/** Null if a goal of this kind is already open between the two. */
async function insertGoal(
  tx: Tx,
  key: PersonKey,
  { patient, dietitian, by, kind, target, second, unit, note, until }: Wanted,
  now: Date,
): Promise<string | null> {
  const id = await freshId(tx)
  const content: GoalContent = {
    v: toStored(kind, target, unit) ?? target,
    s: second,
    f: (await lastValue(tx, key, patient, kind)) ?? undefined,
    n: note || undefined,
  }
  const isOwn = dietitian === null
  const row = await tx
    .insertInto('health_goals')
    .values({
      id,
      patient_id: patient,
      dietitian_id: dietitian,
      is_own: isOwn,
      kind,
      content_sealed: sealJson(key, content, goalBinding(id)),
      by_on: until ?? null,
      state: isOwn ? 'agreed' : 'proposed',
      proposed_by: by,
      proposed_at: now,
      agreed_at: isOwn ? now : null,
    })
    .onConflict((open) => open.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

async function assertAhead(tx: Tx, patient: string, until: string | undefined, now: Date): Promise<void> {
  if (until === undefined) return
  const { rows } = await sql<{ zone: string }>`select ${zoneOf(sql`${patient}::uuid`)} as zone`.execute(tx)
  const wrong = (code: 'date_passed' | 'date_too_far') =>
    new Refusal('invalid_fields', { fields: [{ field: 'by', code }] })
  if (until < dayAt(rows[0]?.zone ?? 'Asia/Riyadh', now)) throw wrong('date_passed')
  if (until > dayAt('UTC', new Date(now.getTime() + farthest))) throw wrong('date_too_far')
}

/** Five years. */
const farthest = 5 * 366 * 86_400_000

async function lastValue(tx: Tx, key: PersonKey, patient: string, kind: MeasureKind): Promise<number | null> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from health_entries as entry where entry.user_id = ${patient}::uuid and entry.kind = ${kind}
      order by entry.taken_at desc, entry.id desc limit 1`.execute(tx)
  return rows[0] ? (openContent<MeasureContent>(key, patient, rows[0])?.v ?? null) : null
}
