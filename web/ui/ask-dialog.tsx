import type { Word } from '#copy/word.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { ActionDialog, type ActionDialogProps } from './action-dialog.tsx'
import { FaultLine } from './fault-line.tsx'

type AskDialogProps = Omit<ActionDialogProps, 'urgent' | 'button' | 'busy' | 'onCancel'> & {
  onConfirm: () => void
  /** The mutation of `useChange` that the press starts. */
  change?: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void }
  /** Words for a failure where the server's own would not do. */
  fault?: Word | undefined
}

/** A confirmation dialog that states the consequences. Closing it clears its failure. */
export function AskDialog({ onConfirm, change, fault, onClose, children, ...dialog }: AskDialogProps) {
  const t = useWords()
  const close = () => {
    change?.reset()
    onClose()
  }
  return (
    <ActionDialog
      {...dialog}
      urgent
      button={{ onClick: onConfirm }}
      busy={change?.isPending ?? false}
      onClose={close}
    >
      {children}
      <FaultLine>{change?.error ? t(fault ?? wordsOfRefusal(change.error)) : null}</FaultLine>
    </ActionDialog>
  )
}
