import type { MeasureKind, Unit } from '#contract/health/kinds.ts'
import { toShown } from '#contract/health/kinds.ts'
import type { Language } from '#contract/language.ts'
import { counted } from '../counted.ts'
import { writeNumber } from '../dates.ts'
import { isolated } from '../quoted.ts'
import type { Word } from '../word.ts'

export const unitWords: Readonly<Record<Unit, Word>> = {
  kg: { en: 'kg', ar: 'كجم' },
  lb: { en: 'lb', ar: 'رطل' },
  cm: { en: 'cm', ar: 'سم' },
  in: { en: 'in', ar: 'بوصة' },
  mmHg: { en: 'mmHg', ar: 'ملم زئبق' },
  'mg/dL': { en: 'mg/dL', ar: 'ملجم/ديسيلتر' },
  'mmol/L': { en: 'mmol/L', ar: 'مليمول/لتر' },
  '%': { en: '%', ar: '%' },
  'mmol/mol': { en: 'mmol/mol', ar: 'مليمول/مول' },
  steps: { en: 'steps', ar: 'خطوة' },
  ml: { en: 'ml', ar: 'مل' },
  l: { en: 'litres', ar: 'لتر' },
  fl_oz: { en: 'fl oz', ar: 'أونصة سائلة' },
  h: { en: 'hours', ar: 'ساعة' },
  min: { en: 'minutes', ar: 'دقيقة' },
  points: { en: 'of 5', ar: 'من 5' },
}

type Values = { readonly value: number; readonly second?: number | null | undefined }

/** `72.4 kg`, `128/82 mmHg`, of what is stored; isolated, so that it stays together in any sentence. */
export function writeQuantity(language: Language, kind: MeasureKind, { value, second }: Values, unit: Unit) {
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

const counts = {
  steps: (count: number) =>
    counted(count, '# step', '# steps', {
      zero: '# خطوة',
      one: 'خطوة واحدة',
      two: 'خطوتان',
      few: '# خطوات',
      many: '# خطوة',
      other: '# خطوة',
    }),
  hours: (count: number) =>
    counted(count, '# hour', '# hours', {
      zero: '# ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '# ساعات',
      many: '# ساعة',
      other: '# ساعة',
    }),
  minutes: (count: number) =>
    counted(count, '# minute', '# minutes', {
      zero: '# دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '# دقائق',
      many: '# دقيقة',
      other: '# دقيقة',
    }),
}
