import { type ComponentProps, useLayoutEffect } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { SizedForm } from './own-form.tsx'
import { useTypedValue } from './use-typed-value.ts'

type WrittenText = { value: string; onWrite: (text: string) => void }
type Rest<Of extends typeof TextInput | typeof TextArea> = Omit<
  ComponentProps<Of>,
  'value' | 'onChange' | 'prefix' | 'ref'
>

export function TypedLine({ value, onWrite, className, ...rest }: WrittenText & Rest<typeof TextInput>) {
  const typed = useTypedValue<HTMLInputElement>({ value, write: onWrite })
  return (
    <SizedForm height="h-11">
      <TextInput {...rest} {...typed} dir="auto" className={joinClasses('aligned-with-page', className)} />
    </SizedForm>
  )
}

export function TypedText({
  value,
  onWrite,
  placeholder,
  className,
  ...rest
}: WrittenText & Rest<typeof TextArea>) {
  const typed = useTypedValue<HTMLTextAreaElement>({ value, write: onWrite })
  const { ref } = typed
  useLayoutEffect(() => {
    const field = ref.current
    if (!field) return
    // The form gets the size of its text, so that only a new line changes the layout around it.
    const watcher = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize
      if (field.form && height) field.form.style.height = `${height}px`
    })
    watcher.observe(field, { box: 'border-box' })
    return () => watcher.disconnect()
  }, [ref])
  return (
    <SizedForm>
      {/* A placeholder, even an invisible one, would make the browser restyle the field at each keystroke. */}
      <TextArea
        {...rest}
        {...typed}
        placeholder={value === '' ? placeholder : undefined}
        className={joinClasses('block', className)}
      />
    </SizedForm>
  )
}

/** As many lines as are written, each in the direction of its own text; one line while empty. */
export function NoteArea(props: Omit<WrittenText & Rest<typeof TextArea>, 'className'>) {
  return <TypedText {...props} compact />
}
