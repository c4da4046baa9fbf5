import { useId, useState } from 'react'
import {
  type AppointmentPage,
  type Attendance,
  attendances,
  type Party,
} from '#contract/appointments/appointment.ts'
import { sayWhoCame } from '#contract/appointments/changes.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { ClaimWords } from './claim-words.tsx'
import { useAppointmentChange } from './use-appointment-change.ts'

const words = appointmentDialogs.whoCame

type WhoCameDialogProps = { party: Party; appointment: AppointmentPage; onClose: () => void }

/** Asks who attended. The answer can be given once. */
export function WhoCameDialog({ party, appointment, onClose }: WhoCameDialogProps) {
  const t = useWords()
  const name = useId()
  const [attendance, setAttendance] = useState<Attendance>('attended')
  const [text, setText] = useState('')
  const change = useAppointmentChange(sayWhoCame, appointment, {
    done: () => words.done,
    failed: words.failed,
    onOver: onClose,
  })
  return (
    <AskDialog
      isOpen
      words={words}
      change={change}
      onConfirm={() => change.mutate({ id: appointment.id, attendance, ...(text.trim() && { words: text }) })}
      onClose={onClose}
    >
      <p className="mb-5">{t(words.text)}</p>
      <RadioCards
        legend={t(words.legend)}
        name={name}
        columns={1}
        value={attendance}
        onChange={setAttendance}
        options={attendances.map((value) => ({ value, label: t(words.options[party][value]) }))}
      />
      <div className="mt-5">
        <ClaimWords value={text} onChange={setText} />
      </div>
    </AskDialog>
  )
}
