import { type City, cities, type Specialization, specializations } from '#contract/practice-options.ts'

/** The list’s filters and page; all other query parameters are ignored. */
export type ListQuery = { specialization: Specialization | null; city: City | null; page: number }

export function parseListQuery(search: string): ListQuery {
  const said = new URLSearchParams(search)
  return {
    specialization: specializations.find((each) => each === said.get('specialization')) ?? null,
    city: cities.find((each) => each === said.get('city')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(said.get('page') ?? '') ? Number(said.get('page')) : 1,
  }
}

/** The canonical query string for the same filters. */
export function writeListQuery({ specialization, city, page }: ListQuery): string {
  const said = Object.entries({ specialization, city, page: page > 1 ? String(page) : null })
  const search = new URLSearchParams(said.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
  return search.size > 0 ? `?${search}` : ''
}
