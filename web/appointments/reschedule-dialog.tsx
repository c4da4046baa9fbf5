import { useState } from 'react'
import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { rescheduleAppointment } from '#contract/appointments/changes.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { FaultLine } from '#web/ui/fault-line.tsx'
import { ZoneNote } from '#web/ui/zone-note.tsx'
import { NearestTimes } from './nearest-times.tsx'
import { RescheduleTimes } from './reschedule-times.tsx'
import { useAppointmentChange } from './use-appointment-change.ts'
import { writeStart } from './write-when.ts'

const words = appointmentDialogs.reschedule

type RescheduleDialogProps = { party: Party; appointment: Appointment; onClose: () => void }

/** Chooses another time, and states the consequences. */
export function RescheduleDialog({ party, appointment, onClose }: RescheduleDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, movesLeft } = appointment
  const [slot, setSlot] = useState<string>()
  const { mutate, isPending, error, reset } = useAppointmentChange(rescheduleAppointment, appointment, {
    done: ({ wanted }) => (wanted ? words.asked : words.done),
    failed: words.failed,
    onOver: onClose,
  })
  const choose = (next: string | undefined) => {
    setSlot(next)
    reset()
  }
  const keepsTime = party === 'patient' && appointment.status === 'confirmed'
  const isTaken = error?.code === 'slot_taken'
  return (
    <ActionDialog
      isOpen
      urgent
      size="lg"
      words={{
        ...words,
        confirm: slot && !isTaken ? words.moveTo(writeStart(language, slot)) : words.confirm,
      }}
      button={{
        disabled: slot === undefined || isTaken,
        onClick: () => slot && mutate({ id, startsAt: slot }),
      }}
      busy={isPending}
      onClose={onClose}
    >
      <p className="font-medium text-ink">{t(words.now(writeStart(language, appointment.startsAt)))}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {party === 'patient' && movesLeft > 0 && (
          <li>{t(movesLeft === 1 ? words.movesLeft.one : words.movesLeft.two)}</li>
        )}
        {keepsTime ? (
          <li>{t(words.keptUntilAccepted)}</li>
        ) : (
          <>
            <li>{t(words.freed)}</li>
            <li>{t(party === 'patient' ? words.pendingAgain : words.statusStays)}</li>
          </>
        )}
        {keepsTime && <ComesBack appointment={appointment} />}
        {party === 'dietitian' && appointment.wanted && <li>{t(words.dropsWish)}</li>}
      </ul>
      <ZoneNote zone={appointment.zone} className="mt-2" />
      <FaultLine>
        {error && t(wordsOfRefusal(error))}
        {isTaken && <NearestTimes detail={error.detail} onChoose={choose} />}
      </FaultLine>
      <RescheduleTimes appointment={appointment} slot={slot} onChoose={choose} />
    </ActionDialog>
  )
}

/**
 * Rescheduling does not restore the right to a full refund, so this warning is shown if less than the price would be
 * refunded.
 */
function ComesBack({ appointment: { payment, package: use } }: { appointment: Appointment }) {
  const t = useWords()
  const language = useLanguage()
  if (use) return use.comesBack === false && <li>{t(words.refund.notTheUse)}</li>
  if (!payment || payment.ifCancelled === null || payment.ifCancelled >= payment.paid) return null
  const { ifCancelled, paid } = payment
  return (
    <li>
      {t(
        ifCancelled === 0
          ? words.refund.nothing
          : words.refund.atMost(price(language, ifCancelled), price(language, paid)),
      )}
    </li>
  )
}
