import { addClaimEvidence, listClaimEvidence } from '#contract/money/evidence.ts'
import { claimDesk } from '#copy/appointments/claim-desk.ts'
import { portalPage } from '#web/app/page.ts'
import { ClaimScreen } from '#web/appointments/claims/claim-screen.tsx'
import { EvidenceFiles } from '#web/money/disputes/evidence-files.tsx'

const { page } = claimDesk

export default portalPage({
  title: page.title,
  place: { back: { to: '/admin/payouts?tab=attendance', label: page.back } },
  duties: ['support', 'finance'],
  reads: [],
  view: () => (
    <ClaimScreen
      evidence={(id) => <EvidenceFiles id={id} list={listClaimEvidence} add={addClaimEvidence} />}
    />
  ),
})
