import { useProof } from './accounts/security/use-proof.tsx'
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
