import type { Language } from '#contract/language.ts'
import { directory } from '#copy/directory/search.ts'
import { specializations } from '#copy/options.ts'
import { cities, modes, practiceLanguages } from '#copy/practice-options.ts'
import type { Word } from '#copy/word.ts'
import { price } from '#web/lib/price.ts'
import { type DirectorySearch, toggle } from './filters.ts'

export type ActiveFilter = { readonly id: string; readonly label: string; readonly without: DirectorySearch }

const several = { specialization: specializations, language: practiceLanguages, city: cities }
const single = { gender: directory.filters.genders, mode: modes, when: directory.filters.whens }

/** The active filters in words, each with the search that remains without it. */
export function filtersInWords(language: Language, asked: DirectorySearch): ActiveFilter[] {
  const { filters } = directory
  const many = (Object.keys(several) as (keyof typeof several)[]).flatMap((name) =>
    (asked[name]?.split(',') ?? []).map((word) => ({
      id: `${name} ${word}`,
      label: (several[name] as Readonly<Record<string, Word>>)[word]?.[language] ?? word,
      without: { ...asked, [name]: toggle(asked[name], word) },
    })),
  )
  const one = (Object.keys(single) as (keyof typeof single)[]).flatMap((name) => {
    const word = asked[name]
    const label = word && (single[name] as Readonly<Record<string, Word>>)[word]?.[language]
    return label ? [{ id: name, label, without: { ...asked, [name]: undefined } }] : []
  })
  const range = priceLabel(language, asked)
  return [
    ...many,
    ...one,
    ...(range
      ? [{ id: 'price', label: range, without: { ...asked, least: undefined, most: undefined } }]
      : []),
    ...(asked.rating
      ? [
          {
            id: 'rating',
            label: filters.ratingAtLeast(asked.rating)[language],
            without: { ...asked, rating: undefined },
          },
        ]
      : []),
  ]
}

function priceLabel(language: Language, { least, most }: DirectorySearch): string | undefined {
  const { from, upTo, between } = directory.filters
  const low = least && price(language, Number(least))
  const high = most && price(language, Number(most))
  if (low && high) return between(low, high)[language]
  return low ? from(low)[language] : high ? upTo(high)[language] : undefined
}
