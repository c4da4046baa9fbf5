import { useState } from 'react'
import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { reportAbsence } from '#contract/appointments/changes.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { said } from '#copy/appointments/status.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { ClaimWords } from './claim-words.tsx'
import { outcomeMessage } from './status-messages.ts'
import { useAppointmentChange } from './use-appointment-change.ts'

const words = appointmentDialogs.absence

type AbsenceDialogProps = { appointment: AppointmentPage; onClose: () => void }

export function AbsenceDialog({ appointment, onClose }: AbsenceDialogProps) {
  const t = useWords()
  const [text, setText] = useState('')
  const change = useAppointmentChange(reportAbsence, appointment, {
    done: outcomeMessage,
    failed: said.failed,
    onOver: onClose,
  })
  return (
    <AskDialog
      isOpen
      danger
      words={words}
      change={change}
      onConfirm={() => change.mutate({ id: appointment.id, ...(text.trim() && { words: text }) })}
      onClose={onClose}
    >
      <p className="mb-5">{t(words.text)}</p>
      <ClaimWords value={text} onChange={setText} />
    </AskDialog>
  )
}
