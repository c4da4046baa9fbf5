import { type DirectoryFilters, type SortOrder, searchDietitians } from '#contract/directory.ts'

/** The alphabet favours nobody, but helps only those who know a name: visitors may choose it. */
export const publicOrders = ['relevance', 'rating', 'price', 'soonest', 'name'] as const
export type PublicOrder = SortOrder | 'name'

export type PublicFilters = Omit<DirectoryFilters, 'saved' | 'zone'>
/** What is searched for, in which order, and the page; other query parameters are ignored, and so are invalid ones. */
export type ListQuery = PublicFilters & { sort: PublicOrder; page: number }

const { zone: _, saved: __, sort: ___, after: ____, ...fields } = searchDietitians.query.shape

/** A form sends several choices as several parameters; links separate them by commas. */
export function parseListQuery(search: string): ListQuery {
  const said = new URLSearchParams(search)
  const filters = Object.entries(fields).flatMap(([name, field]) => {
    const text = said.getAll(name).filter(Boolean).join(',')
    const read = text === '' ? undefined : field.safeParse(text)
    return read?.success && read.data !== '' ? [[name, read.data]] : []
  })
  const page = said.get('page') ?? ''
  return {
    ...Object.fromEntries(filters),
    sort: publicOrders.find((order) => order === said.get('sort')) ?? 'relevance',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The parameters of the same search, in one order. */
export const paramsOf = ({ sort, page, ...filters }: ListQuery): [name: string, value: string][] =>
  Object.entries({
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, filters[name as keyof PublicFilters]])),
    sort: sort === 'relevance' ? undefined : sort,
    page: page > 1 ? page : undefined,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))

/** The canonical query string: lists stay readable. */
export function writeListQuery(query: ListQuery): string {
  const params = paramsOf(query)
  return params.length > 0 ? `?${new URLSearchParams(params).toString().replaceAll('%2C', ',')}` : ''
}

/** Search engines list the whole directory, and a specialization or a city of it. */
export function isForSearchEngines({ page: _, sort, specialization, city, ...others }: ListQuery): boolean {
  const isOneAtMost = [specialization, city].every((choices) => (choices?.length ?? 0) <= 1)
  return sort === 'relevance' && isOneAtMost && Object.values(others).every((value) => value === undefined)
}
