import { type RefObject, useLayoutEffect } from 'react'

/** Makes everything behind a full-screen part inert; overlays above it stay usable. */
export function useInertBackground(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const covered: Element[] = []
    for (
      let at: Element | null = part.current;
      at?.parentElement && at.parentElement !== document.body;
      at = at.parentElement
    )
      for (const beside of at.parentElement.children)
        if (beside !== at && !beside.hasAttribute('inert')) covered.push(beside)
    for (const each of covered) each.setAttribute('inert', '')
    return () => {
      for (const each of covered) each.removeAttribute('inert')
    }
  }, [part])
}
