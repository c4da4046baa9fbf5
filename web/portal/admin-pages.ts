import { ChartNoAxesCombined, LifeBuoy, SlidersHorizontal } from 'lucide-react'
import { adminPages as words } from '#copy/portal/admin-pages.ts'
import type { PageData } from './page-data.ts'

/** Every page of the admin's portal, by its address. */
export const adminPages = {
  '/admin': { title: words.dashboard.title },
  '/admin/users': { title: words.users.title },
  '/admin/analytics': { title: words.analytics.title },
  '/admin/settings': { title: words.settings.title },
} satisfies Record<string, PageData>

export const adminPanels = {
  support: { icon: LifeBuoy, ...words.dashboard.support },
  reports: { icon: ChartNoAxesCombined, ...words.dashboard.reports },
  platform: { icon: SlidersHorizontal, ...words.settings.platform },
} as const
