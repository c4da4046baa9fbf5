import type { ComponentProps } from 'react'
import { security } from '#copy/accounts/security/security.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import type { useAttempt } from './use-attempt.ts'

type ConfirmDialogProps = Omit<
  ComponentProps<typeof AskDialog>,
  'busy' | 'fault' | 'form' | 'keep' | 'onConfirm'
> & {
  onConfirm: () => void
  /** What the other button says, where 'Cancel' would be unclear. */
  keep?: string
  attempt: Pick<ReturnType<typeof useAttempt>, 'busy' | 'fault' | 'forget'>
}

/** A question whose answer may need the password again. Why it came to nothing is forgotten with it. */
export function ConfirmDialog({ keep, attempt, onClose, ...asked }: ConfirmDialogProps) {
  const t = useWords()
  const close = () => {
    attempt.forget()
    onClose()
  }
  return (
    <AskDialog
      {...asked}
      keep={keep ?? t(security.cancel)}
      busy={attempt.busy}
      fault={attempt.fault && t(attempt.fault)}
      onClose={close}
    />
  )
}
