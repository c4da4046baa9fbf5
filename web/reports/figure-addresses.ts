import { addDays } from '#contract/days.ts'
import { monthsBefore, type Overview, type Range, type Revenue } from '#contract/reports/figures.ts'
import { type AdminReport, daysToReturn } from '#contract/reports/report.ts'
import type { TicketStage } from '#contract/support/desk.ts'
import type { Address } from '#web/lib/addresses.ts'
import { pathTo } from './search-params.ts'

/** Where the list is that each figure of the overview counts. */
export const overviewAddresses = ({ today, users, growth }: Overview) => {
  const weekAgo = addDays(today, -7)
  return {
    users: usersAt({}),
    joined: usersAt({ from: users.since }),
    listed: '/admin?tab=dietitians&list=active',
    waiting: '/admin?tab=dietitians',
    appointments: pathTo({ list: 'held', from: today, to: today }),
    before: pathTo({ list: 'held', from: weekAgo, to: weekAgo }),
    growth: growth.map(({ month }) => {
      const days = { from: month, to: addDays(monthsBefore(month, -1), -1) }
      return {
        clients: usersAt({ role: 'patient', ...days }),
        dietitians: usersAt({ role: 'dietitian', ...days }),
      }
    }),
  } as const satisfies Addresses
}

/** The same of what came in. */
export const revenueAddresses = ({ from, to, before, split, parts }: Revenue) =>
  ({
    now: pathTo({ list: 'completed', from, to }),
    before: pathTo({ list: 'completed', from: before.from, to: before.to, until: before.until }),
    split: split.map(({ kind }) => pathTo({ list: 'completed', from, to, kind })),
    parts: parts.map((part) => pathTo({ list: 'completed', from: part.from, to: part.to })),
  }) as const satisfies Addresses

/** The same of a report: of its own days, or of those that it compares them with. */
export const reportAddresses = (
  { endings, services }: Pick<AdminReport, 'endings' | 'services'>,
  days: Range,
) => {
  const { from, to } = days
  const first = { from: addDays(from, -daysToReturn), to: addDays(to, -daysToReturn) }
  return {
    held: pathTo({ list: 'held', from, to }),
    revenue: pathTo({ list: 'completed', from, to }),
    cancelled: pathTo({ list: 'cancelled', from, to }),
    late: pathTo({ list: 'late', from, to }),
    patients: usersAt({ role: 'patient', from, to }),
    dietitians: usersAt({ role: 'dietitian', from, to }),
    requests: pathTo({ list: 'requested', from, to }),
    answeredRequests: pathTo({ list: 'answered', from, to }),
    tickets: ticketsAt('opened', days),
    answeredTickets: ticketsAt('answered', days),
    people: pathTo({ list: 'first', ...first }),
    returned: pathTo({ list: 'returned', ...first }),
    endings: endings.map(({ ending }) => pathTo({ list: 'cancelled', from, to, ending })),
    services: services.map(({ kind }) => pathTo({ list: 'completed', from, to, kind })),
  } as const satisfies Addresses
}

type Addresses = { readonly [Figure in string]: Address | readonly (Address | Addresses)[] }

/** Who counts as a user: the lists of other domains, by their addresses. */
const usersAt = (which: Readonly<Record<string, string>>): Address =>
  `/admin/users?${new URLSearchParams({ status: 'confirmed', ...which })}`

const ticketsAt = (stage: TicketStage, { from, to }: Range): Address =>
  `/admin?${new URLSearchParams({ tab: 'support', stage, from, to })}`
