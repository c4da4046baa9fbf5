import type { DeskAppointment } from '#contract/oversight/appointment.ts'
import { deskAppointment } from '#copy/oversight/appointment.ts'
import { useWords } from '#web/lib/words.ts'
import { TicketLine } from '#web/support/desk/ticket-line.tsx'
import { Part } from './part.tsx'

const words = deskAppointment.tickets

export function AppointmentTickets({ tickets }: { tickets: NonNullable<DeskAppointment['tickets']> }) {
  const t = useWords()
  return (
    <Part title={t(words.title)}>
      {tickets.length === 0 ? (
        <p className="text-sm text-ink-soft">{t(words.none)}</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {tickets.map((ticket) => (
            <TicketLine key={ticket.id} ticket={ticket} className="py-2" />
          ))}
        </ul>
      )}
    </Part>
  )
}
