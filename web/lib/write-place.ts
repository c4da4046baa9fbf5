import type { Language } from '#contract/language.ts'
import type { City } from '#contract/practice-options.ts'
import { textFor } from '#contract/text-language.ts'
import { parts } from '#copy/portal/parts.ts'
import { cities } from '#copy/practice-options.ts'

type Place = {
  readonly city: City | null
  readonly district?: string | null
  readonly otherDistrict?: string | null
}

/** `Al Olaya, Riyadh`: the parts of a place that are known, the smallest first. */
export const writePlace = (language: Language, { city, district, otherDistrict }: Place): string =>
  [district && textFor(language, district, otherDistrict), city && cities[city][language]]
    .filter(Boolean)
    .join(parts.comma[language])
