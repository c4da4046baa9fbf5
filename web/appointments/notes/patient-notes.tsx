import { useId } from 'react'
import type { ConsultationNotes } from '#contract/appointments/appointment.ts'
import { consultationNotes as words } from '#copy/appointments/notes.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Addenda } from './addenda.tsx'

/** What the dietitian has written for the patient, once it is signed. */
export function PatientNotes({ notes }: { notes: ConsultationNotes }) {
  const t = useWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-md font-semibold">
        {t(words.ofPatient)}
      </h3>
      {notes.shared && (
        <p
          dir="auto"
          className="mt-2 max-w-prose text-sm whitespace-pre-line text-ink-soft aligned-with-page"
        >
          {notes.shared}
        </p>
      )}
      <Addenda addenda={notes.addenda} />
    </Card>
  )
}
