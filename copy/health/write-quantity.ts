import { type MeasureKind, toShown, type Unit } from '#contract/health/kinds.ts'
import type { Language } from '#contract/language.ts'
import { writeNumber } from '../dates.ts'
import { isolated } from '../quoted.ts'
import { moodWords } from './kinds.ts'
import { unitCounts as counts, unitWords } from './units.ts'

type Values = { readonly value: number; readonly second?: number | null | undefined }

/** `72.4 kg`, `128/82 mmHg`, of what is stored; isolated, so that it stays together in any sentence. */
export function writeQuantity(language: Language, kind: MeasureKind, { value, second }: Values, unit: Unit) {
  const mood = kind === 'mood' && moodWords[value - 1]
  if (mood) return mood[language]
  const shown = toShown(kind, value, unit)
  const lower = second == null ? '' : `/${writeNumber(language, toShown(kind, second, unit))}`
  return withUnit(language, shown, `${writeNumber(language, shown)}${lower}`, unit)
}

/** A difference that is shown already. */
export const writeAmount = (language: Language, amount: number, unit: Unit): string =>
  withUnit(language, amount, writeNumber(language, amount), unit)

function withUnit(language: Language, value: number, figure: string, unit: Unit): string {
  const isWhole = Number.isInteger(value)
  if (isWhole && unit === 'steps') return isolated(counts.steps(value)[language])
  if (isWhole && unit === 'h') return isolated(counts.hours(value)[language])
  if (isWhole && unit === 'min') return isolated(counts.minutes(value)[language])
  // Digits and signs are read from left to right, whatever stands after them.
  const digits = `\u2066${figure}\u2069`
  return isolated(unit === '%' ? `${figure}%` : `${digits}\u00a0${unitWords[unit][language]}`)
}
