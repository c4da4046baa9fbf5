import { useEffect, useRef, useState } from 'react'

/** Whether somebody has come to a part of the page, as by scrolling to it. Once they have, they have. */
export function useHasBeenSeen<Part extends Element>() {
  const part = useRef<Part>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!part.current || isSeen) return
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watcher.observe(part.current)
    return () => watcher.disconnect()
  }, [isSeen])
  return [part, isSeen] as const
}
