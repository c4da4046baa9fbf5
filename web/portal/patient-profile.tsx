import { patientPages } from './patient-pages.ts'
import { PlaceholderPage } from './placeholder-page.tsx'
import { ProfileHead } from './profile-head.tsx'

export function PatientProfile() {
  return <PlaceholderPage page={patientPages['/patient/profile']} head={<ProfileHead />} />
}
