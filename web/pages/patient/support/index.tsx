import { listTickets } from '#contract/support/own.ts'
import { supportTitles } from '#copy/support/titles.ts'
import { portalPage, readPages } from '#web/app/page.ts'
import { TicketList } from '#web/support/ticket-list.tsx'

export default portalPage({
  title: supportTitles.title,
  place: 'navigation',
  reads: [readPages(listTickets, {})],
  view: () => <TicketList party="patient" />,
})
