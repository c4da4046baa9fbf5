import { type Duty, duties } from '#contract/accounts/role.ts'
import type { Address } from '#web/app/address.ts'
export const adminTabs = ['overview', 'users', 'dietitians', 'support', 'reports'] as const
export type AdminTab = (typeof adminTabs)[number]

/** The duties that give an admin each tab. */
export const dutiesOfTab: Readonly<Record<AdminTab, readonly Duty[]>> = {
  overview: duties,
  users: ['support', 'privacy'],
  dietitians: ['verification', 'support'],
  support: ['support'],
  reports: duties,
}

/** The tab that an address of the admin portal shows. */
export function tabAt(path: string, asked: string | null): AdminTab {
  return adminTabs.find((tab) => tab === asked) ?? tabOfPath[path] ?? 'overview'
}

/** The address of a tab: its entry in the sidebar if it has one. */
export function addressOf(tab: string): Address {
  const [path] = Object.entries(tabOfPath).find(([, own]) => own === tab) ?? []
  if (path) return path as Address
  return tab === 'overview' ? '/admin' : `/admin?tab=${tab}`
}

/** Whether a path shows the dashboard, which stays mounted between its addresses. */
export const isOfDashboard = (path: string): boolean =>
  path === '/admin' || path === '/admin/$' || path in tabOfPath

const tabOfPath: Readonly<Record<string, AdminTab>> = {
  '/admin/users': 'users',
  '/admin/analytics': 'reports',
}
