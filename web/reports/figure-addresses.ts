import { addDays } from '#contract/days.ts'
import { monthsBefore, type Overview, type Range, type Revenue } from '#contract/reports/figures.ts'
import { type AdminReport, daysToReturn } from '#contract/reports/report.ts'
import type { TicketStage } from '#contract/support/desk.ts'
import type { Address } from '#web/app/address.ts'
import { href } from './search-params.ts'

/** The lists that the figures of the overview count. */
export const overviewAddresses = ({ today, users, growth }: Overview) => {
  const weekAgo = addDays(today, -7)
  return {
    users: usersAt({}),
    joined: usersAt({ from: users.since }),
    listed: '/admin?tab=dietitians&list=active',
    waiting: '/admin?tab=dietitians',
    appointments: href({ list: 'held', from: today, to: today }),
    before: href({ list: 'held', from: weekAgo, to: weekAgo }),
    growth: growth.map(({ month }) => {
      const days = { from: month, to: addDays(monthsBefore(month, -1), -1) }
      return {
        clients: usersAt({ role: 'patient', ...days }),
        dietitians: usersAt({ role: 'dietitian', ...days }),
      }
    }),
  } as const satisfies Addresses
}

/** The lists that the figures of revenue count. */
export const revenueAddresses = ({ from, to, before, split, parts }: Revenue) =>
  ({
    now: href({ list: 'completed', from, to }),
    before: href({ list: 'completed', from: before.from, to: before.to, until: before.until }),
    split: split.map(({ kind }) => href({ list: 'completed', from, to, kind })),
    parts: parts.map((part) => href({ list: 'completed', from: part.from, to: part.to })),
  }) as const satisfies Addresses

/** The lists that the figures of a report count, of its own days or those that it is compared with. */
export const reportAddresses = (
  { endings, services }: Pick<AdminReport, 'endings' | 'services'>,
  days: Range & { until?: string },
) => {
  const { from, to, until } = days
  const first = { from: addDays(from, -daysToReturn), to: addDays(to, -daysToReturn) }
  return {
    held: href({ list: 'held', from, to }),
    revenue: href({ list: 'completed', from, to, until }),
    cancelled: href({ list: 'cancelled', from, to }),
    late: href({ list: 'late', from, to }),
    patients: usersAt({ role: 'patient', from, to }),
    dietitians: usersAt({ role: 'dietitian', from, to }),
    requests: href({ list: 'requested', from, to }),
    answeredRequests: href({ list: 'answered', from, to }),
    tickets: ticketsAt('opened', days),
    answeredTickets: ticketsAt('answered', days),
    people: href({ list: 'first', ...first }),
    returned: href({ list: 'returned', ...first }),
    endings: endings.map(({ ending }) => href({ list: 'cancelled', from, to, ending })),
    services: services.map(({ kind }) => href({ list: 'completed', from, to, until, kind })),
  } as const satisfies Addresses
}

type Addresses = { readonly [Figure in string]: Address | readonly (Address | Addresses)[] }

/** Lists of other domains, by their addresses. Only confirmed accounts count as users. */
const usersAt = (which: Readonly<Record<string, string>>): Address =>
  `/admin/users?${new URLSearchParams({ status: 'confirmed', ...which })}`

const ticketsAt = (stage: TicketStage, { from, to }: Range): Address =>
  `/admin?${new URLSearchParams({ tab: 'support', stage, from, to })}`
