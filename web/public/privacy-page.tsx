import { privacy } from '#copy/public/privacy.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  return <LegalPage content={privacy} />
}
