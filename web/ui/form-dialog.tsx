import { type ComponentProps, type ReactNode, useId } from 'react'
import { ActionDialog, type ActionDialogProps } from './action-dialog.tsx'
import { FaultLine } from './fault-line.tsx'

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
