import { type RefObject, useEffect } from 'react'

/** The row, the button or the dialog that led here may be gone: then the focus goes to what has come of it. */
export function useFocusWhenLost(to: RefObject<HTMLElement | null> | null, state: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever the state is another
  useEffect(() => {
    // A dialog gives the focus back a moment after it has closed.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) to?.current?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [to, state])
}
