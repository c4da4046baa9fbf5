import { listAlarms } from '#contract/oversight/alarms.ts'
import { readOverview } from '#contract/reports/figures.ts'
import { adminPages } from '#copy/portal/admin-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { Alarms } from '#web/oversight/alarms.tsx'
import { AdminDashboard } from '#web/portal/admin-dashboard.tsx'
import { Overview } from '#web/reports/overview/overview.tsx'

export default portalPage({
  title: adminPages.dashboard.title,
  place: 'navigation',
  reads: [read(readOverview, {}), read(listAlarms, {})],
  view: AdminDashboard,
  parts: [Overview, Alarms],
})
