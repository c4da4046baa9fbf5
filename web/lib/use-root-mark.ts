import { useLayoutEffect } from 'react'

/** Parts that other parts of a page make room for or hide behind. */
type RootMark = 'bottom-bar' | 'now-bar' | 'next-bar' | 'fills-phone' | 'week-paper' | 'dense-week-paper'

const counts = new Map<RootMark, number>()

/**
 * Sets `data-has-…` on the root of the page while such a part is mounted. `:has()` on the root would recalculate its
 * styles at every change of the page, even at every keystroke.
 */
export function useRootMark(mark: RootMark, isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, isThere])
}

function count(mark: RootMark, by: 1 | -1) {
  const now = (counts.get(mark) ?? 0) + by
  counts.set(mark, now)
  document.documentElement.toggleAttribute(`data-has-${mark}`, now > 0)
}
