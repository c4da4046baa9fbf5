import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed may be gone with what it changed: then the focus goes to what has come of it. */
export function useFocusWhenChanged(to: RefObject<HTMLElement | null>, state: string) {
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    // A dialog gives the focus back a moment after it has closed.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) to.current?.focus()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [to, state])
}
