import { usePageSearch } from '#web/lib/page-address.ts'
import { DeskTicketScreen } from './desk-ticket.tsx'
import { Queue } from './queue.tsx'
import { SupportFigures } from './support-figures.tsx'

/** Tickets of the Support Team: the queue, or the one ticket in the address. */
export function TicketDesk() {
  const { ticket } = usePageSearch()
  if (ticket) return <DeskTicketScreen key={ticket} id={ticket} />
  return (
    <div className="flex flex-col gap-5">
      <SupportFigures />
      <Queue />
    </div>
  )
}
