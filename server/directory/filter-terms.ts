import { type DirectoryFilters, leastRatings } from '#contract/directory.ts'
import { cities, genders, modes, practiceLanguages, specializations } from '#contract/practice-options.ts'

/** Filters with a small fixed set of choices. */
export const filterChoices = {
  specialization: specializations,
  language: practiceLanguages,
  gender: genders,
  city: cities,
  mode: modes,
  rating: leastRatings,
} as const
export type FilterName = keyof typeof filterChoices
export const filterNames = Object.keys(filterChoices) as FilterName[]

type Some = Partial<Record<FilterName, readonly string[]>>

/** The filterable traits as a tsvector: one index answers any combination of filters. */
export const filterTerms = (some: Some): string =>
  filterNames.flatMap((trait) => lexemes(trait, some[trait])).join(' ')

/** The filters as a tsquery: any choice within a filter, all filters together. Null if none is set. */
export function filterQuery(filters: Pick<DirectoryFilters, FilterName>): string | null {
  const asked = filterNames.flatMap((trait) => {
    const one = lexemes(trait, [filters[trait] ?? []].flat())
    return one.length > 0 ? [`(${one.join('|')})`] : []
  })
  return asked.length > 0 ? asked.join('&') : null
}

const lexemes = (trait: FilterName, some: readonly string[] = []) =>
  some.map((choice) => `'${trait}:${choice}'`)

/**
 * The first bit of each trait. Stored bits are used until the next midnight, so new choices go to the end of their
 * list.
 */
const firstBits: Record<FilterName, number> = {
  specialization: 0,
  language: 12,
  gender: 22,
  city: 24,
  mode: 56,
  rating: 58,
}

export const choiceBit = (trait: FilterName, choice: string): bigint =>
  1n << BigInt(firstBits[trait] + (filterChoices[trait] as readonly string[]).indexOf(choice))

/** The same traits as a bit mask, which is the fastest to count. */
export const choiceMask = (some: Some): bigint =>
  filterNames.reduce((bits, trait) => bits | filterMask(trait, some[trait] ?? []), 0n)

export const filterMask = (trait: FilterName, some: readonly string[]): bigint =>
  some.reduce((bits, choice) => bits | choiceBit(trait, choice), 0n)
