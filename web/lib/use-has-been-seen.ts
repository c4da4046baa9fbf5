import { useEffect, useRef, useState } from 'react'

/** Whether a part of the page has ever been visible, for example after scrolling to it. */
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
