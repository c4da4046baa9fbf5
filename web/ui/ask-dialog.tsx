import type { ComponentProps, ReactNode } from 'react'
import type { Word } from '#copy/word.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FaultLine } from './fault-line.tsx'

type AskDialogProps = {
  isOpen: boolean
  words: {
    readonly title: Word
    readonly confirm: Word
    /** Shown while the action runs; not needed for one that takes effect immediately. */
    readonly busy?: Word
    /** Label of the button that cancels. */
    readonly keep: Word
  }
  /** The consequences of the action. */
  children: ReactNode
  /** The action is irreversible or removes something. */
  danger?: boolean
  size?: ComponentProps<typeof Dialog>['size']
  onClose: () => void
} & (Pressed | Filled)

/** The button alone confirms. */
type Pressed = {
  onConfirm: () => void
  /** The mutation of `useChange` that the press starts. */
  change?: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void }
  /** Words for a failure where the server's own would not do. */
  fault?: Word | undefined
  form?: never
}

/** The button submits a form of `useForm` among the children. */
type Filled = { form: { readonly id: string; readonly busy: boolean; readonly refused: string | null } }

/** A confirmation dialog that states the consequences. Closing it clears its failure. */
export function AskDialog(props: AskDialogProps) {
  const { isOpen, words, children, danger = false } = props
  const t = useWords()
  const { busy, fault, button } = props.form ? ofForm(props.form) : ofPress(props, t)
  const close = () => {
    if (busy) return
    if (!props.form) props.change?.reset()
    props.onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title={t(words.title)}
      urgent
      {...(props.size && { size: props.size })}
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
          <Button variant="secondary" onClick={close}>
            {t(words.keep)}
          </Button>
        </>
      }
    >
      {children}
      <FaultLine>{fault}</FaultLine>
    </Dialog>
  )
}

const ofForm = ({ id, busy, refused }: Filled['form']) => ({
  busy,
  fault: refused,
  button: { type: 'submit', form: id } as const,
})

const ofPress = ({ onConfirm, change, fault }: Pressed, t: (word: Word) => string) => ({
  busy: change?.isPending ?? false,
  fault: change?.error ? t(fault ?? wordsOfRefusal(change.error)) : null,
  button: { onClick: onConfirm },
})
