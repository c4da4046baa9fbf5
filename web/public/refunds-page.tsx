import { refunds } from '#copy/public/refunds.ts'
import { LegalPage } from './legal-page.tsx'

export function RefundsPage() {
  return <LegalPage content={refunds} />
}
