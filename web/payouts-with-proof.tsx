import { OwnPayouts } from './payouts/own-payouts.tsx'
import { withProof } from './with-proof.tsx'

export const PayoutsWithProof = withProof(OwnPayouts)
