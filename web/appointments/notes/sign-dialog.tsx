import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { signNotes } from '#contract/appointments/notes.ts'
import { consultationNotes } from '#copy/appointments/notes.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { cacheAppointment } from '../cache.ts'
import type { NoteText } from './note-parts.ts'

const words = consultationNotes.sign

type SignDialogProps = {
  appointment: AppointmentPage
  text: NoteText
  onSigned: () => void
  onClose: () => void
}

/** The text is sent with the signature, so that the last changes are included. */
export function SignDialog({ appointment, text, onSigned, onClose }: SignDialogProps) {
  const t = useWords()
  const change = useChange(signNotes, {
    onDone: (output) => {
      onSigned()
      onClose()
      cacheAppointment(output.appointment)
      showToast({ tone: 'success', title: t(words.done) })
    },
    onRefused: () => showToast({ tone: 'error', title: t(words.failed) }),
  })
  return (
    <AskDialog
      isOpen
      words={words}
      change={change}
      onConfirm={() => change.mutate({ id: appointment.id, ...text })}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
    </AskDialog>
  )
}
