import { Lock } from 'lucide-react'
import { useId } from 'react'
import {
  type AppointmentPage,
  adimeParts,
  type ConsultationNotes,
} from '#contract/appointments/appointment.ts'
import { consultationNotes, consultationNotes as words } from '#copy/appointments/notes.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { writeBackThen } from '../write-when.ts'
import { AddToNotes } from './add-to-notes.tsx'
import { Addenda } from './addenda.tsx'
import { NotesEditor } from './notes-editor.tsx'
import { OpenedNote } from './opened-note.tsx'

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

/** What was signed, as it stands for good. */
function SignedNotes({ notes }: { notes: ConsultationNotes }) {
  const t = useWords()
  const language = useLanguage()
  const { signedAt, adime } = notes
  const isWithoutParts = adime !== null && adimeParts.every((part) => adime[part] === '')
  return (
    <>
      {signedAt && (
        <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-faint">
          <Icon of={Lock} small />
          <time dateTime={signedAt}>{t(words.sign.signedAt(writeBackThen(language, signedAt)))}</time>
        </p>
      )}
      {notes.adime === null ? (
        <NoteBody label={words.adime.title} text={null} />
      ) : (
        adimeParts.map((part) => (
          <WrittenPart key={part} label={words.adime[part].label} text={notes.adime?.[part]} />
        ))
      )}
      {(notes.private !== '' || isWithoutParts) && (
        <NoteBody label={words.private.label} text={notes.private} />
      )}
      <NoteBody label={words.shared.label} text={notes.shared} />
      <Addenda addenda={notes.addenda} isForBoth />
    </>
  )
}

/** A part in which nothing was written is not spoken of. */
function WrittenPart({ label, text }: { label: Word; text: string | undefined }) {
  return text ? <NoteBody label={label} text={text} /> : null
}

type NoteBodyProps = { label: Word; text: string | null }

function NoteBody({ label, text }: NoteBodyProps) {
  const t = useWords()
  return (
    <div className="mt-4">
      <h4 className="text-sm font-medium">{t(label)}</h4>
      {text === '' ? (
        <p className="mt-1 text-sm text-ink-faint">{t(consultationNotes.empty)}</p>
      ) : (
        <OpenedNote text={text} />
      )}
    </div>
  )
}
