import { ClaimDesk } from './appointments/claims/claim-desk.tsx'
import { PayoutDesk } from './payouts/payout-desk.tsx'
import { withProof } from './with-proof.tsx'

export const PayoutDeskWithProof = withProof(PayoutDesk)
export const ClaimDeskWithProof = withProof(ClaimDesk)
