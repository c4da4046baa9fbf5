import { useId, useState } from 'react'
import {
  type AppointmentPage,
  type Attendance,
  attendances,
  type Party,
} from '#contract/appointments/appointment.ts'
import { reportAbsence, sayWhoCame } from '#contract/appointments/changes.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { said } from '#copy/appointments/status.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { ClaimWords } from './claim-words.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { outcomeMessage } from './status-messages.ts'
import { useAppointmentChange } from './use-appointment-change.ts'

const { absence, whoCame } = appointmentDialogs

/** The actions that open a dialog first. */
export type OpenDialog = 'cancel' | 'decline' | 'complete' | 'absence' | 'whoCame' | 'reschedule' | 'link'

type AppointmentDialogsProps = {
  party: Party
  appointment: AppointmentPage
  asking: OpenDialog | null
  onClose: () => void
}

export function AppointmentDialogs({ asking, ...rest }: AppointmentDialogsProps) {
  if (asking === 'cancel' || asking === 'decline') return <ReasonDialog does={asking} isOnPage {...rest} />
  if (asking === 'complete') return <CompleteDialog {...rest} />
  if (asking === 'absence') return <AbsenceDialog {...rest} />
  if (asking === 'whoCame') return <WhoCameDialog {...rest} />
  if (asking === 'reschedule') return <RescheduleDialog {...rest} />
  if (asking === 'link') return <LinkDialog {...rest} />
  return null
}

type AbsenceDialogProps = { appointment: AppointmentPage; onClose: () => void }

function AbsenceDialog({ appointment, onClose }: AbsenceDialogProps) {
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
      words={absence}
      change={change}
      onConfirm={() => change.mutate({ id: appointment.id, ...(text.trim() && { words: text }) })}
      onClose={onClose}
    >
      <p className="mb-5">{t(absence.text)}</p>
      <ClaimWords value={text} onChange={setText} />
    </AskDialog>
  )
}

type WhoCameDialogProps = { party: Party; appointment: AppointmentPage; onClose: () => void }

/** Asks who attended. The answer can be given once. */
function WhoCameDialog({ party, appointment, onClose }: WhoCameDialogProps) {
  const t = useWords()
  const name = useId()
  const [attendance, setAttendance] = useState<Attendance>('attended')
  const [text, setText] = useState('')
  const change = useAppointmentChange(sayWhoCame, appointment, {
    done: () => whoCame.done,
    failed: whoCame.failed,
    onOver: onClose,
  })
  return (
    <AskDialog
      isOpen
      words={whoCame}
      change={change}
      onConfirm={() => change.mutate({ id: appointment.id, attendance, ...(text.trim() && { words: text }) })}
      onClose={onClose}
    >
      <p className="mb-5">{t(whoCame.text)}</p>
      <RadioCards
        legend={t(whoCame.legend)}
        name={name}
        columns={1}
        value={attendance}
        onChange={setAttendance}
        options={attendances.map((value) => ({ value, label: t(whoCame.options[party][value]) }))}
      />
      <div className="mt-5">
        <ClaimWords value={text} onChange={setText} />
      </div>
    </AskDialog>
  )
}
