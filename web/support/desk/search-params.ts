import { listDeskTickets, type TicketStage } from '#contract/support/desk.ts'
import type { Address } from '#web/app/address.ts'
import { readSearch, type Search, writeSearch } from '#web/lib/page-search.ts'

const defaults = { order: 'latest' } as const

/** The list's query for an address of the queue. */
export function toQuery(search: Search) {
  const { after: _, ...shape } = listDeskTickets.query.shape
  return readSearch(shape, search, defaults)
}

export const href = (asked: Readonly<Record<string, string | undefined>>): Address =>
  `/admin${writeSearch({ tab: 'support', ...asked }, defaults)}`

/** The lists that the figures count. */
export function figureAddresses({ from, to }: { from: string; to: string }) {
  const at = (stage: TicketStage) => href({ stage, from, to })
  return {
    waiting: href({ order: 'waiting' }),
    asked: at('opened'),
    answered: at('answered'),
    rated: at('rated'),
  } as const
}
