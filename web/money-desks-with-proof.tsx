import { useProof } from './accounts/security/use-proof.tsx'
import { ClaimDesk } from './appointments/claims/claim-desk.tsx'
import { PayoutDesk } from './payouts/payout-desk.tsx'

/** The payouts before admins, with the dialog that asks for the password. */
export function PayoutDeskWithProof() {
  const { askForPassword, proofDialog } = useProof()
  return (
    <>
      <PayoutDesk askForPassword={askForPassword} />
      {proofDialog}
    </>
  )
}

/** Who attended, where admins decide it, with the same dialog. */
export function ClaimDeskWithProof() {
  const { askForPassword, proofDialog } = useProof()
  return (
    <>
      <ClaimDesk askForPassword={askForPassword} />
      {proofDialog}
    </>
  )
}
