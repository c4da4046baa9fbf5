import { LockKeyhole } from 'lucide-react'
import { consultationNotes } from '#copy/appointments/notes.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'

/** The text of a note, or a message that it can no longer be decrypted. */
export function OpenedNote({ text }: { text: string | null }) {
  const t = useWords()
  if (text === null)
    return (
      <p className="mt-1 flex gap-2 text-sm text-danger-ink">
        <span className="flex h-[1lh] items-center">
          <Icon of={LockKeyhole} small />
        </span>
        {t(consultationNotes.unopenable)}
      </p>
    )
  return (
    <UserText
      as="p"
      text={text}
      className="mt-1 max-w-prose text-sm whitespace-pre-line text-ink-soft aligned-with-page"
    />
  )
}
