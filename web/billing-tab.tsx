import { useProof } from './accounts/security/use-proof.tsx'
import { InvoicesOfPractice } from './invoices/practice-invoices.tsx'
import { BillingSettings } from './payments/billing-settings.tsx'

/** Under a tab of the dietitian's settings. */
export function BillingTab() {
  const { askForPassword, proofDialog } = useProof()
  return (
    <>
      <BillingSettings askForPassword={askForPassword} />
      <InvoicesOfPractice />
      {proofDialog}
    </>
  )
}
