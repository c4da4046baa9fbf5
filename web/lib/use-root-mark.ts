import { useLayoutEffect } from 'react'

/** What other parts of a page make room for, or give way to, wherever it stands. */
type RootMark = 'bottom-bar' | 'save-bar' | 'composer' | 'fills-phone' | 'sheet'

const counts = new Map<RootMark, number>()

/**
 * Says on the root of the page, as `data-has-…`, that such a part is there. Not by `:has()` on the root: its styles would be
 * worked out again at every change of the page, and for every letter that somebody types.
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
