import type { Word } from './word.ts'

export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

const rules = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }

/** So many of something, in every plural form. `#` stands for the number. */
export const counted = (count: number, one: string, other: string, ar: Forms): Word => ({
  en: (rules.en.select(count) === 'one' ? one : other).replace('#', count.toLocaleString('en')),
  ar: ar[rules.ar.select(count)].replace('#', count.toLocaleString('en')),
})
