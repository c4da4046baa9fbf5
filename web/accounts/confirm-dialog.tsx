import type { ReactNode } from 'react'
import { security } from '#copy/accounts/security.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultLine } from './fault-line.tsx'
import type { useAttempt } from './use-attempt.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  /** What will happen. */
  children: ReactNode
  confirm: string
  busyText: string
  /** What cannot be taken back, or takes something away. */
  danger?: boolean
  /** What the other button says, where 'Cancel' would be unclear. */
  keep?: string
  attempt: Pick<ReturnType<typeof useAttempt>, 'busy' | 'fault' | 'forget'>
  onConfirm: () => void
  onClose: () => void
}

/** A question that says what will happen, asked once. Why it came to nothing stands in it too. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirm, busyText, danger = false, keep, attempt, onConfirm } = props
  const t = useWords()

  const close = () => {
    if (attempt.busy) return
    attempt.forget()
    props.onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title={title}
      urgent
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={attempt.busy}
            busyText={busyText}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
          <Button variant="secondary" onClick={close}>
            {keep ?? t(security.cancel)}
          </Button>
        </>
      }
    >
      {children}
      <FaultLine>{attempt.fault && t(attempt.fault)}</FaultLine>
    </Dialog>
  )
}
