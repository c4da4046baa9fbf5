import { contract, type RouteName } from '#contract/contract.ts'
import { isSearch } from '#contract/route.ts'
import { accountRows } from './matrix/accounts.ts'
import { appointmentRows } from './matrix/appointments.ts'
import { availabilityRows } from './matrix/availability.ts'
import { callRows } from './matrix/calls.ts'
import { dashboardRows } from './matrix/dashboards.ts'
import { directoryRows } from './matrix/directory.ts'
import { documentRows } from './matrix/documents.ts'
import { foodRows } from './matrix/foods.ts'
import { healthRows } from './matrix/health.ts'
import { invoiceRows } from './matrix/invoices.ts'
import { messageRows } from './matrix/messages.ts'
import { newsletterRows } from './matrix/newsletter.ts'
import { notificationRows } from './matrix/notifications.ts'
import { onboardingRows } from './matrix/onboarding.ts'
import { oversightRows } from './matrix/oversight.ts'
import { patientRows } from './matrix/patients.ts'
import { paymentRows } from './matrix/payments.ts'
import { planRows } from './matrix/plans.ts'
import { platformRows } from './matrix/platform.ts'
import { privacyRows } from './matrix/privacy.ts'
import { profileRows } from './matrix/profiles.ts'
import { reportRows } from './matrix/reports.ts'
import { reviewRows } from './matrix/reviews.ts'
import type { ActorName, Known, Row, Sample } from './matrix/row.ts'
import { runningRows } from './matrix/running.ts'
import { screeningRows } from './matrix/screening.ts'
import { serviceRows } from './matrix/services.ts'
import { supportRows } from './matrix/support.ts'
import { surveyRows } from './matrix/survey.ts'
import { usageRows } from './matrix/usage.ts'
import { verificationRows } from './matrix/verification.ts'

/** The permission matrix: a route without a row does not compile, and fails the test. */
export const matrix: Record<RouteName, Row> = {
  ...runningRows,
  ...newsletterRows,
  ...surveyRows,
  ...accountRows,
  ...profileRows,
  ...onboardingRows,
  ...paymentRows,
  ...invoiceRows,
  ...usageRows,
  ...documentRows,
  ...verificationRows,
  ...serviceRows,
  ...availabilityRows,
  ...directoryRows,
  ...dashboardRows,
  ...oversightRows,
  ...platformRows,
  ...privacyRows,
  ...reportRows,
  ...appointmentRows,
  ...callRows,
  ...patientRows,
  ...reviewRows,
  ...notificationRows,
  ...messageRows,
  ...healthRows,
  ...screeningRows,
  ...planRows,
  ...foodRows,
  ...supportRows,
}

export const sampleOf = (name: RouteName, known: Known): Sample => {
  const { sample } = matrix[name]
  return typeof sample === 'function' ? sample(known) : sample
}

/** The scope a token needs for this route; a program may never do anything about the account itself. */
export function byToken(name: RouteName): 'read' | 'write' | 'never' {
  const { method, audience } = contract[name]
  if (name in accountRows || matrix[name].inPerson) return 'never'
  if (method === 'GET' || (isSearch(contract[name]) && audience !== 'admin')) return 'read'
  return audience === 'admin' ? 'never' : 'write'
}

/** An actor whom this route accepts. */
export const welcomeAt = (name: RouteName): ActorName =>
  (['patient', 'dietitian', 'admin'] as const).find(
    (actor) => ![401, 403].includes(matrix[name].expects[actor]),
  ) ?? 'signed_out'
