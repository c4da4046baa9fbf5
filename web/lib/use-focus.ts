import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Returns a place and a function that moves the focus to it, for when the focused row or dialog disappears. */
export function useFocusAfter<Part extends HTMLElement>(): [RefObject<Part | null>, () => void] {
  const part = useRef<Part>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) part.current?.focus()
  }, [asked])
  return [part, useCallback(() => setAsked((before) => before + 1), [])]
}

/** Moves the focus to the first invalid field each time a check finds faults. */
export function useFocusFirstFault(faults: object | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  return form
}

/**
 * If the focused element was removed, moves the focus to what replaced it. `after a change` skips the first render, and
 * scrolls to the element.
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
    // A dialog returns the focus a moment after it has closed.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) to?.current?.focus({ preventScroll: isAtOnce })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [to, state, isAtOnce])
}

/**
 * Moves the focus to the first new item of a list that was extended, which is where the button was. Returns the list and
 * a function to call before more is fetched.
 */
export function useFocusFirstNew<List extends HTMLElement>(
  count: number,
): [RefObject<List | null>, () => void] {
  const list = useRef<List>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true })
    before.current = undefined
  }, [count])
  const expectMore = () => {
    before.current = count
  }
  return [list, expectMore]
}

/** The row that is open, or was last; its list returns the focus to it. */
export type OpenedRow = { readonly id: string | null; readonly forget: () => void }

export function useOpenedRow(open: string | null | undefined): OpenedRow {
  const [id, setId] = useState<string | null>(null)
  if (open && open !== id) setId(open)
  return { id, forget: useCallback(() => setId(null), []) }
}

/**
 * Returns the focus to the row that was opened, once the list is shown again. Each row has its id as this attribute.
 */
export function useFocusOpenedRow<List extends HTMLElement>(
  { id, forget }: OpenedRow,
  isThere: boolean,
  attribute: `data-${string}`,
): RefObject<List | null> {
  const list = useRef<List>(null)
  useEffect(() => {
    if (!isThere || !id) return
    list.current?.querySelector<HTMLElement>(`[${attribute}="${id}"]`)?.focus()
    forget()
  }, [isThere, id, forget, attribute])
  return list
}
