import { measureKinds, toStored } from '#contract/health/kinds.ts'
import type {
  Measure,
  MeasureForm,
  MeasureSource,
  recordMeasure as route,
} from '#contract/health/measures.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import type { PersonKey } from '#server/data/person-keys.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tell } from '#server/realtime/tell.ts'
import type { House } from '../../house.ts'
import {
  assertPast,
  assertRoomForEntry,
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
    measure: await keepMeasure(
      tx,
      house,
      actor,
      key,
      { ...form, content, userId: actor.id, source: 'hand' },
      now,
    ),
  }
}

/** Of values that the contract has found plausible. */
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

/** The same sent again, as after an answer that was lost, is there already and answered as it stands. */
export async function keepMeasure(
  tx: Tx,
  house: Pick<House, 'bus' | 'clock'>,
  actor: Actor,
  key: PersonKey,
  { userId, clientId, kind, takenAt, source, content }: Kept,
  now: Date,
): Promise<Measure> {
  assertPast(takenAt, now)
  const known = await findEntry(tx, { userId, kinds: measureKinds, clientId })
  if (known) return viewMeasure(known, key, userId)
  await assertRoomForEntry(tx, userId)
  const id = await insertEntry(tx, key, { userId, clientId, kind, takenAt, source, content }, now)
  if (id) {
    await record(tx, actor, 'health.recorded', userId, now, { entry: id })
    await tell(tx, house, [userId], { topic: 'health', person: userId })
  }
  const kept = await findEntry(tx, { userId, kinds: measureKinds, clientId })
  // A diary entry has this client id.
  if (!kept) throw new Refusal('key_used_for_another_request')
  return viewMeasure(kept, key, userId)
}
