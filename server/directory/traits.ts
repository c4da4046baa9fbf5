import { type DirectoryFilters, leastRatings } from '#contract/directory.ts'
import { cities, genders, modes, practiceLanguages, specializations } from '#contract/practice-options.ts'

/** Filters whose choices are few and known. */
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

/** What the filters ask for, as a tsvector: one index answers any combination of them. */
export const traitsOf = (some: Some): string =>
  traits.flatMap((trait) => lexemes(trait, some[trait])).join(' ')

/** The same as a tsquery: one of the choices of each filter. Null where none is set. */
export function traitsAsked(filters: Pick<DirectoryFilters, Trait>): string | null {
  const asked = traits.flatMap((trait) => {
    const one = lexemes(trait, [filters[trait] ?? []].flat())
    return one.length > 0 ? [`(${one.join('|')})`] : []
  })
  return asked.length > 0 ? asked.join('&') : null
}

const lexemes = (trait: Trait, some: readonly string[] = []) => some.map((choice) => `'${trait}:${choice}'`)

/** The first bit of each: they lie in the database until the next midnight, so whatever is new goes to the end of its list. */
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

/** The same once more, a bit for each choice, since that is counted fastest. */
export const choicesOf = (some: Some): bigint =>
  traits.reduce((bits, trait) => bits | bitsOf(trait, some[trait] ?? []), 0n)

export const bitsOf = (trait: Trait, some: readonly string[]): bigint =>
  some.reduce((bits, choice) => bits | bitOf(trait, choice), 0n)
