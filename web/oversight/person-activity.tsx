import { type ReactNode, useId, useState } from 'react'
import { searchPayments } from '#contract/money/payment-desk.ts'
import { listPersonAppointments } from '#contract/oversight/appointment.ts'
import { listDeskTickets } from '#contract/support/desk.ts'
import { personActivity as words } from '#copy/oversight/appointment.ts'
import { appointmentWords } from '#copy/reports/appointment-words.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { price } from '#web/lib/price.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { StateBadge } from '#web/money/desk/state-badge.tsx'
import { useMoment } from '#web/money/desk/use-moment.ts'
import { AppointmentLine } from '#web/reports/appointment-line.tsx'
import { TicketLine } from '#web/support/desk/ticket-line.tsx'
import { FoundList } from '#web/ui/found-list.tsx'

/** What an account was part of, as far as the reader's duties reach. */
export function PersonActivity({ person }: { person: string }) {
  const { has } = useDuties()
  return (
    <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
      {has('support') && <Appointments person={person} />}
      {has('finance') && <Payments person={person} />}
      {has('support') && <Tickets person={person} />}
    </div>
  )
}

type Props = { person: string }

const row = 'relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 sm:px-6'

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h4 id={id} className="mb-3 text-md font-semibold">
        {title}
      </h4>
      {children}
    </section>
  )
}

function Nothing({ text }: { text: string }) {
  return <p className="px-5 py-4 text-sm text-ink-soft sm:px-6">{text}</p>
}

function Appointments({ person }: Props) {
  const t = useWords()
  const [now] = useState(() => new Date())
  const read = useReadRows(listPersonAppointments, { id: person }, 'appointments')
  const { title, none } = words.appointments
  return (
    <Part title={t(title)}>
      <FoundList words={words.appointments} of={read} none={<Nothing text={t(none)} />}>
        {(appointment) => (
          <AppointmentLine key={appointment.id} appointment={appointment} now={now} className={row} />
        )}
      </FoundList>
    </Part>
  )
}

function Payments({ person }: Props) {
  const t = useWords()
  const language = useLanguage()
  const moment = useMoment()
  const read = useReadRows(searchPayments, { person }, 'payments')
  const { title, none } = words.payments
  return (
    <Part title={t(title)}>
      <FoundList words={words.payments} of={read} none={<Nothing text={t(none)} />}>
        {(payment) => {
          const other = payment.patient?.id === person ? payment.dietitian : payment.patient
          return (
            <li key={payment.id} className={row}>
              <span className="min-w-0 flex-1 basis-48">
                <Link
                  to={`/admin/finance/${payment.id}`}
                  className="block text-sm font-medium tabular-nums text-ink no-underline before:absolute before:inset-0 hover:text-link"
                >
                  <bdi>{price(language, payment.amount)}</bdi>
                </Link>
                <span className="block text-xs text-ink-soft">
                  <bdi>{other ? localizedName(language, other).name : t(appointmentWords.gone)}</bdi>
                  {' · '}
                  <bdi>{moment(payment.at)}</bdi>
                </span>
              </span>
              <StateBadge payment={payment} />
            </li>
          )
        }}
      </FoundList>
    </Part>
  )
}

function Tickets({ person }: Props) {
  const t = useWords()
  const read = useReadRows(listDeskTickets, { person }, 'tickets')
  const { title, none } = words.tickets
  return (
    <Part title={t(title)}>
      <FoundList words={words.tickets} of={read} none={<Nothing text={t(none)} />}>
        {(ticket) => <TicketLine key={ticket.id} ticket={ticket} className="px-5 py-3 sm:px-6" />}
      </FoundList>
    </Part>
  )
}
