import { useId } from 'react'
import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { consultationNotes as words } from '#copy/appointments/notes.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { AddToNotes } from './add-to-notes.tsx'
import { NotesEditor } from './notes-editor.tsx'
import { SignedNotes } from './signed-notes.tsx'

type PracticeNotesProps = {
  appointment: AppointmentPage
  /** Just asked for, so that writing can begin. */
  isFresh: boolean
}

/** The dietitian's side of the notes: written until they are signed, added to afterwards. */
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
