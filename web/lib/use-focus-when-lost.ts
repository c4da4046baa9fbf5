import { type RefObject, useEffect, useRef } from 'react'

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
