import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FaultLine } from './fault-line.tsx'

type AskDialogProps = {
  isOpen: boolean
  title: string
  /** What will happen. */
  children: ReactNode
  confirm: string
  busyText: string
  /** What the other button says. */
  keep: string
  /** What cannot be taken back, or takes something away. */
  danger?: boolean
  busy: boolean
  /** Why it came to nothing. */
  fault?: string | null | undefined
  onConfirm: () => void
  onClose: () => void
}

/** A question that says what will happen, asked once. */
export function AskDialog(props: AskDialogProps) {
  const { isOpen, title, children, confirm, busyText, keep, danger = false, busy, fault, onConfirm } = props
  const close = () => {
    if (!busy) props.onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title={title}
      urgent
      actions={
        <>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyText={busyText} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={close}>
            {keep}
          </Button>
        </>
      }
    >
      {children}
      <FaultLine>{fault}</FaultLine>
    </Dialog>
  )
}
