import { type RefObject, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { hasPendingTyping, listenToTyping } from './typing.ts'

type TypedValue = {
  value: string
  write: (text: string) => void
  /** Whether what stands in the field says this too. */
  isSame?: (text: string, value: string) => boolean
}

/** What is typed is on the screen by the field itself; the plan is drawn anew with it in the time that is left. */
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
  // Taken back, or changed elsewhere.
  useLayoutEffect(() => {
    const shown = field.current
    const { isSame = Object.is } = latest.current
    if (shown && !isPending && !hasPendingTyping(shown) && !isSame(shown.value, value)) shown.value = value
  }, [field, value, isPending])
  return first
}
