import { type RefObject, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { hasPendingTyping, listenToTyping } from './typing.ts'

type TypedValue = {
  value: string
  write: (text: string) => void
  /** Whether the text of the field means the same as this value. */
  isSame?: (text: string, value: string) => boolean
}

/** The field itself shows what is typed; the plan is rendered with it later, in a transition. */
export function useTypedValue<Field extends HTMLInputElement | HTMLTextAreaElement>(
  field: RefObject<Field | null>,
  written: TypedValue,
) {
  const { value } = written
  const [first] = useState(value)
  const [isPending, startTransition] = useTransition()
  const latest = useRef(written)
  useLayoutEffect(() => {
    latest.current = written
  })
  useLayoutEffect(() => {
    if (field.current)
      return listenToTyping(field.current, (text) => startTransition(() => latest.current.write(text)))
  }, [field])
  // The value was changed by undo or elsewhere.
  useLayoutEffect(() => {
    const shown = field.current
    const { isSame = Object.is } = latest.current
    if (shown && !isPending && !hasPendingTyping(shown) && !isSame(shown.value, value)) shown.value = value
  }, [field, value, isPending])
  return first
}
