import type { Duty } from '#contract/accounts/role.ts'
import { dutiesOfTab } from './admin-tabs.ts'

/** Pages of the admin's portal that are for some duties alone; every admin sees the others. */
const dutiesOfPages: Readonly<Record<string, readonly Duty[]>> = {
  '/admin/users': dutiesOfTab.users,
  '/admin/finance': ['finance'],
  '/admin/finance/$id': ['finance'],
  '/admin/invoices/$id': ['finance'],
  '/admin/payouts': ['finance', 'support'],
  '/admin/visitors': ['support'],
  '/admin/audit-log': ['privacy'],
}

export const mayOpen = (path: string, has: (...wanted: readonly Duty[]) => boolean): boolean => {
  const duties = dutiesOfPages[path]
  return !duties || has(...duties)
}
