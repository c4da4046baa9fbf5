import { useProof } from './accounts/security/use-proof.tsx'
import { OwnPayouts } from './payouts/own-payouts.tsx'

/** On the dietitian's page of payments: whoever asks for a payout shows the password. */
export function PayoutsWithProof() {
  const { askForPassword, proofDialog } = useProof()
  return (
    <>
      <OwnPayouts askForPassword={askForPassword} />
      {proofDialog}
    </>
  )
}
