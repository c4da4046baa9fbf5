import { useState } from 'react'
import { copyWords, editorWords } from '#copy/plans/editor.ts'
import { dayName } from '#copy/plans/words.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog } from '#web/ui/action-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

type CopyDialogProps = {
  text: Word
  days: number
  /** The index of the copied day, from 0. */
  from: number
  onCopy: (days: number[]) => void
  onClose: () => void
}

/** Asks to which other days something is copied. */
export function CopyDialog({ text, days, from, onCopy, onClose }: CopyDialogProps) {
  const t = useWords()
  const others = Array.from({ length: days }, (_, day) => day).filter((day) => day !== from)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const isAll = chosen.length === others.length
  return (
    <ActionDialog
      isOpen
      words={{ title: copyWords.title, confirm: copyWords.copy, keep: editorWords.cancel }}
      button={{ disabled: chosen.length === 0, onClick: () => onCopy([...chosen]) }}
      onClose={onClose}
    >
      <p>{t(text)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={isAll ? 'primary' : 'secondary'}
          aria-pressed={isAll}
          onClick={() => setChosen(isAll ? [] : others)}
        >
          {t(copyWords.all)}
        </Button>
        {others.map((day) => {
          const isChosen = chosen.includes(day)
          return (
            <Button
              key={day}
              size="sm"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => setChosen(isChosen ? chosen.filter((each) => each !== day) : [...chosen, day])}
            >
              {t(dayName(day + 1))}
            </Button>
          )
        })}
      </div>
    </ActionDialog>
  )
}
