import { useState } from 'react'
import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { confirmAppointment } from '#contract/appointments/changes.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { appointmentList as words } from '#copy/appointments/list.ts'
import { said } from '#copy/appointments/status.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { bookAgainPath, callPath } from './paths.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { sayAccepted } from './say-status.ts'
import { useAppointmentChange } from './use-appointment-change.ts'

type RowActionsProps = {
  party: Party
  appointment: Appointment
  name: string
  /** Something was pressed that changes it. */
  onAct?: (() => void) | undefined
}

/** The one thing to do with it now, if there is one; a request is answered. */
export function RowActions({ party, appointment, name, onAct }: RowActionsProps) {
  const t = useWords()
  const { id, may } = appointment
  const [isDeclining, setDeclining] = useState(false)
  const accept = useAppointmentChange(confirmAppointment, appointment, {
    done: () => sayAccepted(appointment, false),
    failed: said.failed,
  })
  const named = (label: string) => ({ 'aria-label': `${label}: ${name}` })
  if (may.confirm || may.decline)
    return (
      <div className={actionsClass}>
        {may.confirm && (
          <Button
            size="sm"
            busy={accept.isPending}
            busyText={t(words.accepting)}
            onClick={() => {
              onAct?.()
              accept.mutate({ id })
            }}
            className="max-sm:grow"
            {...named(t(words.accept))}
          >
            {t(words.accept)}
          </Button>
        )}
        {may.decline && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              onAct?.()
              setDeclining(true)
            }}
            className="max-sm:grow"
            {...named(t(words.decline))}
          >
            {t(words.decline)}
          </Button>
        )}
        {isDeclining && (
          <ReasonDialog
            does="decline"
            party={party}
            appointment={appointment}
            isOnPage={false}
            onClose={() => setDeclining(false)}
          />
        )}
      </div>
    )
  const { join, start } = appointmentDetail.actions
  if (may.join)
    return (
      <Link to={callPath(id)} className={buttonClass('primary', 'sm', actionsClass)}>
        {t(party === 'patient' ? join : start)}
      </Link>
    )
  if (may.bookAgain)
    return (
      <Link
        to={bookAgainPath(appointment)}
        className={buttonClass('secondary', 'sm', actionsClass)}
        {...named(t(words.bookAgain))}
      >
        {t(words.bookAgain)}
      </Link>
    )
  return null
}

/** Above what makes the whole row a link. */
const actionsClass = 'relative flex gap-2 max-sm:w-full'
