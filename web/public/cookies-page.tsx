import { cookies } from '#copy/public/cookies.ts'
import { LegalPage } from './legal-page.tsx'

export function CookiesPage() {
  return <LegalPage content={cookies} />
}
