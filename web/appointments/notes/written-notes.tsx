import { adimeParts, type ConsultationNotes } from '#contract/appointments/appointment.ts'
import { consultationNotes as words } from '#copy/appointments/notes.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Addenda } from './addenda.tsx'
import { OpenedNote } from './opened-note.tsx'

/** Notes as their dietitian reads them. Empty parts are left out. */
export function WrittenNotes({
  notes: { adime, private: other, shared, addenda },
}: {
  notes: ConsultationNotes
}) {
  const written = adimeParts.filter((part) => adime?.[part])
  return (
    <>
      {adime === null && <NoteBody label={words.adime.title} text={null} />}
      {written.map((part) => (
        <NoteBody key={part} label={words.adime[part].label} text={adime?.[part] ?? null} />
      ))}
      {(other !== '' || (adime !== null && written.length === 0)) && (
        <NoteBody label={words.private.label} text={other} />
      )}
      <NoteBody label={words.shared.label} text={shared} />
      <Addenda addenda={addenda} isForBoth />
    </>
  )
}

type NoteBodyProps = { label: Word; text: string | null }

function NoteBody({ label, text }: NoteBodyProps) {
  const t = useWords()
  return (
    <div className="mt-4">
      <h4 className="text-sm font-medium">{t(label)}</h4>
      {text === '' ? (
        <p className="mt-1 text-sm text-ink-faint">{t(words.empty)}</p>
      ) : (
        <OpenedNote text={text} />
      )}
    </div>
  )
}
