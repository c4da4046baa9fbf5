import { readPatientOnboarding } from '#contract/onboarding.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { ConsentCard } from '#web/health/consent/consent-card.tsx'
import { PatientOnboarding } from '#web/onboarding/patient-onboarding.tsx'

export default portalPage({
  title: patientPages.onboarding.title,
  place: { from: '/patient/dashboard' },
  reads: [read(readPatientOnboarding, {})],
  view: () => <PatientOnboarding consent={<ConsentCard />} />,
})
