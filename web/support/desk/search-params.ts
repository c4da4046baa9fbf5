import type { SentTo } from '#contract/route.ts'
import { type listDeskTickets, queueOrders, type TicketStage, ticketStages } from '#contract/support/desk.ts'
import { ticketCategories, ticketPriorities, ticketStatuses } from '#contract/support/ticket.ts'
import type { Address } from '#web/app/address.ts'
import { parseDay } from '#web/lib/parse-day.ts'

type TicketQuery = SentTo<typeof listDeskTickets>

/** The list's query for an address of the queue. */
export function toQuery(search: Readonly<Record<string, string>>): TicketQuery {
  const status = oneOf(ticketStatuses, search.status)
  const priority = oneOf(ticketPriorities, search.priority)
  const category = oneOf(ticketCategories, search.category)
  const stage = oneOf(ticketStages, search.stage)
  const [from, to] = [parseDay(search.from), parseDay(search.to)]
  return {
    ...(status && { status }),
    ...(priority && { priority }),
    ...(category && { category }),
    ...(search.mine === '1' && { mine: '1' as const }),
    ...(stage && { stage }),
    ...(from && { from }),
    ...(to && { to }),
    order: oneOf(queueOrders, search.order) ?? 'latest',
  }
}

const oneOf = <Each extends string>(all: readonly Each[], asked: string | undefined) =>
  all.find((each) => each === asked)

export function href(asked: Readonly<Record<string, string | undefined>>): Address {
  const query = new URLSearchParams({ tab: 'support' })
  for (const [name, value] of Object.entries(asked)) if (value && value !== 'latest') query.set(name, value)
  return `/admin?${query}`
}

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
