import { readOverview } from '#contract/reports/figures.ts'
import { adminPages } from '#copy/portal/admin-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { AdminDashboard } from '#web/portal/admin-dashboard.tsx'
import { Overview } from '#web/reports/overview/overview.tsx'

export default portalPage({
  title: adminPages.dashboard.title,
  place: 'navigation',
  reads: [read(readOverview, {})],
  view: AdminDashboard,
  parts: [Overview],
})
