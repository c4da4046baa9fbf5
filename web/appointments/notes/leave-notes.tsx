import { useBlocker } from '@tanstack/react-router'
import { consultationNotes } from '#copy/appointments/notes.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'

const words = consultationNotes.leave

type LeaveNotesProps = {
  isKept: boolean
  flush: () => Promise<boolean>
  /** What is not kept is left behind. */
  onLeave: () => void
}

/** Saves before the page is left, and asks only where that does not work. */
export function LeaveNotes({ isKept, flush, onLeave }: LeaveNotesProps) {
  const t = useWords()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await flush()),
    enableBeforeUnload: !isKept,
    disabled: isKept,
    withResolver: true,
  })
  return (
    <AskDialog
      isOpen={status === 'blocked'}
      danger
      words={{ ...words, keep: words.stay }}
      onConfirm={() => {
        onLeave()
        proceed?.()
      }}
      onClose={() => reset?.()}
    >
      <p>{t(words.text)}</p>
    </AskDialog>
  )
}
