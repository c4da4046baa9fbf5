import type { Appointment } from '#contract/appointments/appointment.ts'
import { rescheduleAppointment } from '#contract/appointments/changes.ts'
import { practiceCalendar } from '#copy/appointments/practice-calendar.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { NearestTimes } from '../nearest-times.tsx'
import { useAppointmentChange } from '../use-appointment-change.ts'
import { writeStart } from '../write-when.ts'

const words = practiceCalendar.moving

type MoveDialogProps = {
  appointment: Appointment
  zone: string
  startsAt: string
  /** Another time was chosen in place of one that is not free. */
  onTime: (startsAt: string) => void
  onClose: () => void
}

/** Confirms where an appointment was dropped, and says who is told. */
export function MoveDialog({ appointment, zone, startsAt, onTime, onClose }: MoveDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const name = useOtherName('dietitian', appointment)
  const { mutate, isPending, error, reset } = useAppointmentChange(rescheduleAppointment, appointment, {
    done: () => words.done,
    failed: words.failed,
    onOver: onClose,
  })
  const isTaken = error?.code === 'slot_taken'
  return (
    <ActionDialog
      isOpen
      urgent
      words={words}
      button={{ disabled: isTaken, onClick: () => mutate({ id: appointment.id, startsAt }) }}
      busy={isPending}
      onClose={onClose}
    >
      <p className="font-medium text-ink">
        {t(
          words.fromTo(
            writeStart(language, appointment.startsAt, zone),
            writeStart(language, startsAt, zone),
          ),
        )}
      </p>
      <p className="mt-2">{t(words.told(name))}</p>
      <FaultLine>
        {error && t(wordsOfRefusal(error))}
        {isTaken && (
          <NearestTimes
            detail={error.detail}
            onChoose={(slot) => {
              reset()
              onTime(slot)
            }}
          />
        )}
      </FaultLine>
    </ActionDialog>
  )
}
