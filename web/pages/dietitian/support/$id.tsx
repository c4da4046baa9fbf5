import { readTicket } from '#contract/support/own.ts'
import { supportTitles } from '#copy/support/titles.ts'
import { portalPage, read } from '#web/app/page.ts'
import { TicketScreen } from '#web/support/ticket-screen.tsx'

export default portalPage({
  title: supportTitles.title,
  place: { back: { to: '/dietitian/support', label: supportTitles.back } },
  reads: [read(readTicket, { id: ':id' })],
  view: () => <TicketScreen party="dietitian" />,
})
