import { useBlocker } from '@tanstack/react-router'
import { memo } from 'react'
import { autosave } from '#copy/autosave.ts'
import type { SaveState } from '#web/lib/saver.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from './ask-dialog.tsx'

const words = autosave.leave

type LeaveUnsavedProps = {
  state: SaveState
  flush: () => Promise<boolean>
  /** Called when the reader leaves without saving. */
  onLeave: () => void
}

/** Saves before the page is left, and asks only if saving fails. */
export const LeaveUnsaved = memo(function LeaveUnsaved({ state, flush, onLeave }: LeaveUnsavedProps) {
  const t = useWords()
  const isKept = state === 'saved'
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
      words={words}
      onConfirm={() => {
        onLeave()
        proceed?.()
      }}
      onClose={() => reset?.()}
    >
      <p>{t(state === 'held' ? words.heldText : words.text)}</p>
    </AskDialog>
  )
})
