import { adminPages } from '#copy/portal/admin-pages.ts'
import { portalPage } from '#web/app/page.ts'
import { AdminDashboard } from '#web/portal/admin-dashboard.tsx'

export default portalPage({
  title: adminPages.dashboard.title,
  place: { from: '/admin' },
  reads: [],
  view: AdminDashboard,
})
