import { type DirectoryFilters, leastRatings } from '#contract/directory.ts'
import { cities, genders, modes, practiceLanguages, specializations } from '#contract/practice-options.ts'

/** Filters with a small fixed set of choices. */
export const choices = {
  specialization: specializations,
  language: practiceLanguages,
  gender: genders,
  city: cities,
  mode: modes,
  rating: leastRatings,
} as const
export type Trait = keyof typeof choices
export const traits = Object.keys(choices) as Trait[]

type Some = Partial<Record<Trait, readonly string[]>>

/** The filterable traits as a tsvector: one index answers any combination of filters. */
export const traitsOf = (some: Some): string =>
  traits.flatMap((trait) => lexemes(trait, some[trait])).join(' ')

/** The filters as a tsquery: any choice within a filter, all filters together. Null if none is set. */
export function traitsAsked(filters: Pick<DirectoryFilters, Trait>): string | null {
  const asked = traits.flatMap((trait) => {
    const one = lexemes(trait, [filters[trait] ?? []].flat())
    return one.length > 0 ? [`(${one.join('|')})`] : []
  })
  return asked.length > 0 ? asked.join('&') : null
}

const lexemes = (trait: Trait, some: readonly string[] = []) => some.map((choice) => `'${trait}:${choice}'`)

/** The first bit of each trait: bits are stored until the next midnight, so new choices go to the end of their list. */
const firstBits: Record<Trait, number> = {
  specialization: 0,
  language: 12,
  gender: 22,
  city: 24,
  mode: 56,
  rating: 58,
}

export const bitOf = (trait: Trait, choice: string): bigint =>
  1n << BigInt(firstBits[trait] + (choices[trait] as readonly string[]).indexOf(choice))

/** The same traits as a bit mask, which is the fastest to count. */
export const choicesOf = (some: Some): bigint =>
  traits.reduce((bits, trait) => bits | bitsOf(trait, some[trait] ?? []), 0n)

export const bitsOf = (trait: Trait, some: readonly string[]): bigint =>
  some.reduce((bits, choice) => bits | bitOf(trait, choice), 0n)
