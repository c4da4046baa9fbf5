import { useLocation } from '@tanstack/react-router'
import { addDays, type Day, todayInRiyadh } from '#contract/days.ts'
import { type BookFigure, bookFigures, type Flow, flows } from '#contract/money/books.ts'
import { type PaymentFilter, paymentFilters } from '#contract/money/payment-desk.ts'
import type { Range } from '#contract/reports/figures.ts'
import type { Address } from '#web/app/address.ts'
import { parseDay } from '#web/lib/parse-day.ts'

export const financeTabs = ['books', 'payments', 'wallets', 'reconciliation'] as const
export type FinanceTab = (typeof financeTabs)[number]

/** Which part of finance an admin looks at. */
export type SearchParams = Range & {
  readonly tab: FinanceTab
  /** Whose entries are shown in place of the sums. */
  readonly figure?: BookFigure | undefined
  readonly state?: PaymentFilter | undefined
}

const daysShown = 30

export function readSearchParams(search: string, today: Day): SearchParams {
  const asked = new URLSearchParams(search)
  return {
    tab: financeTabs.find((tab) => tab === asked.get('tab')) ?? 'books',
    from: parseDay(asked.get('from')) ?? addDays(today, 1 - daysShown),
    to: parseDay(asked.get('to')) ?? today,
    figure: bookFigures.find((figure) => figure === asked.get('figure')),
    state: paymentFilters.find((state) => state === asked.get('state')),
  }
}

export function href({ tab, from, to, figure, state }: SearchParams): Address {
  const search = new URLSearchParams({
    ...(tab !== 'books' && { tab }),
    ...(figure && { figure }),
    ...(state && { state }),
    from,
    to,
  })
  return `/admin/finance?${search}`
}

/** The entries of a figure: what stands now is the sum of all there ever were. */
export const toQuery = (figure: BookFigure, { from, to }: Range) => ({
  figure,
  ...(isFlow(figure) && { from, to }),
})

/** Where the entries are that each figure adds up, of its days and of those that it compares them with. */
export const figureHref = (figure: BookFigure, { from, to }: Range): Address =>
  href({ tab: 'books', figure, from, to })

export const isFlow = (figure: BookFigure): figure is Flow => flows.some((flow) => flow === figure)

export const useSearchParams = (): SearchParams =>
  useLocation({
    select: ({ searchStr }) => readSearchParams(searchStr, todayInRiyadh(new Date())),
    structuralSharing: true,
  })
