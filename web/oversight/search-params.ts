import * as z from 'zod/mini'
import { applicationLists } from '#contract/oversight/practices.ts'
import type { Address } from '#web/app/address.ts'
import { useLocationSearch } from '#web/lib/page-address.ts'
import { readSearch, type Search, writeSearch } from '#web/lib/page-search.ts'

/** The list that an admin sees, and the open application. */
const shape = { list: z.enum(applicationLists), dietitian: z.string() }

const defaults = { list: 'waiting' } as const

export const readSearchParams = (search: Search) => readSearch(shape, search, defaults)

type SearchParams = ReturnType<typeof readSearchParams>

export const useSearchParams = (): SearchParams => readSearchParams(useLocationSearch())

/** Next to an application, its list is stated even if it is the default. */
export const href = ({ list, dietitian }: SearchParams): Address =>
  `/admin${writeSearch({ tab: 'dietitians', list, dietitian }, dietitian ? {} : defaults)}`
