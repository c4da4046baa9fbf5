import { readAdminReport } from '#contract/reports/report.ts'
import { adminPages } from '#copy/portal/admin-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { AdminDashboard } from '#web/portal/admin-dashboard.tsx'
import { Reports } from '#web/reports/reports.tsx'
import { daysReported } from '#web/reports/search-params.ts'

export default portalPage({
  title: adminPages.analytics.title,
  place: 'navigation',
  reads: [
    read(readAdminReport, {
      from: `:days-ago-${daysReported - 1}`,
      to: ':days-ago-0',
    }),
  ],
  view: AdminDashboard,
  parts: [Reports],
})
