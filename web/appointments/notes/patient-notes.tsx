import { useId } from 'react'
import type { ConsultationNotes } from '#contract/appointments/appointment.ts'
import { consultationNotes as words } from '#copy/appointments/notes.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Addenda } from './addenda.tsx'
import { OpenedNote } from './opened-note.tsx'

/** The dietitian's notes for the patient, shown once they are signed. */
export function PatientNotes({ notes }: { notes: ConsultationNotes }) {
  const t = useWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-md font-semibold">
        {t(words.ofPatient)}
      </h3>
      {notes.shared !== '' && <OpenedNote text={notes.shared} />}
      <Addenda addenda={notes.addenda} />
    </Card>
  )
}
