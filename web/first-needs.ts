import { readSession } from '#contract/accounts/sign-in.ts'
import { listAppointments, type Party, readAppointment } from '#contract/appointments/appointment.ts'
import { readCalendarFeed } from '#contract/appointments/calendar.ts'
import { listConflicts } from '#contract/appointments/conflicts.ts'
import { readEarlierNotes } from '#contract/appointments/notes.ts'
import { readAvailability } from '#contract/availability.ts'
import { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import { readPatientDashboard } from '#contract/dashboards/patient.ts'
import { countDietitians, readDietitian, searchDietitians } from '#contract/directory.ts'
import { searchFoods } from '#contract/foods/search.ts'
import { readHealth } from '#contract/health/patients.ts'
import { listConversations } from '#contract/messages.ts'
import { readBalance } from '#contract/money/balance.ts'
import { listPaymentMethods } from '#contract/money/cards.ts'
import { readEarnings } from '#contract/money/earnings.ts'
import { listMyPackages } from '#contract/money/packages.ts'
import { listWaitingPayments } from '#contract/money/payments.ts'
import { listPayees, readPayouts } from '#contract/money/payouts.ts'
import { readWallet } from '#contract/money/wallet.ts'
import { readMarketingChoice } from '#contract/newsletter.ts'
import { readContactChoices } from '#contract/notifications/choices.ts'
import { readDietitianOnboarding, readPatientOnboarding } from '#contract/onboarding.ts'
import { listPatients, readPatient } from '#contract/patients/patients.ts'
import { readPatientProfile } from '#contract/patients/profile.ts'
import { readPlanDay } from '#contract/plans/eaten.ts'
import { listWrittenPlans, readWrittenPlan } from '#contract/plans/written.ts'
import { readPlatformFee } from '#contract/platform/fee.ts'
import { readPlatformSettings } from '#contract/platform/settings.ts'
import { readPractice } from '#contract/profiles.ts'
import { readOverview } from '#contract/reports/figures.ts'
import { readAdminReport } from '#contract/reports/report.ts'
import type { Route, SentTo } from '#contract/route.ts'
import { listQuestionnaires, readQuestionnaire } from '#contract/screening/questionnaires.ts'
import { listMyServices } from '#contract/services.ts'
import { listTickets, readTicket } from '#contract/support/own.ts'
import { countUnread } from '#contract/waiting-messages.ts'
import { splitInput } from './app/call.ts'
import { dashboardViews, views } from './appointments/views.ts'
import { daysReported } from './reports/search-params.ts'

/** What a page of a portal needs from its first moment on: the sources of its screen, and what it reads of the server. */
export type Needs = {
  readonly files: readonly string[]
  /** The tab that is open unless the address names another one. */
  readonly firstTab: readonly string[]
  readonly reads: readonly string[]
}

/** Written into the document of each address, so that nothing is found out one after another. */
export function needsOf(path: string): Needs {
  const { files = [], firstTab = [], reads = [] } = screens[path] ?? {}
  return {
    firstTab: firstTab.map((file) => `web/${file}`),
    files: [
      'portal-pages.tsx',
      'portal/portal.tsx',
      'notifications/list/bell.tsx',
      ...pagesAround(path),
      ...files,
    ].map((file) => `web/${file}`),
    reads: [read(readSession, {}), ...reads],
  }
}

/** Those of a role stand in one file. */
const pagesAround = (path: string) => {
  const [, role] = /^\/(patient|dietitian|admin)(?:\/|$)/.exec(path) ?? []
  return role ? [`${role}-pages.tsx`] : []
}

/** `boot.js` knows the reader's, and leaves out what the server takes for granted. */
const byClock = { zone: ':zone' }

const figures: Record<Party, readonly string[]> = {
  patient: [read(readPatientDashboard, {})],
  dietitian: [read(readDietitianDashboard, {})],
}

/** Above a patient's appointments, as long as there are any. */
const waitingPayments = { file: 'money/payments/waiting-payments.tsx', read: read(listWaitingPayments, {}) }

const appointmentsOf = (party: Party): Record<string, Partial<Needs>> => ({
  [`/${party}/dashboard`]: {
    files: [`portal/${party}-dashboard.tsx`, 'appointments/dashboard-appointments.tsx'],
    reads: [...figures[party], read(listAppointments, { view: dashboardViews[party][0] })],
  },
  [`/${party}/appointments`]: {
    files: ['appointments/appointment-lists.tsx', ...(party === 'patient' ? [waitingPayments.file] : [])],
    reads: [
      read(listAppointments, { view: views[party][0] }),
      ...(party === 'patient' ? [waitingPayments.read] : []),
    ],
  },
  [`/${party}/appointments/$id`]: {
    files: ['appointments/appointment-screen.tsx'],
    reads: [read(readAppointment, { id: ':id' })],
  },
})

const messages = {
  files: ['messages/messages-screen.tsx'],
  reads: [read(listConversations, {}), read(countUnread, {})],
}

const supportOf = (party: Party): Record<string, Partial<Needs>> => ({
  [`/${party}/support`]: { files: ['support/ticket-list.tsx'], reads: [read(listTickets, {})] },
  [`/${party}/support/$id`]: { reads: [read(readTicket, { id: ':id' })] },
})

/** Its frame; each tab has files and reads of its own. */
const adminDesk = 'portal/admin-dashboard.tsx'

const screens: Readonly<Record<string, Partial<Needs>>> = {
  ...appointmentsOf('patient'),
  ...appointmentsOf('dietitian'),
  '/patient/profile': {
    files: ['patient-profile-page.tsx'],
    reads: [read(readPatientProfile, {})],
  },
  '/patient/onboarding': {
    files: ['onboarding/patient-onboarding.tsx', 'health/consent/consent-card.tsx'],
    reads: [read(readPatientOnboarding, {})],
  },
  '/dietitian/onboarding': {
    files: ['onboarding/dietitian-onboarding.tsx'],
    reads: [read(readDietitianOnboarding, {})],
  },
  '/patient/settings': {
    firstTab: ['notifications-tab.tsx'],
    reads: [read(readContactChoices, {}), read(readCalendarFeed, {}), read(readMarketingChoice, {})],
  },
  '/dietitian/settings': { firstTab: ['accounts/security/account-settings.tsx'] },
  ...supportOf('patient'),
  ...supportOf('dietitian'),
  '/patient/messages': messages,
  '/dietitian/messages': messages,
  '/dietitian/appointments/$id/preparation': {
    files: ['patients/preparation-screen.tsx', 'appointments/notes/earlier-notes.tsx'],
    reads: [read(readAppointment, { id: ':id' }), read(readEarlierNotes, { id: ':id' })],
  },
  '/dietitian/patients': { files: ['patients/patient-list.tsx'], reads: [read(listPatients, {})] },
  '/dietitian/patients/$id': {
    files: ['patients/patient-screen.tsx'],
    reads: [read(readPatient, { id: ':id' })],
  },
  '/patient/dietitians': {
    files: ['directory/directory-screen.tsx'],
    reads: [read(searchDietitians, byClock), read(countDietitians, byClock)],
  },
  '/patient/dietitians/$id': {
    files: ['directory/dietitian-screen.tsx'],
    reads: [read(readDietitian, { id: ':id', ...byClock })],
  },
  '/patient/dietitians/$id/book': {
    files: ['directory/dietitian-screen.tsx', 'appointments/booking/booking-screen.tsx'],
    reads: [read(readDietitian, { id: ':id', ...byClock })],
  },
  '/patient/health-data': {
    files: ['health/health-screen.tsx'],
    reads: [read(readHealth, {})],
  },
  '/patient/payment-methods': {
    files: ['money/cards/payment-methods-screen.tsx'],
    reads: [read(listPaymentMethods, {}), read(readWallet, {})],
  },
  '/patient/nutrition-plans': {
    files: ['plans/following/following-screen.tsx'],
    reads: [read(readPlanDay, {})],
  },
  '/patient/questionnaires': {
    files: ['screening/questionnaire-list.tsx'],
    reads: [read(listQuestionnaires, {})],
  },
  '/patient/questionnaires/$id': {
    files: ['screening/questionnaire-screen.tsx', 'health/consent/consent-card.tsx'],
    reads: [read(readQuestionnaire, { id: ':id' })],
  },
  '/dietitian/services': {
    files: ['services/services-panel.tsx', 'services/packages-panel.tsx'],
    reads: [read(listMyServices, {}), read(listMyPackages, {}), read(readPlatformFee, {})],
  },
  '/dietitian/availability': {
    files: ['appointments/conflicts/conflicts.tsx', 'availability/availability-panel.tsx'],
    reads: [read(listConflicts, {}), read(readAvailability, {})],
  },
  '/dietitian/foods': { files: ['foods/foods-panel.tsx'], reads: [read(searchFoods, {})] },
  '/dietitian/nutrition-plans': { files: ['plans/plan-list.tsx'], reads: [read(listWrittenPlans, {})] },
  '/dietitian/nutrition-plans/$id': {
    files: ['plans/plan-screen.tsx'],
    reads: [read(readWrittenPlan, { id: ':id' })],
  },
  '/dietitian/payments': {
    files: [
      'money/payouts/earnings-statement.tsx',
      'money/payouts/own-balance.tsx',
      'money/payouts/own-payouts.tsx',
    ],
    reads: [read(readEarnings, {}), read(readBalance, {}), read(readPayouts, {}), read(readPlatformFee, {})],
  },
  '/dietitian/reviews': { files: ['reviews/my-reviews.tsx'] },
  '/dietitian/profile': {
    files: ['profiles/practice-profile.tsx', 'documents/uploads.tsx', 'verification/verification-status.tsx'],
    reads: [read(readPractice, {})],
  },
  '/admin': {
    files: [adminDesk],
    firstTab: ['reports/overview/overview.tsx'],
    reads: [read(readOverview, {})],
  },
  '/admin/users': { files: [adminDesk, 'accounts/people/people-desk.tsx'] },
  '/admin/analytics': {
    files: [adminDesk],
    firstTab: ['reports/reports.tsx'],
    reads: [read(readAdminReport, { from: `:days-ago-${daysReported - 1}`, to: ':days-ago-0' })],
  },
  '/admin/settings': {
    firstTab: ['platform/platform-settings.tsx'],
    reads: [read(readPlatformSettings, {})],
  },
  '/admin/visitors': { firstTab: ['survey/answers/answer-desk.tsx'] },
  '/admin/payouts': { firstTab: ['money/payouts/payee-list.tsx'], reads: [read(listPayees, {})] },
  '/admin/audit-log': { files: ['oversight/audit-log.tsx'] },
}

/** With `:id` in place of the address's own, `:zone` in that of the reader, and `:days-ago-7` in that of a day. */
function read<R extends Route>(route: R, input: SentTo<R>): string {
  return splitInput(route, input as Record<string, unknown>).address.replace(/%3A(id|zone|days-ago)/g, ':$1')
}
