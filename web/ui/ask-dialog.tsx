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
    /** Of what is done at once nobody needs to hear that it is under way. */
    readonly busy?: Word
    /** What the other button says. */
    readonly keep: Word
  }
  /** What will happen. */
  children: ReactNode
  /** What cannot be taken back, or takes something away. */
  danger?: boolean
  size?: ComponentProps<typeof Dialog>['size']
  onClose: () => void
} & (Pressed | Filled)

/** It is enough to press the button. */
type Pressed = {
  onConfirm: () => void
  /** What the press does, of `useChange`. */
  change?: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void }
  /** Why it came to nothing, where other words are needed than the server's. */
  fault?: Word | undefined
  form?: never
}

/** The button sends a form among the children, of `useForm`. */
type Filled = { form: { readonly id: string; readonly busy: boolean; readonly refused: string | null } }

/** A question that says what will happen, asked once. Why it came to nothing is forgotten with it. */
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
