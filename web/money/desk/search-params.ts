import { useLocation } from '@tanstack/react-router'
import { addDays, type Day, todayInRiyadh } from '#contract/days.ts'
import { type BookFigure, bookFigures, type Flow, flows } from '#contract/money/books.ts'
import { type PaymentFilter, paymentFilters } from '#contract/money/payment-desk.ts'
import type { Range } from '#contract/reports/figures.ts'
import type { Address } from '#web/app/address.ts'
import { parseDay } from '#web/lib/parse-day.ts'

export const financeTabs = ['books', 'payments', 'wallets', 'reconciliation'] as const
export type FinanceTab = (typeof financeTabs)[number]

/** The part of finance that an admin sees. */
export type SearchParams = Range & {
  readonly tab: FinanceTab
  /** The figure whose entries are shown instead of the sums. */
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

/** The query for the entries of a figure; a current balance is the sum of all entries ever made. */
export const toQuery = (figure: BookFigure, { from, to }: Range) => ({
  figure,
  ...(isFlow(figure) && { from, to }),
})

/** The address of the entries behind a figure, of its days or of the days that it is compared with. */
export const figureHref = (figure: BookFigure, { from, to }: Range): Address =>
  href({ tab: 'books', figure, from, to })

export const isFlow = (figure: BookFigure): figure is Flow => flows.some((flow) => flow === figure)

export const useSearchParams = (): SearchParams =>
  useLocation({
    select: ({ searchStr }) => readSearchParams(searchStr, todayInRiyadh(new Date())),
    structuralSharing: true,
  })
