import { useProof } from './accounts/security/use-proof.tsx'
import { BillingSettings } from './payments/billing-settings.tsx'

/** Under a tab of the dietitian's settings. */
export function BillingTab() {
  const { askForPassword, proofDialog } = useProof()
  return (
    <>
      <BillingSettings askForPassword={askForPassword} />
      {proofDialog}
    </>
  )
}
