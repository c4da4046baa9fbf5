import { Video } from 'lucide-react'
import { useId, useState } from 'react'
import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { confirmAppointment, rescheduleAppointment } from '#contract/appointments/changes.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { appointmentList } from '#copy/appointments/list.ts'
import { reservedWords } from '#copy/appointments/reserved.ts'
import { said } from '#copy/appointments/status.ts'
import { tooEarlyToComplete } from '#copy/refusals.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { OpenDialog } from './appointment-dialogs.tsx'
import { bookAgainPath, callPath } from './paths.ts'
import { PayButton } from './pay-button.tsx'
import { acceptedMessage } from './status-messages.ts'
import { useAppointmentChange } from './use-appointment-change.ts'

const FollowUpButton = lazyPart(
  () => import('./practice-calendar/follow-up-button.tsx'),
  'FollowUpButton',
  null,
)

const words = appointmentDetail.actions

type NextActionsProps = { party: Party; appointment: AppointmentPage; onAsk: (asking: OpenDialog) => void }

/** Buttons this side may press now. */
export function NextActions({ party, appointment, onAsk }: NextActionsProps) {
  const t = useWords()
  const { id, may, status, meetingLink, startsAt, wanted } = appointment
  const confirm = useAppointmentChange(confirmAppointment, appointment, {
    done: () => acceptedMessage(appointment, true),
    failed: said.failed,
  })
  // Before the call opens, its lobby shows the countdown.
  const hasLobby = may.join || (meetingLink !== null && new Date(startsAt) > new Date())
  return (
    <div className="mt-5 flex flex-wrap items-start gap-2.5 empty:hidden">
      {hasLobby && (
        <Link
          to={callPath(id)}
          className={buttonClass(may.join ? 'primary' : 'secondary', 'md', 'max-sm:grow')}
        >
          <Icon of={Video} small />
          {t(party === 'patient' ? words.join : words.start)}
        </Link>
      )}
      {may.confirm && (
        <Button
          busy={confirm.isPending}
          busyText={t(wanted ? words.accepting : words.confirming)}
          onClick={() => confirm.mutate({ id })}
          className="max-sm:grow"
        >
          {t(wanted ? words.acceptMove : words.confirm)}
        </Button>
      )}
      {may.decline && (
        <Button variant="secondary" onClick={() => onAsk('decline')} className="max-sm:grow">
          {t(words.decline)}
        </Button>
      )}
      {may.pay && <PayButton appointment={appointment} />}
      {may.pay && (
        <Button variant="secondary" onClick={() => onAsk('cancel')} className="max-sm:grow">
          {t(reservedWords.decline)}
        </Button>
      )}
      {may.keepTime && <KeepTimeButton appointment={appointment} />}
      {party === 'dietitian' && status === 'confirmed' && !appointment.claim && (
        <CompleteButton mayComplete={may.complete} onComplete={() => onAsk('complete')} />
      )}
      {may.sayWhoCame && (
        <Button onClick={() => onAsk('whoCame')} className="max-sm:grow">
          {t(words.whoCame)}
        </Button>
      )}
      {may.reportAbsence && (
        <Button variant="secondary" onClick={() => onAsk('absence')} className="max-sm:grow">
          {t(words.absent)}
        </Button>
      )}
      {party === 'dietitian' && status === 'completed' && <FollowUpButton appointment={appointment} />}
      {may.bookAgain && (
        <Link to={bookAgainPath(appointment)} className={buttonClass('primary', 'md', 'max-sm:grow')}>
          {t(appointmentList.bookAgain)}
        </Link>
      )}
    </div>
  )
}

/** Withdraws the request for another time. */
function KeepTimeButton({ appointment }: { appointment: AppointmentPage }) {
  const t = useWords()
  const { id, startsAt } = appointment
  const keep = useAppointmentChange(rescheduleAppointment, appointment, {
    done: () => words.withdrawn,
    failed: said.failed,
  })
  return (
    <Button
      variant="secondary"
      busy={keep.isPending}
      busyText={t(words.withdrawing)}
      onClick={() => keep.mutate({ id, startsAt })}
      className="max-sm:grow"
    >
      {t(words.withdraw)}
    </Button>
  )
}

type CompleteButtonProps = { mayComplete: boolean; onComplete: () => void }

/** Shown on every confirmed appointment; pressed too early, it explains why not. */
function CompleteButton({ mayComplete, onComplete }: CompleteButtonProps) {
  const t = useWords()
  const id = useId()
  const [isExplained, setExplained] = useState(false)
  return (
    <div className="flex flex-col gap-1.5 max-sm:grow">
      <Button
        variant={mayComplete ? 'primary' : 'secondary'}
        aria-describedby={isExplained && !mayComplete ? id : undefined}
        onClick={() => (mayComplete ? onComplete() : setExplained(true))}
      >
        {t(appointmentDetail.actions.complete)}
      </Button>
      <p id={id} role="status" className="text-xs text-ink-soft empty:hidden">
        {isExplained && !mayComplete && t(tooEarlyToComplete)}
      </p>
    </div>
  )
}
