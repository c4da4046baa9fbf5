import { listPayees } from '#contract/money/payouts.ts'
import { adminPages } from '#copy/portal/admin-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage, read } from '#web/app/page.ts'
import { PayeeList } from '#web/money/payouts/payee-list.tsx'

const { payouts } = adminPages
const ClaimDesk = lazyPart(() => import('#web/appointments/claims/claim-desk.tsx'), 'ClaimDesk')
const DisputeList = lazyPart(() => import('#web/money/payouts/dispute-list.tsx'), 'DisputeList')
const HoldList = lazyPart(() => import('#web/money/payouts/hold-list.tsx'), 'HoldList')
const PayoutDesk = lazyPart(() => import('#web/money/payouts/payout-desk.tsx'), 'PayoutDesk')

export default portalPage({
  title: payouts.title,
  intro: payouts.intro,
  place: 'navigation',
  duties: ['finance', 'support'],
  reads: [read(listPayees, {})],
  tabs: [
    { id: 'payees', label: payouts.payees, duties: ['finance'], content: <PayeeList /> },
    { id: 'payouts', label: payouts.list, duties: ['finance'], content: <PayoutDesk /> },
    { id: 'disputes', label: payouts.disputes, duties: ['finance'], content: <DisputeList /> },
    { id: 'attendance', label: payouts.attendance, content: <ClaimDesk /> },
    { id: 'holds', label: payouts.holds, duties: ['finance'], content: <HoldList /> },
  ],
})
