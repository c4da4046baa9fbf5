import { listAppointments } from '#contract/appointments/appointment.ts'
import { readPatientDashboard } from '#contract/dashboards/patient.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read, readPages } from '#web/app/page.ts'
import { DashboardAppointments } from '#web/appointments/dashboard-appointments.tsx'
import { dashboardViews } from '#web/appointments/views.ts'
import { PatientDashboard } from '#web/portal/patient-dashboard.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const OnboardingNudge = lazyPart(
  () => import('#web/onboarding/onboarding-nudge.tsx'),
  'OnboardingNudge',
  null,
)

const TickMeal = lazyPart(
  () => import('#web/plans/following/tick-meal.tsx'),
  'TickMeal',
  <Skeleton shape="circle" className="size-11" />,
)
const UnsentNote = lazyPart(() => import('#web/plans/following/unsent-note.tsx'), 'UnsentNote', null)

export default portalPage({
  title: patientPages.dashboard.title,
  place: 'navigation',
  reads: [read(readPatientDashboard, {}), readPages(listAppointments, { view: dashboardViews.patient[0] })],
  view: () => (
    <PatientDashboard
      onboarding={<OnboardingNudge party="patient" />}
      appointments={<DashboardAppointments party="patient" />}
      mealParts={{ tick: (props) => <TickMeal {...props} />, unsent: <UnsentNote /> }}
    />
  ),
})
