import { useEffect, useRef, useState } from 'react'

/** A part that opens in place of its button, and returns the focus to it when it closes. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener }
}
