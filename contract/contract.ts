import * as balance from '#contract/money/balance.ts'
import * as payments from '#contract/money/billing.ts'
import * as books from '#contract/money/books.ts'
import * as paymentMethods from '#contract/money/cards.ts'
import * as disputes from '#contract/money/disputes.ts'
import * as earnings from '#contract/money/earnings.ts'
import * as evidence from '#contract/money/evidence.ts'
import * as invoiceSettings from '#contract/money/invoice-settings.ts'
import * as invoices from '#contract/money/invoices.ts'
import * as nationalId from '#contract/money/national-id.ts'
import * as packages from '#contract/money/packages.ts'
import * as paying from '#contract/money/pay-for-appointment.ts'
import * as foundPayments from '#contract/money/payment-desk.ts'
import * as paid from '#contract/money/payments.ts'
import * as payouts from '#contract/money/payouts.ts'
import * as reconciliation from '#contract/money/reconciliation.ts'
import * as reservedAppointments from '#contract/money/reserved-appointments.ts'
import * as statements from '#contract/money/statements.ts'
import * as wallet from '#contract/money/wallet.ts'
import * as foundWallets from '#contract/money/wallet-desk.ts'
import * as oversight from '#contract/oversight/practices.ts'
import * as patients from '#contract/patients/patients.ts'
import * as patientProfile from '#contract/patients/profile.ts'
import * as reports from '#contract/reports/figures.ts'
import * as usage from '#contract/reports/usage.ts'
import * as review from '#contract/reviews/review.ts'
import * as reviews from '#contract/reviews/reviews.ts'
import * as accessTokens from './accounts/access-tokens.ts'
import * as connections from './accounts/connections.ts'
import * as people from './accounts/people.ts'
import * as registration from './accounts/registration.ts'
import * as reset from './accounts/reset.ts'
import * as security from './accounts/security.ts'
import * as signIn from './accounts/sign-in.ts'
import * as suspension from './accounts/suspension.ts'
import * as absenceClaims from './appointments/absence-claims.ts'
import * as appointments from './appointments/appointment.ts'
import * as booking from './appointments/booking.ts'
import * as calendar from './appointments/calendar.ts'
import * as changes from './appointments/changes.ts'
import * as conflicts from './appointments/conflicts.ts'
import * as notes from './appointments/notes.ts'
import * as practiceCalendar from './appointments/practice-calendar.ts'
import * as availability from './availability.ts'
import * as calls from './calls.ts'
import * as dietitianDashboard from './dashboards/dietitian.ts'
import * as patientDashboard from './dashboards/patient.ts'
import * as directory from './directory.ts'
import * as documents from './documents.ts'
import * as foodImports from './foods/import.ts'
import * as ownFoods from './foods/own.ts'
import * as foods from './foods/search.ts'
import * as appleHealth from './health/apple-health.ts'
import * as healthConsent from './health/consent.ts'
import * as diary from './health/diary.ts'
import * as healthExchange from './health/exchange.ts'
import * as goals from './health/goals.ts'
import * as measures from './health/measures.ts'
import * as healthOpening from './health/opening.ts'
import * as healthRecords from './health/patients.ts'
import * as measureReminders from './health/reminders.ts'
import * as healthReports from './health/reports.ts'
import * as healthSharing from './health/sharing.ts'
import * as healthSummary from './health/summary.ts'
import * as visits from './health/visit.ts'
import * as running from './health-checks.ts'
import * as invitationLinks from './invitation-links.ts'
import * as invitations from './invitations.ts'
import * as messages from './messages.ts'
import * as newsletter from './newsletter.ts'
import * as newsletterSubscribers from './newsletter-subscribers.ts'
import * as notifications from './notifications/choices.ts'
import * as digest from './notifications/digest.ts'
import * as notificationList from './notifications/list.ts'
import * as push from './notifications/push.ts'
import * as onboarding from './onboarding.ts'
import * as alarms from './oversight/alarms.ts'
import * as deskAppointment from './oversight/appointment.ts'
import * as auditLog from './oversight/audit-log.ts'
import * as search from './oversight/search.ts'
import * as authoredPlans from './plans/authored-plans.ts'
import * as fastingDays from './plans/fasting-days.ts'
import * as mealRecords from './plans/meal-records.ts'
import * as patientPlans from './plans/patient-plans.ts'
import * as planTemplates from './plans/templates.ts'
import * as announced from './platform/announced.ts'
import * as platformFee from './platform/fee.ts'
import * as platformHealth from './platform/health.ts'
import * as platformSettings from './platform/settings.ts'
import * as breaches from './privacy/breaches.ts'
import * as dataRequests from './privacy/data-requests.ts'
import * as profiles from './profiles.ts'
import * as publicListing from './public-listing.ts'
import * as report from './reports/report.ts'
import type { Route, Shape } from './route.ts'
import * as savedReplies from './saved-replies.ts'
import * as ownQuestionnaires from './screening/own.ts'
import * as questionnaires from './screening/questionnaires.ts'
import * as services from './services.ts'
import * as cannedAnswers from './support/canned-answers.ts'
import * as supportDesk from './support/desk.ts'
import * as ownTickets from './support/own.ts'
import * as questions from './support/questions.ts'
import * as tickets from './support/ticket.ts'
import * as survey from './survey.ts'
import * as surveyAnswers from './survey-answers.ts'
import * as verification from './verification.ts'
import * as visitors from './visitors.ts'
import * as waitingMessages from './waiting-messages.ts'

