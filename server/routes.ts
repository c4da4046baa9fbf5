import { accountRoutes } from './accounts/routes.ts'
import { calendarRoutes } from './appointments/calendar/routes.ts'
import { conflictRoutes } from './appointments/conflicts/routes.ts'
import { appointmentRoutes } from './appointments/routes.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { callRoutes } from './calls/routes.ts'
import { dashboardRoutes } from './dashboards/routes.ts'
import { directoryRoutes } from './directory/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { financeRoutes } from './finance/routes.ts'
import { foodRoutes } from './foods/routes.ts'
import { healthRoutes } from './health/routes.ts'
import type { Bound } from './http/bind.ts'
import { runningRoutes } from './http/running.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { oversightRoutes } from './oversight/routes.ts'
import { packageRoutes } from './packages/routes.ts'
import { patientProfileRoutes } from './patient-profile/routes.ts'
import { patientRoutes } from './patients/routes.ts'
import { payingRoutes } from './paying/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { platformRoutes } from './platform/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { screeningRoutes } from './screening/routes.ts'
import { serviceRoutes } from './services/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { surveyRoutes } from './survey/routes.ts'
import { usageRoutes } from './usage/routes.ts'
import { verificationRoutes } from './verification/routes.ts'
import { walletRoutes } from './wallets/routes.ts'

export const routes: readonly Bound[] = [
  ...runningRoutes,
  ...accountRoutes,
  ...newsletterRoutes,
  ...surveyRoutes,
  ...verificationRoutes,
  ...oversightRoutes,
  ...reportRoutes,
  ...platformRoutes,
  ...privacyRoutes,
  ...availabilityRoutes,
  ...profileRoutes,
  ...patientProfileRoutes,
  ...onboardingRoutes,
  ...payingRoutes,
  ...paymentRoutes,
  ...financeRoutes,
  ...payoutRoutes,
  ...walletRoutes,
  ...usageRoutes,
  ...invoiceRoutes,
  ...documentRoutes,
  ...serviceRoutes,
  ...packageRoutes,
  ...directoryRoutes,
  ...dashboardRoutes,
  ...appointmentRoutes,
  ...patientRoutes,
  ...reviewRoutes,
  ...conflictRoutes,
  ...calendarRoutes,
  ...callRoutes,
  ...notificationRoutes,
  ...messageRoutes,
  ...healthRoutes,
  ...screeningRoutes,
  ...planRoutes,
  ...foodRoutes,
  ...supportRoutes,
]
