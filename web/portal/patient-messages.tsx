import { patientPages } from '#copy/portal/patient-pages.ts'
import { MessagesPage } from './messages-page.tsx'

export function PatientMessages() {
  const { messages: words } = patientPages
  return <MessagesPage words={words} way={{ to: '/patient/dietitians', label: words.find }} />
}
