import { accountEvents } from './accounts/events.ts'
import { appointmentEvents } from './appointments/events.ts'
import { availabilityEvents } from './availability/events.ts'
import { directoryEvents } from './directory/events.ts'
import { documentEvents } from './documents/events.ts'
import { financeEvents } from './finance/events.ts'
import { foodEvents } from './foods/events.ts'
import { healthEvents } from './health/events.ts'
import { invoiceEvents } from './invoices/events.ts'
import { messageEvents } from './messages/events.ts'
import { newsletterEvents } from './newsletter/events.ts'
import { notificationEvents } from './notifications/events.ts'
import { onboardingEvents } from './onboarding/events.ts'
import { oversightEvents } from './oversight/events.ts'
import { packageEvents } from './packages/events.ts'
import { payingEvents } from './paying/events.ts'
import { paymentEvents } from './payments/events.ts'
import { payoutEvents } from './payouts/events.ts'
import { planEvents } from './plans/events.ts'
import { platformEvents } from './platform/events.ts'
import { privacyEvents } from './privacy/events.ts'
import { profileEvents } from './profiles/events.ts'
import { reportEvents } from './reports/events.ts'
import { reviewEvents } from './reviews/events.ts'
import { screeningEvents } from './screening/events.ts'
import { serviceEvents } from './services/events.ts'
import { supportEvents } from './support/events.ts'
import { surveyEvents } from './survey/events.ts'
import { usageEvents } from './usage/events.ts'
import { verificationEvents } from './verification/events.ts'
import { walletEvents } from './wallets/events.ts'

/** Every kind of event of the product. */
export const events = {
  ...accountEvents,
  ...appointmentEvents,
  ...availabilityEvents,
  ...directoryEvents,
  ...documentEvents,
  ...financeEvents,
  ...foodEvents,
  ...healthEvents,
  ...invoiceEvents,
  ...messageEvents,
  ...newsletterEvents,
  ...notificationEvents,
  ...onboardingEvents,
  ...oversightEvents,
  ...packageEvents,
  ...payingEvents,
  ...paymentEvents,
  ...payoutEvents,
  ...planEvents,
  ...platformEvents,
  ...privacyEvents,
  ...profileEvents,
  ...reviewEvents,
  ...screeningEvents,
  ...serviceEvents,
  ...reportEvents,
  ...supportEvents,
  ...surveyEvents,
  ...usageEvents,
  ...verificationEvents,
  ...walletEvents,
}

export type EventKind = keyof typeof events
