import { listAppointments } from '#contract/appointments/appointment.ts'
import { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read, readPages } from '#web/app/page.ts'
import { DashboardAppointments } from '#web/appointments/dashboard-appointments.tsx'
import { dashboardViews } from '#web/appointments/views.ts'
import { DietitianDashboard } from '#web/portal/dietitian-dashboard.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const ClientFeedback = lazyPart(
  () => import('#web/reviews/client-feedback.tsx'),
  'ClientFeedback',
  <Skeleton shape="block" className="h-96" />,
)
const OnboardingNudge = lazyPart(
  () => import('#web/onboarding/onboarding-nudge.tsx'),
  'OnboardingNudge',
  null,
)

export default portalPage({
  title: dietitianPages.dashboard.title,
  place: 'navigation',
  reads: [
    read(readDietitianDashboard, {}),
    readPages(listAppointments, { view: dashboardViews.dietitian[0] }),
  ],
  view: () => (
    <DietitianDashboard
      onboarding={<OnboardingNudge party="dietitian" />}
      appointments={<DashboardAppointments party="dietitian" />}
      feedback={({ tally, reviews }) => <ClientFeedback tally={tally} latest={reviews} />}
    />
  ),
})
