import type { ComponentProps, ReactNode } from 'react'
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
  size?: ComponentProps<typeof Dialog>['size']
  onClose: () => void
} & Confirming

/** Either it is enough to press the button, or the button sends the form of this id among the children. */
type Confirming = { onConfirm: () => void; form?: never } | { form: string; onConfirm?: never }

/** A question that says what will happen, asked once. */
export function AskDialog(props: AskDialogProps) {
  const { isOpen, title, children, confirm, busyText, keep, danger = false, busy, fault } = props
  const close = () => {
    if (!busy) props.onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title={title}
      urgent
      {...(props.size && { size: props.size })}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyText={busyText}
            {...(props.form === undefined
              ? { onClick: props.onConfirm }
              : { type: 'submit', form: props.form })}
          >
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
