import { useBlocker } from '@tanstack/react-router'
import { room } from '#copy/calls/room.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'

/** Another page ends the call, so whoever goes there by a link, a toast or the way back is asked first. */
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
