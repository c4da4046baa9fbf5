import { accountEvents } from './accounts/events.ts'
import { appointmentEvents } from './appointments/events.ts'
import { availabilityEvents } from './availability/events.ts'
import { directoryEvents } from './directory/events.ts'
import { documentEvents } from './documents/events.ts'
import { foodEvents } from './foods/events.ts'
import { healthEvents } from './health/events.ts'
import { invitationEvents } from './invitations/events.ts'
import { messageEvents } from './messages/events.ts'
import { moneyEvents } from './money/events.ts'
import { newsletterEvents } from './newsletter/events.ts'
import { notificationEvents } from './notifications/events.ts'
import { onboardingEvents } from './onboarding/events.ts'
import { oversightEvents } from './oversight/events.ts'
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
import { verificationEvents } from './verification/events.ts'

/** Every kind of event of the product. */
export const events = {
  ...accountEvents,
  ...appointmentEvents,
  ...availabilityEvents,
  ...directoryEvents,
  ...documentEvents,
  ...foodEvents,
  ...healthEvents,
  ...invitationEvents,
  ...messageEvents,
  ...moneyEvents,
  ...newsletterEvents,
  ...notificationEvents,
  ...onboardingEvents,
  ...oversightEvents,
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
  ...verificationEvents,
}

export type EventKind = keyof typeof events
