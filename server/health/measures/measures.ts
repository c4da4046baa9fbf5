import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { guidedResult } from '#contract/health/guided.ts'
import { measureKinds, toStored } from '#contract/health/kinds.ts'
import { measureFault } from '#contract/health/measure-fault.ts'
import type { InputOf } from '#contract/route.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { assertNotAhead, findEntry, type MeasureContent, viewMeasure } from '../entries.ts'
import { entriesOf, pageOf } from '../list-entries.ts'
import { consentedKey } from '../own-key.ts'
import { contentIn, storeMeasure } from './record-measure.ts'
import { replaceEntry } from './replace-entry.ts'

export const listMeasures: Verb<typeof contract.listMeasures> = async (
  tx,
  { id },
  { kind, ...asked },
  _now,
  { keys },
) => {
  const [key, { rows }] = await Promise.all([
    findPersonKey(tx, keys, id),
    entriesOf(id, kind ? [kind] : measureKinds, asked).execute(tx),
  ])
  const { page, next } = pageOf(rows, (row) => viewMeasure(row, key, id))
  return { measures: page, next }
}

/** A corrected measure counts as entered by hand, whatever its source was. */
export const correctMeasure: Verb<typeof contract.correctMeasure> = async (
  tx,
  actor,
  { id, takenAt, ...form },
  now,
  house,
) => {
  assertNotAhead(takenAt, now)
  const key = await consentedKey(tx, house, actor.id, now)
  const row = await findEntry(tx, { userId: actor.id, kinds: [form.kind], id }, sql`for update of entry`)
  if (!row) throw new Refusal('not_found')
  const fresh = { kind: form.kind, content: contentIn(form), takenAt, source: 'hand' } as const
  return { measure: await replaceEntry(tx, house, actor, key, { userId: actor.id, row, fresh }, now) }
}

export const recordGuidedMeasure: Verb<typeof contract.recordGuidedMeasure> = async (
  tx,
  actor,
  form,
  now,
  house,
) => {
  const content = resultOf(form)
  const key = await consentedKey(tx, house, actor.id, now)
  const measure = await storeMeasure(
    tx,
    house,
    actor,
    key,
    { ...form, content, userId: actor.id, source: 'guided' },
    now,
  )
  return { measure }
}

/** Calculated by the server, whatever the page shows. */
function resultOf({
  kind,
  unit,
  readings,
  note,
}: InputOf<typeof contract.recordGuidedMeasure>): MeasureContent {
  const fields = readings.flatMap(({ value, second }, place) => {
    const wrong = measureFault({ kind, value, second, unit })
    return wrong ? [{ field: `readings.${place}.${wrong.field}`, code: wrong.code }] : []
  })
  if (fields.length > 0) throw new Refusal('invalid_fields', { fields })
  const stored = readings.map(({ value, second }) => ({
    value: toStored(kind, value, unit) ?? value,
    second,
  }))
  const result = guidedResult(kind, stored)
  if (!result) throw new Refusal('third_reading_needed')
  return {
    v: result.value,
    s: result.second ?? undefined,
    n: note || undefined,
    r: stored.map(({ value, second }) => ({ v: value, s: second })),
  }
}
