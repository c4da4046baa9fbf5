import { searchDietitians } from '#contract/directory.ts'
import type { SentTo } from '#contract/route.ts'
import { readSearch, type Search, writeSearch } from '#web/lib/page-search.ts'

/** The search parameters of the address, which are those of the server's route. */
export type DirectorySearch = Omit<SentTo<typeof searchDietitians>, 'after' | 'zone'>
export type Filters = Omit<DirectorySearch, 'sort'>

/** The filters that are in the sheet. */
export const sheetFilters = [
  'specialization',
  'when',
  'mode',
  'gender',
  'language',
  'least',
  'most',
  'rating',
  'city',
] as const satisfies readonly (keyof Filters)[]

export function readDirectorySearch(search: Search): DirectorySearch {
  const { after: _, zone: __, ...shape } = searchDietitians.query.shape
  return readSearch(shape, search)
}

/** `?q=layla&specialization=diabetes,sports`, or nothing. */
export const writeDirectorySearch = (asked: DirectorySearch) => writeSearch(asked).replaceAll('%2C', ',')

export const filtersOf = ({ sort: _, ...filters }: DirectorySearch): Filters => filters

/** Removes the filters of the sheet. */
export function withoutFilters<Some extends Filters>(asked: Some): Some {
  const kept = { ...asked }
  for (const name of sheetFilters) delete kept[name]
  return kept
}

/** Whether any filter limits the list. */
export const isNarrowed = ({ saved: _, ...others }: Filters): boolean => Object.values(others).some(Boolean)

/** Adds or removes one word of a comma-separated list: `diabetes,sports`. */
export function toggle(list: string | undefined, word: string): string | undefined {
  const words = list ? list.split(',') : []
  const next = words.includes(word) ? words.filter((each) => each !== word) : [...words, word]
  return next.join(',') || undefined
}
