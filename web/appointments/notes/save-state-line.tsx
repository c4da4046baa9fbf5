import { Check, CircleAlert } from 'lucide-react'
import { consultationNotes } from '#copy/appointments/notes.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { SaveState } from './note-saver.ts'

const words = consultationNotes.state

type SaveStateLineProps = {
  /** Null before there is anything to save. */
  state: SaveState | null
  onSave: () => void
}

/** Quietly, whether what was written is kept. */
export function SaveStateLine({ state, onSave }: SaveStateLineProps) {
  const t = useWords()
  const isFailed = state === 'failed'
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p
        role="status"
        className={joinClasses(
          'flex items-center gap-1.5 text-sm',
          isFailed ? 'text-danger-ink' : 'text-ink-faint',
        )}
      >
        {state === 'saved' && <Icon of={Check} small />}
        {isFailed && <Icon of={CircleAlert} small />}
        {state && t(state === 'saved' ? words.saved : isFailed ? words.notSaved : words.saving)}
      </p>
      {isFailed && (
        <Button variant="quiet" size="sm" onClick={onSave}>
          {t(words.tryAgain)}
        </Button>
      )}
    </div>
  )
}
