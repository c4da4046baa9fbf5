import { type Duty, duties } from '#contract/accounts/role.ts'
import type { Address } from '#web/app/address.ts'
export const adminTabs = ['overview', 'users', 'dietitians', 'support', 'reports'] as const
export type AdminTab = (typeof adminTabs)[number]

/** Who of the admins sees what stands under a tab. */
export const dutiesOfTab: Readonly<Record<AdminTab, readonly Duty[]>> = {
  overview: duties,
  users: ['support', 'privacy'],
  dietitians: ['verification', 'support'],
  support: ['support'],
  reports: duties,
}

/** The tab that an address of the admin's portal shows. */
export function tabAt(path: string, asked: string | null): AdminTab {
  return adminTabs.find((tab) => tab === asked) ?? tabOfPath[path] ?? 'overview'
}

/** Where a tab is found: the sidebar's entry for it, where there is one. */
export function addressOf(tab: string): Address {
  const [path] = Object.entries(tabOfPath).find(([, own]) => own === tab) ?? []
  if (path) return path as Address
  return tab === 'overview' ? '/admin' : `/admin?tab=${tab}`
}

/** Whether a page shows the dashboard, which stays open from one of its addresses to the other. */
export const isOfDashboard = (path: string): boolean =>
  path === '/admin' || path === '/admin/$' || path in tabOfPath

const tabOfPath: Readonly<Record<string, AdminTab>> = {
  '/admin/users': 'users',
  '/admin/analytics': 'reports',
}
