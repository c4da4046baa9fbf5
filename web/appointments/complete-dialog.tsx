import { useId, useState } from 'react'
import type { AppointmentPage, Outcome } from '#contract/appointments/appointment.ts'
import { completeAppointment } from '#contract/appointments/changes.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { said } from '#copy/appointments/status.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { ClaimWords } from './claim-words.tsx'
import { outcomeMessage } from './status-messages.ts'
import { useAppointmentChange } from './use-appointment-change.ts'

const words = appointmentDialogs.complete

type CompleteDialogProps = { appointment: AppointmentPage; onClose: () => void }

/** Records that the appointment took place, or that the patient did not attend. */
export function CompleteDialog({ appointment, onClose }: CompleteDialogProps) {
  const t = useWords()
  const name = useId()
  const [outcome, setOutcome] = useState<Outcome>('attended')
  const [text, setText] = useState('')
  const isAbsence = outcome === 'patient_absent'
  const change = useAppointmentChange(completeAppointment, appointment, {
    done: outcomeMessage,
    failed: said.failed,
    onOver: onClose,
  })
  return (
    <AskDialog
      isOpen
      words={words}
      change={change}
      onConfirm={() =>
        change.mutate({ id: appointment.id, outcome, ...(isAbsence && text.trim() && { words: text }) })
      }
      onClose={onClose}
    >
      <p className="mb-5">{t(words.text)}</p>
      {appointment.may.markAbsent ? (
        <RadioCards
          legend={t(words.outcome)}
          name={name}
          columns={1}
          value={outcome}
          onChange={setOutcome}
          options={[
            { value: 'attended', label: t(words.attended) },
            { value: 'patient_absent', label: t(words.absent) },
          ]}
        />
      ) : (
        <p className="text-sm text-ink-soft">{t(words.attendedOnly)}</p>
      )}
      {isAbsence && (
        <div className="mt-5 grid gap-5">
          <p>{t(words.askedFirst)}</p>
          <ClaimWords value={text} onChange={setText} />
        </div>
      )}
    </AskDialog>
  )
}
