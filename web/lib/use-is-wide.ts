import { useSyncExternalStore } from 'react'

/**
 * Whether the window is at least that wide: `md` has room for seven days beside each other, `lg` for a table, `week` for
 * the meals of seven days beside each other, `xl` for all of a head in one row.
 */
export function useIsWide(from: keyof typeof widths): boolean {
  const { watch, isReached } = widths[from]
  return useSyncExternalStore(watch, isReached, () => true)
}

const widths = { md: atLeast('48rem'), lg: atLeast('64rem'), week: atLeast('75rem'), xl: atLeast('80rem') }

function atLeast(width: string) {
  const query = `(min-width: ${width})`
  let isWide = false
  return {
    // Paper is narrower than most windows; what is printed is what was on the screen.
    isReached() {
      if (!matchMedia('print').matches) isWide = matchMedia(query).matches
      return isWide
    },
    watch(onChange: () => void) {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
  }
}
