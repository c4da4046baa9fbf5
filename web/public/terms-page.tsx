import { terms } from '#copy/public/terms.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsPage() {
  return <LegalPage content={terms} />
}
