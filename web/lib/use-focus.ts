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

/** For a form that looks at itself: of what is wrong the first has the focus each time that is found. */
export function useFocusFirstFault(faults: object | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  return form
}

/**
 * The row, the button or the dialog that led here may be gone: then the focus goes to what has come of it.
 * `after a change`: not on arrival, and what has come of it is scrolled to.
 */
export function useFocusWhenLost(
  to: RefObject<HTMLElement | null> | null,
  state: string,
  when: 'at once' | 'after a change' = 'at once',
) {
  const isAtOnce = when === 'at once'
  const last = useRef(state)
  useEffect(() => {
    if (!isAtOnce && last.current === state) return
    last.current = state
    // A dialog gives the focus back a moment after it has closed.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) to?.current?.focus({ preventScroll: isAtOnce })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [to, state, isAtOnce])
}

/** Whoever comes back to a list stands in the row that was opened, once the rows are there. Each bears its id as this attribute. */
export function useFocusOpenedRow<List extends HTMLElement>(
  left: RefObject<string | null>,
  isThere: boolean,
  attribute: `data-${string}`,
): RefObject<List | null> {
  const list = useRef<List>(null)
  useEffect(() => {
    if (!isThere || !left.current) return
    list.current?.querySelector<HTMLElement>(`[${attribute}="${left.current}"]`)?.focus()
    left.current = null
  }, [isThere, left, attribute])
  return list
}
