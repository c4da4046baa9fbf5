import type { KeyboardEvent } from 'react'

/** Moves the focus in a list with the arrow keys, Home and End; for `onKeyDown` of the element around it. */
export const moveFocus = (within: string) => (event: KeyboardEvent<HTMLElement>) => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(within)]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  stops[to]?.focus()
}
