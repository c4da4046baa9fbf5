import { Check, CircleAlert } from 'lucide-react'
import { autosave as words } from '#copy/autosave.ts'
import type { Word } from '#copy/word.ts'
import type { SaveState } from '#web/lib/saver.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type SaveStateLineProps = {
  /** Null until something was changed. */
  state: SaveState | null
  onSave: () => void
  /** Shown once everything is saved. */
  saved?: Word
}

/** A quiet line that shows whether the changes are saved. */
export function SaveStateLine({ state, onSave, saved = words.saved }: SaveStateLineProps) {
  const t = useWords()
  const isFailed = state === 'failed' || state === 'held'
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
        {state && t(state === 'saved' ? saved : isFailed ? words.notSaved : words.saving)}
      </p>
      {state === 'failed' && (
        <Button variant="quiet" size="sm" onClick={onSave}>
          {t(words.tryAgain)}
        </Button>
      )}
    </div>
  )
}
