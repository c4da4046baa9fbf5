import { isDeepStrictEqual } from 'node:util'
import { measureKinds, toStored } from '#contract/health/kinds.ts'
import type {
  Measure,
  MeasureForm,
  MeasureSource,
  recordMeasure as route,
} from '#contract/health/measures.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import {
  assertNotAhead,
  assertRoomForEntry,
  type EntryRow,
  entryBinding,
  findEntry,
  insertEntry,
  type MeasureContent,
  viewMeasure,
} from '../entries.ts'
import { record } from '../events.ts'
import { consentedKey } from '../own-key.ts'

export const recordMeasure: Verb<typeof route> = async (tx, actor, form, now, house) => {
  const key = await consentedKey(tx, house, actor.id, now)
  const content = contentIn(form)
  return {
    measure: await storeMeasure(
      tx,
      house,
      actor,
      key,
      { ...form, content, userId: actor.id, source: 'hand' },
      now,
    ),
  }
}

/** For values that the contract has already found plausible. */
export const contentIn = ({
  kind,
  value,
  second,
  unit,
  glucoseMoment,
  note,
}: Omit<MeasureForm, 'clientId' | 'takenAt'>): MeasureContent => ({
  v: toStored(kind, value, unit) ?? value,
  s: second,
  m: kind === 'glucose' ? (glucoseMoment ?? 'any') : undefined,
  n: note || undefined,
})

type Kept = Pick<MeasureForm, 'clientId' | 'kind' | 'takenAt'> & {
  userId: string
  source: MeasureSource
  content: MeasureContent
}

/**
 * If a measure is sent again, as after a lost response, the answer is its current state. The patient, who sees it,
 * can then correct it; a dietitian, who does not, corrects it by sending it again.
 */
export async function storeMeasure(
  tx: Tx,
  house: Pick<House, 'bus' | 'clock'>,
  actor: Actor,
  key: PersonKey,
  kept: Kept,
  now: Date,
): Promise<Measure> {
  const { userId, clientId, kind, takenAt, source, content } = kept
  assertNotAhead(takenAt, now)
  const known = await findEntry(tx, { userId, kinds: measureKinds, clientId })
  if (known)
    return source === 'dietitian'
      ? replace(tx, house, actor, key, known, kept, now)
      : viewMeasure(known, key, userId)
  await assertRoomForEntry(tx, userId)
  const id = await insertEntry(tx, key, { userId, clientId, kind, takenAt, source, content }, now)
  if (id) {
    await record(tx, actor, 'health.recorded', userId, now, { entry: id })
    await announce(tx, house, [userId], { topic: 'health', person: userId })
  }
  const fresh = await findEntry(tx, { userId, kinds: measureKinds, clientId })
  // A diary entry already has this client id.
  if (!fresh) throw new Refusal('key_used_for_another_request')
  return viewMeasure(fresh, key, userId)
}

/** Replaces a dietitian's measure, unless the patient has changed it since. */
async function replace(
  tx: Tx,
  house: Pick<House, 'bus' | 'clock'>,
  actor: Actor,
  key: PersonKey,
  known: EntryRow,
  { userId, clientId, kind, takenAt, content }: Kept,
  now: Date,
): Promise<Measure> {
  if (known.source !== 'dietitian' && known.kind !== kind) throw new Refusal('key_used_for_another_request')
  const before = viewMeasure(known, key, userId)
  const content_sealed = sealJson(key, content, entryBinding(userId, clientId))
  const taken_at = new Date(takenAt)
  const after = viewMeasure({ ...known, kind, content_sealed, taken_at }, key, userId)
  if (known.source !== 'dietitian' || isDeepStrictEqual(before, after)) return before
  await tx
    .updateTable('health_entries')
    .set({ kind, content_sealed, taken_at, recorded_at: now })
    .where('id', '=', known.id)
    .where('source', '=', 'dietitian')
    .execute()
  await record(tx, actor, 'health.corrected', userId, now, { entry: known.id })
  await announce(tx, house, [userId], { topic: 'health', person: userId })
  return after
}
