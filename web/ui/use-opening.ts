import { useDeferredValue, useState } from 'react'

/**
 * Whether a dialog or sheet is open, and whether it was ever opened, so that its code is needed. It opens after the
 * press has been painted: to render it takes longer than a frame of a phone.
 */
export function useOpening(isOpen: boolean) {
  const opens = useDeferredValue(isOpen)
  const [isWanted, setWanted] = useState(opens)
  if (opens && !isWanted) setWanted(true)
  return { isWanted, isOpen: isOpen && opens }
}
