import type { Appointment } from '#contract/appointments/appointment.ts'
import { practiceCalendar } from '#copy/appointments/practice-calendar.ts'
import { reservedWords } from '#copy/appointments/reserved.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { appointmentPath } from '../paths.ts'
import { StatusBadge } from '../status-badge.tsx'
import { writeStart, writeWhen } from '../write-when.ts'
import { FollowUpButton } from './follow-up-button.tsx'

const words = practiceCalendar.chosen

type ChosenDialogProps = {
  appointment: Appointment
  zone: string
  onMove: () => void
  onClose: () => void
}

/** An appointment in the calendar, and what can be done with it there. */
export function ChosenDialog({ appointment, zone, onMove, onClose }: ChosenDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const name = useOtherName('dietitian', appointment)
  const { id, status, due, may, serviceName, otherServiceName } = appointment
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name}
      actions={
        <>
          <Link to={appointmentPath('dietitian', id)} className={buttonClass('primary', 'md')}>
            {t(words.openPage)}
          </Link>
          {may.reschedule && (
            <Button variant="secondary" onClick={onMove}>
              {t(words.move)}
            </Button>
          )}
          {status === 'completed' && <FollowUpButton appointment={appointment} />}
        </>
      }
    >
      <StatusBadge status={status} due={due} />
      <p className="mt-3 font-medium text-ink">{writeWhen(language, appointment, new Date(), zone)}</p>
      <p>
        <UserText text={serviceName} other={otherServiceName} />
      </p>
      {due && <p className="mt-2">{t(reservedWords.paysUntil(writeStart(language, due.until, zone)))}</p>}
    </Dialog>
  )
}
