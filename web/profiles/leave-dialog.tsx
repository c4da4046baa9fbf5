import { useBlocker } from '@tanstack/react-router'
import { profileForm as words } from '#copy/profiles/form.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'

type LeaveDialogProps = { isDirty: boolean; onDiscard: () => void }

/** Asks before unsaved changes are discarded; not when only the tab changes. */
export function LeaveDialog({ isDirty, onDiscard }: LeaveDialogProps) {
  const t = useWords()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <AskDialog
      isOpen={status === 'blocked'}
      danger
      words={{ ...words.leave, keep: words.leave.stay }}
      onConfirm={() => {
        onDiscard()
        proceed?.()
      }}
      onClose={() => reset?.()}
    >
      <p>{t(words.leave.text)}</p>
    </AskDialog>
  )
}
