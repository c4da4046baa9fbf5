import { type MeasureKind, toShown, type Unit } from '#contract/health/kinds.ts'
import type { Language } from '#contract/language.ts'
import { writeNumber } from '../dates.ts'
import { isolated } from '../quoted.ts'
import { moodWords } from './kinds.ts'
import { unitCounts, unitWords } from './units.ts'

type Values = { readonly value: number; readonly second?: number | null | undefined }

/** `72.4 kg`, `128/82 mmHg`, from stored values; isolated, so that it keeps its direction in any sentence. */
export function writeQuantity(language: Language, kind: MeasureKind, { value, second }: Values, unit: Unit) {
  const mood = kind === 'mood' && moodWords[value - 1]
  if (mood) return mood[language]
  const shown = toShown(kind, value, unit)
  const lower = second == null ? '' : `/${writeNumber(language, toShown(kind, second, unit))}`
  return withUnit(language, shown, `${writeNumber(language, shown)}${lower}`, unit)
}

/** A difference or limit in the displayed unit; it follows other words, on which the Arabic form depends. */
export const writeAmount = (language: Language, amount: number, unit: Unit): string =>
  withUnit(language, amount, writeNumber(language, amount), unit, true)

function withUnit(
  language: Language,
  value: number,
  figure: string,
  unit: Unit,
  isAfterWords = false,
): string {
  const count = Number.isInteger(value) && unitCounts[unit]?.(value, isAfterWords)
  if (count) return isolated(count[language])
  // Digits and signs are read from left to right, whatever follows them.
  const digits = `\u2066${figure}\u2069`
  if (unit === 'level') return isolated(digits)
  return isolated(unit === '%' ? `${figure}%` : `${digits}\u00a0${unitWords[unit][language]}`)
}
