import type { ConsultationNotes } from '#contract/appointments/appointment.ts'
import { consultationNotes } from '#copy/appointments/notes.ts'
import { parts } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeBackThen } from '../write-when.ts'
import { OpenedNote } from './opened-note.tsx'

const words = consultationNotes.addenda

type AddendaProps = Pick<ConsultationNotes, 'addenda'> & {
  /** The list includes addenda that only the dietitian can read. */
  isForBoth?: boolean
}

/** Addenda made after the signature, in order. */
export function Addenda({ addenda, isForBoth = false }: AddendaProps) {
  const t = useWords()
  const language = useLanguage()
  if (addenda.length === 0) return null
  return (
    <div className="mt-4">
      <h4 className="text-sm font-medium">{t(words.title)}</h4>
      <ul className="mt-2 space-y-3">
        {addenda.map(({ audience, text, at }) => (
          <li key={at} className="border-s-2 border-line ps-3.5">
            <OpenedNote text={text} />
            <p className="text-xs text-ink-faint">
              <time dateTime={at}>{writeBackThen(language, at)}</time>
              {isForBoth && `${t(parts.comma)}${t(words[audience])}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
