import type { Unit } from '#contract/health/kinds.ts'
import { counted } from '../counted.ts'
import type { Word } from '../word.ts'

export const unitWords: Readonly<Record<Unit, Word>> = {
  kg: { en: 'kg', ar: 'كجم' },
  lb: { en: 'lb', ar: 'رطل' },
  cm: { en: 'cm', ar: 'سم' },
  in: { en: 'in', ar: 'بوصة' },
  mmHg: { en: 'mmHg', ar: 'ملم زئبق' },
  'mg/dL': { en: 'mg/dL', ar: 'ملجم/دل' },
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
  level: { en: 'level', ar: 'درجة' },
}

/** A whole number of a unit that is written out, in every plural form; the Arabic dual differs after other words. */
export const unitCounts: Readonly<Partial<Record<Unit, (count: number, isAfterWords: boolean) => Word>>> = {
  steps: (count, isAfterWords) =>
    counted(count, '# step', '# steps', {
      zero: '# خطوة',
      one: 'خطوة واحدة',
      two: isAfterWords ? 'خطوتين' : 'خطوتان',
      few: '# خطوات',
      many: '# خطوة',
      other: '# خطوة',
    }),
  h: (count, isAfterWords) =>
    counted(count, '# hour', '# hours', {
      zero: '# ساعة',
      one: 'ساعة واحدة',
      two: isAfterWords ? 'ساعتين' : 'ساعتان',
      few: '# ساعات',
      many: '# ساعة',
      other: '# ساعة',
    }),
  min: (count, isAfterWords) =>
    counted(count, '# minute', '# minutes', {
      zero: '# دقيقة',
      one: 'دقيقة واحدة',
      two: isAfterWords ? 'دقيقتين' : 'دقيقتان',
      few: '# دقائق',
      many: '# دقيقة',
      other: '# دقيقة',
    }),
  lb: (count, isAfterWords) =>
    counted(count, '#\u00a0lb', '#\u00a0lb', {
      zero: '# رطل',
      one: 'رطل واحد',
      two: isAfterWords ? 'رطلين' : 'رطلان',
      few: '# أرطال',
      many: '# رطلًا',
      other: '# رطل',
    }),
  in: (count, isAfterWords) =>
    counted(count, '#\u00a0in', '#\u00a0in', {
      zero: '# بوصة',
      one: 'بوصة واحدة',
      two: isAfterWords ? 'بوصتين' : 'بوصتان',
      few: '# بوصات',
      many: '# بوصة',
      other: '# بوصة',
    }),
  l: (count, isAfterWords) =>
    counted(count, '#\u00a0L', '#\u00a0L', {
      zero: '# لتر',
      one: 'لتر واحد',
      two: isAfterWords ? 'لترين' : 'لتران',
      few: '# لترات',
      many: '# لترًا',
      other: '# لتر',
    }),
  fl_oz: (count, isAfterWords) =>
    counted(count, '#\u00a0fl oz', '#\u00a0fl oz', {
      zero: '# أونصة سائلة',
      one: 'أونصة سائلة واحدة',
      two: isAfterWords ? 'أونصتين سائلتين' : 'أونصتان سائلتان',
      few: '# أونصات سائلة',
      many: '# أونصة سائلة',
      other: '# أونصة سائلة',
    }),
}
