import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog-window.tsx'
import { FaultLine } from './fault-line.tsx'

export type ActionDialogProps = Pick<DialogProps, 'isOpen' | 'size' | 'urgent' | 'children'> & {
  words: {
    readonly title: Word
    readonly confirm: Word
    /** Shown while the action runs; not needed for one that takes effect immediately. */
    readonly busy?: Word
    /** Label of the button that cancels. */
    readonly keep: Word
  }
  /** What the main button does: its `onClick`, or the form that it submits. */
  button: Pick<ComponentProps<'button'>, 'type' | 'form' | 'disabled' | 'onClick'>
  /** The action is irreversible or removes something. */
  danger?: boolean
  busy?: boolean
  /** Not called while the action runs. */
  onClose: () => void
  /** In place of `onClose` for the button that cancels; also called while the action runs. */
  onCancel?: () => void
}

/** A dialog with one action, which stays open while the action runs. */
export function ActionDialog(props: ActionDialogProps) {
  const { words, button, danger = false, busy = false, onClose, onCancel, ...dialog } = props
  const t = useWords()
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog
      {...dialog}
      onOpenChange={(open) => !open && close()}
      title={t(words.title)}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyText={t(words.busy ?? words.confirm)}
            {...button}
          >
            {t(words.confirm)}
          </Button>
          <Button variant="secondary" onClick={onCancel ?? close}>
            {t(words.keep)}
          </Button>
        </>
      }
    />
  )
}

type FormDialogProps = Omit<ActionDialogProps, 'button' | 'busy'> & {
  /** What `useForm` returns, or the same by hand. */
  form: { readonly form: ComponentProps<'form'>; readonly busy: boolean; readonly refused: ReactNode }
  /** The form cannot be sent as it is. */
  disabled?: boolean
}

/** A dialog with a form. If it is refused, the reason is shown below the fields. */
export function FormDialog({ form, disabled = false, children, ...dialog }: FormDialogProps) {
  const id = useId()
  return (
    <ActionDialog {...dialog} button={{ type: 'submit', form: id, disabled }} busy={form.busy}>
      <form {...form.form} id={id} method="dialog">
        {children}
        <FaultLine>{form.refused}</FaultLine>
      </form>
    </ActionDialog>
  )
}
