import { adminPages } from '#copy/portal/admin-pages.ts'
import { PeopleDesk } from '#web/accounts/people/people-desk.tsx'
import { portalPage } from '#web/app/page.ts'
import { AdminDashboard } from '#web/portal/admin-dashboard.tsx'
import { dutiesOfTab } from '#web/portal/admin-tabs.ts'

export default portalPage({
  title: adminPages.users.title,
  place: 'navigation',
  duties: dutiesOfTab.users,
  reads: [],
  view: AdminDashboard,
  parts: [PeopleDesk],
})
