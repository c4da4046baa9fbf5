import type { Word } from './word.ts'

export type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>

/** Western digits in both languages. */
const digits = new Intl.NumberFormat('en')
const rules = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }

/**
 * A count with its noun in every plural form; English seldom has a form of its own for zero. `#` stands for the number.
 */
export const counted = (count: number, one: string, other: string, ar: Forms, none = other): Word => ({
  en: (count === 0 ? none : rules.en.select(count) === 'one' ? one : other).replace(
    '#',
    digits.format(count),
  ),
  ar: ar[rules.ar.select(count)].replace('#', digits.format(count)),
})
