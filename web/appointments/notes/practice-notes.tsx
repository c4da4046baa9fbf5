import { Lock } from 'lucide-react'
import { useId } from 'react'
import type { AppointmentPage, ConsultationNotes } from '#contract/appointments/appointment.ts'
import { consultationNotes as words } from '#copy/appointments/notes.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { writeBackThen } from '../write-when.ts'
import { AddToNotes } from './add-to-notes.tsx'
import { NotesEditor } from './notes-editor.tsx'
import { WrittenNotes } from './written-notes.tsx'

type PracticeNotesProps = {
  appointment: AppointmentPage
  /** The notes were opened just now, so the first field gets the focus. */
  isFresh: boolean
}

/** The dietitian's view of the notes: an editor until they are signed, then addenda. */
export function PracticeNotes({ appointment, isFresh }: PracticeNotesProps) {
  const t = useWords()
  const id = useId()
  const { notes } = appointment
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-md font-semibold">
        {t(words.title)}
      </h3>
      {notes?.signedAt ? (
        <>
          <SignedNotes notes={notes} />
          <AddToNotes id={appointment.id} />
        </>
      ) : (
        <NotesEditor appointment={appointment} isFresh={isFresh} />
      )}
    </Card>
  )
}

/** The signed notes, which no longer change. */
function SignedNotes({ notes }: { notes: ConsultationNotes }) {
  const t = useWords()
  const language = useLanguage()
  const { signedAt } = notes
  return (
    <>
      {signedAt && (
        <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-faint">
          <Icon of={Lock} small />
          <time dateTime={signedAt}>{t(words.sign.signedAt(writeBackThen(language, signedAt)))}</time>
        </p>
      )}
      <WrittenNotes notes={notes} />
    </>
  )
}
