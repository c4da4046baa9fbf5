import { SlidersHorizontal } from 'lucide-react'
import { adminPages as words } from '#copy/portal/admin-pages.ts'
import { compose } from './compose.ts'
import { later } from './later.tsx'
import { declarePages } from './portal/declare-pages.tsx'
import { Account, Security } from './settings-tabs.tsx'

const Overview = later(() => import('./reports/overview/overview.tsx'), 'Overview')
const People = later(() => import('./accounts/people/people-desk.tsx'), 'PeopleDesk')
const Desk = later(() => import('./oversight/dietitian-desk.tsx'), 'DietitianDesk')
const Support = later(() => import('./messages/reports/support-desk.tsx'), 'SupportDesk')
const Reports = later(() => import('./reports/appointment-list.tsx'), 'AppointmentList')
const TicketDesk = later(() => import('./support/desk/ticket-desk.tsx'), 'TicketDesk')
const CannedList = later(() => import('./support/desk/canned-list.tsx'), 'CannedList')
const Moderation = later(() => import('./reviews/moderation.tsx'), 'Moderation')

export { SearchButton } from './oversight/search/search-button.tsx'

/** Every page of the admin's portal. */
export const adminPages = declarePages<'admin'>({
  '/admin': {
    title: words.dashboard.title,
    screen: compose([() => import('./portal/admin-dashboard.tsx')], ({ AdminDashboard }) => (
      <AdminDashboard
        overview={<Overview />}
        users={<People />}
        dietitians={<Desk />}
        moderation={<Moderation />}
        reports={<Reports />}
        support={<Support tickets={<TicketDesk />} prepared={<CannedList />} />}
      />
    )),
  },
  '/admin/users': { title: words.users.title },
  '/admin/analytics': { title: words.analytics.title },
  '/admin/audit-log': {
    title: words.auditLog.title,
    screen: compose([() => import('./oversight/audit-log.tsx')], ({ AuditLog }) => <AuditLog />),
  },
  '/admin/settings': {
    title: words.settings.title,
    tabs: [
      { id: 'platform', icon: SlidersHorizontal, ...words.settings.platform },
      { id: 'security', label: words.settings.security.label, content: <Security /> },
      { id: 'account', label: words.settings.account.label, content: <Account /> },
    ],
  },
})
