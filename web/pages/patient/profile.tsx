import { readPatientProfile } from '#contract/patients/profile.ts'
import { patientPages } from '#copy/portal/patient-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { PatientProfile } from '#web/profiles/patient-profile.tsx'

const ConsentCard = lazyPart(() => import('#web/health/consent/consent-card.tsx'), 'ConsentCard', null)

export default portalPage({
  title: patientPages.profile.title,
  place: 'navigation',
  reads: [read(readPatientProfile, {})],
  view: () => <PatientProfile consent={<ConsentCard />} />,
})
