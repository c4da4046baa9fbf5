import { consultationNotes } from '#copy/appointments/notes.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'

type NoteBodyProps = { label: Word; text: string }

export function NoteBody({ label, text }: NoteBodyProps) {
  const t = useWords()
  return (
    <div className="mt-4">
      <h4 className="text-sm font-medium">{t(label)}</h4>
      {text ? (
        <p
          dir="auto"
          className="mt-1 max-w-prose text-sm whitespace-pre-line text-ink-soft aligned-with-page"
        >
          {text}
        </p>
      ) : (
        <p className="mt-1 text-sm text-ink-faint">{t(consultationNotes.empty)}</p>
      )}
    </div>
  )
}
