import { useBlocker } from '@tanstack/react-router'
import { room } from '#copy/calls/room.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'

/** A navigation ends the call, so it must be confirmed. */
export function LeaveCall() {
  const t = useWords()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  })
  return (
    <AskDialog
      isOpen={status === 'blocked'}
      danger
      words={room.leaving}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      <p>{t(room.leaving.text)}</p>
    </AskDialog>
  )
}
