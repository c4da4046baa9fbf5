import type { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import type { OutputOf } from '#contract/route.ts'
import type { Address } from '#web/app/address.ts'

type Dietitian = OutputOf<typeof readDietitianDashboard>

/** The lists that the figures of a dietitian’s dashboard count. */
export const dietitianAddresses = ({ growth }: Pick<Dietitian, 'growth'>) =>
  ({
    requests: '/dietitian/appointments?tab=pending',
    unread: '/dietitian/messages?unread=1',
    unanswered: '/dietitian/messages?unanswered=1',
    moves: '/dietitian/appointments?tab=upcoming',
    unsigned: '/dietitian/appointments?tab=unsigned',
    today: '/dietitian/appointments',
    active: '/dietitian/patients?tab=active',
    earned: '/dietitian/payments',
    rating: '/dietitian/reviews',
    growth: growth.map(({ month }) => `/dietitian/patients?first=${month}` as const),
  }) as const satisfies Addresses

/** The lists that the figures of a patient’s dashboard count. */
export const patientAddresses = {
  upcoming: '/patient/appointments',
  meals: '/patient/nutrition-plans',
  unread: '/patient/messages?unread=1',
} as const satisfies Addresses

type Addresses = Readonly<Record<string, Address | readonly Address[]>>
