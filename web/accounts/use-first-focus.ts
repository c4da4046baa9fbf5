import { useEffect, useRef } from 'react'

/** Focuses the first field of a part that has just opened. */
export function useFirstFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  useEffect(() => part.current?.focus(), [])
  return part
}