const parts = {
  ...running,
  ...breaches,
  ...dataRequests,
  ...announced,
  ...platformFee,
  ...platformHealth,
  ...platformSettings,
  ...registration,
  ...signIn,
  ...reset,
  ...security,
  ...accessTokens,
  ...connections,
  ...people,
  ...suspension,
  ...newsletter,
  ...newsletterSubscribers,
  ...survey,
  ...surveyAnswers,
  ...profiles,
  ...patientProfile,
  ...payments,
  ...invoices,
  ...invoiceSettings,
  ...nationalId,
  ...packages,
  ...paid,
  ...paying,
  ...reservedAppointments,
  ...paymentMethods,
  ...payouts,
  ...statements,
  ...disputes,
  ...evidence,
  ...earnings,
  ...balance,
  ...books,
  ...foundPayments,
  ...foundWallets,
  ...reconciliation,
  ...usage,
  ...onboarding,
  ...documents,
  ...verification,
  ...wallet,
  ...services,
  ...availability,
  ...patientDashboard,
  ...dietitianDashboard,
  ...directory,
  ...publicListing,
  ...oversight,
  ...search,
  ...auditLog,
  ...deskAppointment,
  ...alarms,
  ...reports,
  ...report,
  ...absenceClaims,
  ...appointments,
  ...booking,
  ...visitors,
  ...changes,
  ...notes,
  ...practiceCalendar,
  ...conflicts,
  ...calendar,
  ...calls,
  ...patients,
  ...invitations,
  ...invitationLinks,
  ...notifications,
  ...savedReplies,
  ...waitingMessages,
  ...messages,
  ...notificationList,
  ...push,
  ...digest,
  ...review,
  ...reviews,
  ...appleHealth,
  ...healthConsent,
  ...measures,
  ...diary,
  ...healthExchange,
  ...healthReports,
  ...goals,
  ...measureReminders,
  ...healthOpening,
  ...healthSharing,
  ...healthSummary,
  ...visits,
  ...healthRecords,
  ...questionnaires,
  ...ownQuestionnaires,
  ...authoredPlans,
  ...fastingDays,
  ...planTemplates,
  ...mealRecords,
  ...patientPlans,
  ...foods,
  ...foodImports,
  ...ownFoods,
  ...tickets,
  ...ownTickets,
  ...supportDesk,
  ...cannedAnswers,
  ...questions,
}

type Shapes<Parts> = { [Name in keyof Parts as Parts[Name] extends Shape ? Name : never]: Parts[Name] }
type Routes<Parts> = { [Name in keyof Parts as Parts[Name] extends Route ? Name : never]: Parts[Name] }

const isRoute = (part: unknown) =>
  typeof part === 'object' && part !== null && 'audience' in part && 'path' in part

/** Every route of the product by name, collected from the files above. */
export const contract = Object.fromEntries(
  Object.entries(parts).filter(([, part]) => isRoute(part)),
) as Routes<typeof parts>

const isShape = (part: unknown) => typeof part === 'object' && part !== null && '_zod' in part

/** Every named shape in these files. */
export const shapes = Object.fromEntries(Object.entries(parts).filter(([, part]) => isShape(part))) as Shapes<
  typeof parts
>

export type RouteName = keyof typeof contract
