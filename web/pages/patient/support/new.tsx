import { supportTitles } from '#copy/support/titles.ts'
import { portalPage } from '#web/app/page.ts'
import { NewTicket } from '#web/support/new-ticket.tsx'

export default portalPage({
  title: supportTitles.contact,
  place: { back: { to: '/patient/support', label: supportTitles.back } },
  reads: [],
  view: () => <NewTicket party="patient" />,
})
