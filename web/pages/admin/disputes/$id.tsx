import { disputeWords } from '#copy/money/disputes.ts'
import { portalPage } from '#web/app/page.ts'
import { DisputeScreen } from '#web/money/disputes/dispute-screen.tsx'

const { page } = disputeWords

export default portalPage({
  title: page.title,
  place: { back: { to: '/admin/payouts?tab=disputes', label: page.back } },
  duties: ['finance'],
  reads: [],
  view: DisputeScreen,
})
