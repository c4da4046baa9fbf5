import { type FormEvent, useLayoutEffect, useRef, useState, useTransition } from 'react'

type TypedValue = {
  value: string
  write: (text: string) => void
  /** Whether the text of the field means the same as this value. */
  isSame?: (text: string, value: string) => boolean
}

/** The field itself shows what is typed; the plan is rendered with it afterwards, in a transition. */
export function useTypedValue<Field extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  write,
  isSame = Object.is,
}: TypedValue) {
  const ref = useRef<Field>(null)
  const [defaultValue] = useState(value)
  const [isPending, startTransition] = useTransition()
  // The value was changed by undo or elsewhere.
  useLayoutEffect(() => {
    const shown = ref.current
    if (shown && !isPending && !isSame(shown.value, value)) shown.value = value
  }, [value, isPending, isSame])
  const onInput = ({ currentTarget }: FormEvent<Field>) => {
    const text = currentTarget.value
    startTransition(() => write(text))
  }
  return { ref, defaultValue, onInput }
}
