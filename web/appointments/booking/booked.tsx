import { CalendarPlus, CircleCheck, Clock } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { type AppointmentPage, callOpens } from '#contract/appointments/appointment.ts'
import { bookedWords } from '#copy/appointments/booked.ts'
import { booking } from '#copy/appointments/booking.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { appointmentPath, listPath } from '../paths.ts'
import { BookedFacts } from './booked-facts.tsx'

/** Shown in place of the form: the booked appointment and what happens next. */
export function Booked({ appointment }: { appointment: AppointmentPage }) {
  const t = useWords()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { id, status, mode } = appointment
  const isBooked = status === 'confirmed'
  const done = bookedWords
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <Card as="section" flush aria-labelledby={titleId} className="mt-4">
      <div className="flex flex-col items-center px-5 pt-10 pb-6 text-center sm:px-6">
        <span
          className={
            isBooked ? `${tile} bg-confirmed text-on-confirmed` : `${tile} bg-pending text-on-pending`
          }
        >
          <Icon of={isBooked ? CircleCheck : Clock} />
        </span>
        <h2 id={titleId} ref={title} tabIndex={-1} className="mt-4 text-xl display">
          {t(isBooked ? done.booked : done.sent)}
        </h2>
        <p className="mt-2 max-w-md text-sm text-balance text-ink-soft">
          {t(isBooked ? done.bookedText : done.sentText)}
        </p>
      </div>
      <BookedFacts appointment={appointment} />
      <div className="flex flex-col items-center border-t border-line px-5 py-6 sm:px-6">
        <p className="mb-5 max-w-prose text-center text-sm text-balance text-ink-soft">
          {t(isBooked ? booking.summary.cancel : done.lapses)}
          {isBooked && mode === 'video' && ` ${t(done.video(callOpens))}`}
        </p>
        <div className="flex w-full flex-col justify-center gap-2.5 sm:w-auto sm:flex-row">
          <Link to={appointmentPath('patient', id)} className={buttonClass('primary')}>
            {t(done.open)}
          </Link>
          <a href={`/api/appointments/${id}/calendar`} download="" className={buttonClass('secondary')}>
            <Icon of={CalendarPlus} />
            {t(done.calendar)}
          </a>
          <Link to={listPath('patient')} className={buttonClass('quiet')}>
            {t(done.all)}
          </Link>
        </div>
      </div>
    </Card>
  )
}

const tile = 'grid size-14 place-items-center rounded-pill'
