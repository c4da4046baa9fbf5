import { type ChangeEvent, useState, useTransition } from 'react'

/** What is typed is on the screen with its key; the plan is drawn anew with it in the time that is left. */
export function useTyped(value: string, write: (text: string) => void) {
  const [text, setText] = useState(value)
  const [isPending, startTransition] = useTransition()
  return {
    value: isPending ? text : value,
    onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      setText(target.value)
      startTransition(() => write(target.value))
    },
  }
}
