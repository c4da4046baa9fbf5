import { measureKinds, toStored } from '#contract/health/kinds.ts'
import type {
  Measure,
  MeasureForm,
  MeasureSource,
  recordMeasure as route,
} from '#contract/health/measures.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import {
  assertNotAhead,
  assertRoomForEntry,
  type EntryRow,
  findEntry,
  insertEntry,
  type MeasureContent,
  type MeasureRow,
  openContent,
  viewMeasure,
} from '../entries.ts'
import { record } from '../events.ts'
import { consentedKey } from '../own-key.ts'
import { replaceEntry } from './replace-entry.ts'

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

export type Kept = Pick<MeasureForm, 'clientId' | 'kind' | 'takenAt'> & {
  userId: string
  source: MeasureSource
  /** The dietitian who measured. */
  recordedBy?: string | undefined
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
  const { userId, clientId, source } = kept
  assertNotAhead(kept.takenAt, now)
  const known = await findEntry(tx, { userId, kinds: measureKinds, clientId })
  if (known)
    return source === 'dietitian'
      ? replace(tx, house, actor, key, known, kept, now)
      : viewMeasure(known, key, userId)
  await assertRoomForEntry(tx, userId)
  const id = await insertEntry(tx, key, kept, now)
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
  known: MeasureRow,
  kept: Kept,
  now: Date,
): Promise<Measure> {
  const { userId, kind, takenAt, content } = kept
  if (known.source !== 'dietitian' && known.kind !== kind) throw new Refusal('key_used_for_another_request')
  if (known.source !== 'dietitian' || isSame(known, key, kept)) return viewMeasure(known, key, userId)
  const fresh = { kind, content, takenAt, source: 'dietitian' } as const
  return replaceEntry(tx, house, actor, key, { userId, row: known, fresh }, now)
}

/** Whether an entry already has these values. */
export function isSame(row: EntryRow, key: PersonKey, { userId, kind, content, takenAt }: Kept): boolean {
  const stored = JSON.stringify(openContent<MeasureContent>(key, userId, row))
  return (
    row.kind === kind && row.taken_at.getTime() === Date.parse(takenAt) && stored === JSON.stringify(content)
  )
}
