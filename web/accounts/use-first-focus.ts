import { useEffect, useRef } from 'react'

/** For the first field of what has just been opened. */
export function useFirstFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  useEffect(() => part.current?.focus(), [])
  return part
}
