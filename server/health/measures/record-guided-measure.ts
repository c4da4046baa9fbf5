import { guidedResult } from '#contract/health/guided.ts'
import { toStored } from '#contract/health/kinds.ts'
import { measureFault } from '#contract/health/measure-fault.ts'
import type { recordGuidedMeasure as route } from '#contract/health/measures.ts'
import type { InputOf } from '#contract/route.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import type { MeasureContent } from '../entries.ts'
import { consentedKey } from '../own-key.ts'
import { storeMeasure } from './record-measure.ts'

export const recordGuidedMeasure: Verb<typeof route> = async (tx, actor, form, now, house) => {
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
function resultOf({ kind, unit, readings, note }: InputOf<typeof route>): MeasureContent {
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
