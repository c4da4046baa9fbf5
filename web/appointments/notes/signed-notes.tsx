import { Lock } from 'lucide-react'
import type { ConsultationNotes } from '#contract/appointments/appointment.ts'
import { consultationNotes as words } from '#copy/appointments/notes.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { writeBackThen } from '../write-when.ts'
import { Addenda } from './addenda.tsx'
import { NoteBody } from './note-body.tsx'

/** What was signed, as it stands for good. */
export function SignedNotes({ notes }: { notes: ConsultationNotes }) {
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
      <NoteBody label={words.private.label} text={notes.private} />
      <NoteBody label={words.shared.label} text={notes.shared} />
      <Addenda addenda={notes.addenda} isForBoth />
    </>
  )
}
