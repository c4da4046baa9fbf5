import type { Unit } from '#contract/health/kinds.ts'
import { counted } from '../counted.ts'
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
  l: { en: 'L', ar: 'لتر' },
  fl_oz: { en: 'fl oz', ar: 'أونصة سائلة' },
  h: { en: 'hours', ar: 'ساعة' },
  min: { en: 'minutes', ar: 'دقيقة' },
  points: { en: 'of 5', ar: 'من 5' },
}

/** Whole numbers of what is counted, in every form. */
export const unitCounts = {
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
