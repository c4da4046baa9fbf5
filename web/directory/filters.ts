import { searchDietitians } from '#contract/directory.ts'
import type { SentTo } from '#contract/route.ts'

/** What is looked for, as the address says it and as the server takes it. */
export type DirectorySearch = Omit<SentTo<typeof searchDietitians>, 'after' | 'zone'>
export type Filters = Omit<DirectorySearch, 'sort'>

/** Those of the sheet. */
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

/** What an address asks for; whatever cannot be asked is dropped. */
export function readSearch(search: Readonly<Record<string, string>>): DirectorySearch {
  const { after: _, zone: __, ...shape } = searchDietitians.query.shape
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = search[name]
      return value && schema.safeParse(value).success ? [[name, value]] : []
    }),
  )
}

/** `?q=layla&specialization=diabetes,sports`, or nothing. */
export function writeSearch(asked: DirectorySearch): string {
  const said = Object.entries(asked).filter(([, value]) => value)
  const search = new URLSearchParams(said as [string, string][]).toString().replaceAll('%2C', ',')
  return search && `?${search}`
}

export const filtersOf = ({ sort: _, ...filters }: DirectorySearch): Filters => filters

/** Without the filters of the sheet. */
export function withoutFilters<Some extends Filters>(asked: Some): Some {
  const kept = { ...asked }
  for (const name of sheetFilters) delete kept[name]
  return kept
}

/** Whether anything narrows the list. */
export const isNarrowed = ({ saved: _, ...others }: Filters): boolean => Object.values(others).some(Boolean)

/** One of several words put in or taken out: `diabetes,sports`. */
export function toggle(list: string | undefined, word: string): string | undefined {
  const words = list ? list.split(',') : []
  const next = words.includes(word) ? words.filter((each) => each !== word) : [...words, word]
  return next.join(',') || undefined
}
