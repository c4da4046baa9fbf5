import { invoiceTitles } from '#copy/money/invoices/titles.ts'
import { adminPages as words } from '#copy/portal/admin-pages.ts'
import { compose } from './compose.ts'
import { later } from './later.tsx'
import { declarePages } from './portal/declare-pages.tsx'
import { Account, Security } from './settings-tabs.tsx'

const Overview = later(() => import('./reports/overview/overview.tsx'), 'Overview')
const People = later(() => import('./accounts/people/people-desk.tsx'), 'PeopleDesk')
const Desk = later(() => import('./oversight/dietitian-desk.tsx'), 'DietitianDesk')
const Support = later(() => import('./messages/reports/support-desk.tsx'), 'SupportDesk')
const Reports = later(() => import('./reports/reports.tsx'), 'Reports')
const TicketDesk = later(() => import('./support/desk/ticket-desk.tsx'), 'TicketDesk')
const CannedList = later(() => import('./support/desk/canned-list.tsx'), 'CannedList')
const Platform = later(() => import('./platform/platform-settings.tsx'), 'PlatformSettings')
const System = later(() => import('./platform/platform-health.tsx'), 'PlatformHealth')
const Privacy = later(() => import('./privacy/privacy-desk.tsx'), 'PrivacyDesk')
const Answers = later(() => import('./survey/answers/answer-desk.tsx'), 'AnswerDesk')
const Subscribers = later(() => import('./newsletter/subscribers/subscriber-list.tsx'), 'SubscriberList')
const PayoutDesk = later(() => import('#web/money/payouts/payout-desk.tsx'), 'PayoutDesk')
const ClaimDesk = later(() => import('./appointments/claims/claim-desk.tsx'), 'ClaimDesk')
const DisputeList = later(() => import('#web/money/payouts/dispute-list.tsx'), 'DisputeList')
const HoldList = later(() => import('#web/money/payouts/hold-list.tsx'), 'HoldList')
const PayeeList = later(() => import('#web/money/payouts/payee-list.tsx'), 'PayeeList')
const OpenedRecord = later(() => import('./health/opening/opened-record.tsx'), 'OpenedRecord', null)
const Invoices = later(() => import('#web/money/invoices/invoice-desk.tsx'), 'InvoiceDesk')
const Moderation = later(() => import('./reviews/moderation.tsx'), 'Moderation')

export { SearchButton } from './oversight/search/search-button.tsx'

const showRecord = (person: string) => <OpenedRecord person={person} />

/** Every page of the admin's portal. */
export const adminPages = declarePages<'admin'>({
  '/admin': {
    title: words.dashboard.title,
    screen: compose([() => import('./portal/admin-dashboard.tsx')], ({ AdminDashboard }) => (
      <AdminDashboard
        overview={<Overview />}
        users={<People record={showRecord} />}
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
  '/admin/finance': {
    title: words.finance.title,
    screen: compose([() => import('#web/money/desk/finance-desk.tsx')], ({ FinanceDesk }) => <FinanceDesk />),
  },
  '/admin/finance/$id': {
    title: words.finance.payment,
    back: { to: '/admin/finance', label: words.finance.back },
    screen: compose([() => import('./admin-payment-page.tsx')], ({ AdminPaymentPage }) => (
      <AdminPaymentPage />
    )),
  },
  '/admin/visitors': {
    title: words.visitors.title,
    intro: words.visitors.intro,
    tabs: [
      { id: 'survey', label: words.visitors.survey, content: <Answers /> },
      { id: 'newsletter', label: words.visitors.newsletter, content: <Subscribers /> },
    ],
  },
  '/admin/payouts': {
    title: words.payouts.title,
    intro: words.payouts.intro,
    tabs: [
      { id: 'payees', label: words.payouts.payees, duties: ['finance'], content: <PayeeList /> },
      { id: 'payouts', label: words.payouts.list, duties: ['finance'], content: <PayoutDesk /> },
      { id: 'disputes', label: words.payouts.disputes, duties: ['finance'], content: <DisputeList /> },
      { id: 'attendance', label: words.payouts.attendance, content: <ClaimDesk /> },
      { id: 'holds', label: words.payouts.holds, duties: ['finance'], content: <HoldList /> },
    ],
  },
  '/admin/invoices/$id': {
    title: invoiceTitles.title,
    back: { to: '/admin/settings?tab=invoices', label: invoiceTitles.back },
    screen: compose([() => import('#web/money/invoices/invoice-screen.tsx')], ({ InvoiceScreen }) => (
      <InvoiceScreen side="admin" />
    )),
  },
  '/admin/settings': {
    title: words.settings.title,
    tabs: [
      { id: 'platform', label: words.settings.platform.label, duties: ['owner'], content: <Platform /> },
      { id: 'invoices', label: invoiceTitles.label, duties: ['finance'], content: <Invoices /> },
      { id: 'system', label: words.settings.system.label, duties: ['owner'], content: <System /> },
      { id: 'privacy', label: words.settings.privacy.label, duties: ['privacy'], content: <Privacy /> },
      { id: 'security', label: words.settings.security.label, content: <Security /> },
      { id: 'account', label: words.settings.account.label, content: <Account /> },
    ],
  },
})
