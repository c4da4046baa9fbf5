import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** A place to move the focus to once what had it is gone: what was pressed went with its row, and the question with its dialog. */
export function useFocusAfter<Part extends HTMLElement>(): [RefObject<Part | null>, () => void] {
  const part = useRef<Part>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) part.current?.focus()
  }, [asked])
  return [part, useCallback(() => setAsked((before) => before + 1), [])]
}
