import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element, measured before it is painted. */
export function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const part = frame.current
    if (!part) return
    setWidth(Math.floor(part.clientWidth))
    const watcher = new ResizeObserver(() => setWidth(Math.floor(part.clientWidth)))
    watcher.observe(part)
    return () => watcher.disconnect()
  }, [])
  return [frame, width] as const
}
