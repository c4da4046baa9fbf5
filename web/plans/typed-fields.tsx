import { type ComponentProps, useRef } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { OwnForm } from './own-form.tsx'
import { useTyped } from './use-typed.ts'

type Written = { value: string; onWrite: (text: string) => void }
type Rest<Of extends 'input' | 'textarea'> = Omit<ComponentProps<Of>, 'value' | 'onChange' | 'prefix' | 'ref'>

export function TypedLine({ value, onWrite, className, ...rest }: Written & Rest<'input'>) {
  const ref = useRef<HTMLInputElement>(null)
  const first = useTyped(ref, { value, write: onWrite })
  return (
    <OwnForm className="block h-11 [contain:size_layout]">
      <TextInput
        {...rest}
        ref={ref}
        defaultValue={first}
        dir="auto"
        className={joinClasses('aligned-with-page', className)}
      />
    </OwnForm>
  )
}

export function TypedText({ value, onWrite, ...rest }: Written & Rest<'textarea'>) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const first = useTyped(ref, { value, write: onWrite })
  return (
    <OwnForm>
      <TextArea {...rest} ref={ref} defaultValue={first} />
    </OwnForm>
  )
}

/** Of as many lines as are written, each in the direction of its own language; of one while there is none. */
export function NoteArea({ className, ...rest }: Written & Rest<'textarea'>) {
  return <TypedText {...rest} rows={1} className={joinClasses('min-h-11! text-sm!', className)} />
}
