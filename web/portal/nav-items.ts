import {
  Activity,
  Apple,
  CalendarDays,
  ChartColumn,
  Clock,
  CreditCard,
  HandHeart,
  LayoutDashboard,
  LifeBuoy,
  MessageCircle,
  ScrollText,
  Search,
  Settings,
  Star,
  UserRound,
  Users,
  Utensils,
  Wallet,
} from 'lucide-react'
import type { Duty, Role } from '#contract/accounts/role.ts'
import { portal } from '#copy/portal/frame.ts'
import { reviewsPage } from '#copy/reviews/page.ts'
import { supportTitles } from '#copy/support/titles.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import type { IconShape } from '#web/ui/icon.tsx'
import { dutiesOfTab } from './admin-tabs.ts'

export type NavItem = {
  readonly to: Address
  readonly label: Word
  readonly icon: IconShape
  /** The entry is not marked as current on pages below it. */
  readonly exact?: boolean
  /** The duties that its page needs. */
  readonly duties?: readonly Duty[]
}

/** The sidebar, exactly as specified. */
export const navItems: Readonly<Record<Role, readonly NavItem[]>> = {
  patient: [
    { to: '/patient/dashboard', label: portal.nav.dashboard, icon: LayoutDashboard },
    { to: '/patient/appointments', label: portal.nav.appointments, icon: CalendarDays },
    { to: '/patient/messages', label: portal.nav.messages, icon: MessageCircle },
    { to: '/patient/health-data', label: portal.nav.history, icon: Activity },
    { to: '/patient/profile', label: portal.nav.profile, icon: UserRound },
  ],
  dietitian: [
    { to: '/dietitian/dashboard', label: portal.nav.dashboard, icon: LayoutDashboard },
    { to: '/dietitian/appointments', label: portal.nav.appointments, icon: CalendarDays },
    { to: '/dietitian/patients', label: portal.nav.patients, icon: Users },
    { to: '/dietitian/services', label: portal.nav.services, icon: HandHeart },
    { to: '/dietitian/profile', label: portal.nav.profile, icon: UserRound },
  ],
  admin: [
    { to: '/admin', label: portal.nav.dashboard, icon: LayoutDashboard, exact: true },
    { to: '/admin/users', label: portal.nav.users, icon: Users, duties: dutiesOfTab.users },
    { to: '/admin/analytics', label: portal.nav.analytics, icon: ChartColumn },
    { to: '/admin/settings', label: portal.nav.settings, icon: Settings },
  ],
}

/** The second block of the sidebar, under the specified entries. The account menu has it on screens without a sidebar. */
export const furtherItems: Readonly<Record<Role, readonly NavItem[]>> = {
  patient: [
    { to: '/patient/nutrition-plans', label: portal.nav.plans, icon: Utensils },
    { to: '/patient/dietitians', label: portal.nav.directory, icon: Search },
    { to: '/patient/payment-methods', label: portal.nav.payments, icon: CreditCard },
    { to: '/patient/support', label: supportTitles.title, icon: LifeBuoy },
  ],
  dietitian: [
    { to: '/dietitian/messages', label: portal.nav.messages, icon: MessageCircle },
    { to: '/dietitian/availability', label: portal.nav.availability, icon: Clock },
    { to: '/dietitian/nutrition-plans', label: portal.nav.plans, icon: Utensils },
    { to: '/dietitian/foods', label: portal.nav.foods, icon: Apple },
    { to: '/dietitian/reviews', label: reviewsPage.label, icon: Star },
    { to: '/dietitian/payments', label: portal.nav.payments, icon: Wallet },
  ],
  admin: [],
}

/** Pages that the account menu leads to on every screen. */
export const menuItems: Readonly<Record<Role, readonly NavItem[]>> = {
  patient: [
    { to: '/patient/profile', label: portal.nav.profile, icon: UserRound },
    { to: '/patient/settings', label: portal.nav.settings, icon: Settings },
  ],
  dietitian: [
    { to: '/dietitian/profile', label: portal.nav.profile, icon: UserRound },
    { to: '/dietitian/settings', label: portal.nav.settings, icon: Settings },
    { to: '/dietitian/support', label: supportTitles.title, icon: LifeBuoy },
  ],
  admin: [
    { to: '/admin/settings', label: portal.nav.settings, icon: Settings },
    { to: '/admin/finance', label: portal.nav.finance, icon: CreditCard, duties: ['finance'] },
    { to: '/admin/visitors', label: portal.nav.visitors, icon: MessageCircle, duties: ['support'] },
    { to: '/admin/payouts', label: portal.nav.payouts, icon: Wallet, duties: ['finance', 'support'] },
    { to: '/admin/audit-log', label: portal.nav.auditLog, icon: ScrollText, duties: ['privacy'] },
  ],
}

/** `page`: the entry leads to this page. `true`: it leads to a page above it. */
export function currentFor({ to, exact = false }: NavItem, path: string): 'page' | 'true' | undefined {
  if (path === to) return 'page'
  return !exact && path.startsWith(`${to}/`) ? 'true' : undefined
}
