import { later } from './later.tsx'
import { PatientProfile } from './profiles/patient-profile.tsx'

const ConsentCard = later(() => import('./health/consent/consent-card.tsx'), 'ConsentCard', null)

/** The page of a patient's profile, with what other rooms know. */
export function PatientProfilePage() {
  return <PatientProfile consent={(onGiven) => <ConsentCard onGiven={onGiven} />} />
}
