import type { FormEvent, ReactNode } from 'react'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type ChoiceFormProps = {
  words: { readonly save: Word; readonly saving: Word }
  busy: boolean
  onSave: () => void
  /** The choices. A button saves them, because moving through radio buttons with the keyboard changes the choice. */
  children: ReactNode
}

export function ChoiceForm({ words, busy, onSave, children }: ChoiceFormProps) {
  const t = useWords()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSave()
  }
  return (
    <form method="dialog" onSubmit={save} className="grid gap-5">
      {children}
      <Button
        type="submit"
        variant="secondary"
        busy={busy}
        busyText={t(words.saving)}
        className="justify-self-start"
      >
        {t(words.save)}
      </Button>
    </form>
  )
}
