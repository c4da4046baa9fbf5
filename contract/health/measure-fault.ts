import { type GlucoseMoment, kinds, lastDigitOf, type MeasureKind, toStored, type Unit } from './kinds.ts'

/** The fault of a measure, for browser and server alike. Only the server checks the time, by its own clock. */
export function measureFault({
  kind,
  value,
  second,
  unit,
  glucoseMoment,
}: {
  kind: MeasureKind
  value: number
  second?: number | undefined
  unit?: Unit | undefined
  glucoseMoment?: GlucoseMoment | undefined
}): {
  field: 'value' | 'second' | 'unit' | 'glucoseMoment'
  code: 'invalid' | 'required' | 'value_implausible'
} | null {
  const { least, most, second: lower, isWhole } = kinds[kind]
  const stored = toStored(kind, value, unit)
  if (stored === null) return { field: 'unit', code: 'invalid' }
  // Half of the last shown digit, so that a bound rounded to pounds still passes in kilograms.
  const isOwnUnit = unit === undefined || unit === kinds[kind].unit
  const slack = isOwnUnit ? 0 : lastDigitOf(kind, unit) / 2 + 1e-4
  if (stored < least - slack || stored > most + slack) return { field: 'value', code: 'value_implausible' }
  if (isWhole && !Number.isInteger(stored)) return { field: 'value', code: 'invalid' }
  if (lower ? second === undefined : second !== undefined)
    return { field: 'second', code: lower ? 'required' : 'invalid' }
  if (lower && second !== undefined && (second < lower.least || second > lower.most || second >= value))
    return { field: 'second', code: 'value_implausible' }
  if (glucoseMoment !== undefined && kind !== 'glucose') return { field: 'glucoseMoment', code: 'invalid' }
  return null
}
