import { lazy, type ReactNode, Suspense, useState } from 'react'
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
  /** What another room asks of it. */
  children?: ReactNode
}

const RescheduleDialog = lazy(async () => ({
  default: (await import('./reschedule-dialog.tsx')).RescheduleDialog,
}))

/** What to do with it now: a request is answered, what is ahead can be moved or cancelled. */
export function RowActions({ party, appointment, name, onAct, children }: RowActionsProps) {
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
  return (
    <div className={actionsClass}>
      {children}
      <MainAction party={party} appointment={appointment} named={named} />
      {onAct && (may.reschedule || may.cancel) && (
        <ChangeActions party={party} appointment={appointment} named={named} onAct={onAct} />
      )}
    </div>
  )
}

type Named = (label: string) => { 'aria-label': string }
type PartProps = Pick<RowActionsProps, 'party' | 'appointment'> & { named: Named }

function MainAction({ party, appointment, named }: PartProps) {
  const t = useWords()
  const { id, may } = appointment
  const { join, start } = appointmentDetail.actions
  if (may.join)
    return (
      <Link to={callPath(id)} className={buttonClass('primary', 'sm', 'max-sm:grow')}>
        {t(party === 'patient' ? join : start)}
      </Link>
    )
  if (may.bookAgain)
    return (
      <Link
        to={bookAgainPath(appointment)}
        className={buttonClass('secondary', 'sm', 'max-sm:grow')}
        {...named(t(words.bookAgain))}
      >
        {t(words.bookAgain)}
      </Link>
    )
  return null
}

/** Another time, or none: both are asked about first. */
function ChangeActions({ party, appointment, named, onAct }: PartProps & { onAct: () => void }) {
  const t = useWords()
  const { may } = appointment
  const [asking, setAsking] = useState<'reschedule' | 'cancel' | null>(null)
  const close = () => setAsking(null)
  const ask = (what: typeof asking) => () => {
    onAct()
    setAsking(what)
  }
  return (
    <>
      {may.reschedule && (
        <Button
          size="sm"
          variant="quiet"
          onClick={ask('reschedule')}
          className="max-sm:grow max-sm:border-line-control/60"
          {...named(t(words.reschedule))}
        >
          {t(words.reschedule)}
        </Button>
      )}
      {may.cancel && (
        <Button
          size="sm"
          variant="quiet"
          onClick={ask('cancel')}
          className="text-danger-ink! max-sm:grow max-sm:border-line-control/60"
          {...named(t(words.cancel))}
        >
          {t(words.cancel)}
        </Button>
      )}
      {asking === 'cancel' && (
        <ReasonDialog
          does="cancel"
          party={party}
          appointment={appointment}
          isOnPage={false}
          onClose={close}
        />
      )}
      {asking === 'reschedule' && (
        <Suspense>
          <RescheduleDialog party={party} appointment={appointment} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Above what makes the whole row a link. */
const actionsClass = 'relative flex flex-wrap gap-2 empty:hidden max-sm:w-full'
