import { measureDatabase } from '#server/ground/data/measure-database.ts'
import { measureQueue } from '#server/ground/data/measure-queue.ts'
import type { JobsPool } from '#server/ground/data/pools.ts'
import type { House } from '#server/ground/house.ts'
import type { Bound } from '#server/ground/http/bind.ts'
import { healthCheckRoutes } from '#server/ground/http/health-checks.ts'
import type { Meter } from '#server/ground/http/metrics.ts'
import { measurePost } from '#server/ground/post/measure-post.ts'
import { measureSockets } from '#server/ground/realtime/measure-sockets.ts'
import type { SocketHandler } from '#server/ground/realtime/on-frame.ts'
import type { PresenceAudience } from '#server/ground/realtime/presence.ts'
import type { Realtime } from '#server/ground/realtime/realtime.ts'
import type { PublicPages } from '#server/ground/site/site.ts'
import { measurePayouts } from '#server/money/payouts/measure-payouts.ts'
import { accountRoutes } from './accounts/routes.ts'
import { calendarRoutes } from './appointments/calendar/routes.ts'
import { conflictRoutes } from './appointments/conflicts/routes.ts'
import { appointmentRoutes } from './appointments/routes.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { callSocketHandlers } from './calls/frames.ts'
import { callRoutes } from './calls/routes.ts'
import { dashboardRoutes } from './dashboards/routes.ts'
import { openPublicDirectory } from './directory/public/page-maker.ts'
import { directoryRoutes } from './directory/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { foodRoutes } from './foods/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { conversationPartners } from './messages/conversation-partners.ts'
import { handleTyping } from './messages/handle-typing.ts'
import { messageRoutes } from './messages/routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { oversightRoutes } from './oversight/routes.ts'
import { patientRoutes } from './patients/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { readPageTerms } from './platform/read-page-terms.ts'
import { platformRoutes } from './platform/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { screeningRoutes } from './screening/routes.ts'
import { serviceRoutes } from './services/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { surveyRoutes } from './survey/routes.ts'
import { verificationRoutes } from './verification/routes.ts'
import { visitorRoutes } from './visitors/routes.ts'

export const routes: readonly Bound[] = [
  ...healthCheckRoutes,
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
  ...onboardingRoutes,
  ...moneyRoutes,
  ...documentRoutes,
  ...serviceRoutes,
  ...directoryRoutes,
  ...dashboardRoutes,
  ...appointmentRoutes,
  ...patientRoutes,
  ...invitationRoutes,
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
  ...visitorRoutes,
]

/** The domains' handlers of frames received over a socket. */
export const socketHandlers: readonly SocketHandler[] = [...callSocketHandlers, handleTyping]

/** The rules for who may see whether a person is online. */
export const presenceAudience: readonly PresenceAudience[] = [conversationPartners]

/** Public pages that domains render from their data, and the fee and refund terms that every page may quote. */
export const publicPages: PublicPages = {
  generators: [openPublicDirectory],
  readTerms: readPageTerms,
}

/** The figures in `/metrics` besides requests and the process itself. */
export const metersOf = (
  house: House,
  realtime: Pick<Realtime, 'sockets'>,
  jobs: Pick<JobsPool, 'query'>,
): readonly Meter[] => [
  ...measureQueue(jobs),
  ...measurePost(house),
  ...measureSockets(realtime),
  ...measurePayouts(house),
  ...measureDatabase(house),
]
