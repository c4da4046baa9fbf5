import { portal } from '#copy/portal/frame.ts'
import { portalPage } from '#web/app/page.ts'
import { DashboardRouter } from '#web/portal/dashboard-router.tsx'

export default portalPage({
  title: portal.nav.messages,
  place: { from: '/' },
  reads: [],
  view: () => <DashboardRouter toMessages />,
})
