import * as z from 'zod/mini'
import { addDays, type Day, todayInRiyadh } from '#contract/days.ts'
import { day } from '#contract/fields.ts'
import { type BookFigure, bookFigures, type Flow, flows } from '#contract/money/books.ts'
import { paymentFilters } from '#contract/money/payment-desk.ts'
import type { Range } from '#contract/reports/figures.ts'
import type { Address } from '#web/app/address.ts'
import { useLocationSearch } from '#web/lib/page-address.ts'
import { readSearch, type Search, writeSearch } from '#web/lib/page-search.ts'

export const financeTabs = ['books', 'payments', 'wallets', 'reconciliation'] as const

/** The part of finance that an admin sees. */
const shape = {
  tab: z.enum(financeTabs),
  /** The figure whose entries are shown instead of the sums. */
  figure: z.enum(bookFigures),
  state: z.enum(paymentFilters),
  from: day,
  to: day,
}

const defaults = { tab: 'books' } as const
const daysShown = 30

export const readSearchParams = (search: Search, today: Day) =>
  readSearch(shape, search, { ...defaults, from: addDays(today, 1 - daysShown), to: today })

type SearchParams = ReturnType<typeof readSearchParams>

export const useSearchParams = (): SearchParams =>
  readSearchParams(useLocationSearch(), todayInRiyadh(new Date()))

export const href = ({ tab, figure, state, from, to }: SearchParams): Address =>
  `/admin/finance${writeSearch({ tab, figure, state, from, to }, defaults)}`

/** The query for the entries of a figure; a current balance is the sum of all entries ever made. */
export const toQuery = (figure: BookFigure, { from, to }: Range) => ({
  figure,
  ...(isFlow(figure) && { from, to }),
})

/** The address of the entries behind a figure, of its days or of the days that it is compared with. */
export const figureHref = (figure: BookFigure, { from, to }: Range): Address =>
  href({ tab: 'books', figure, from, to })

export const isFlow = (figure: BookFigure): figure is Flow => flows.some((flow) => flow === figure)
