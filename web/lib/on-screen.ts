import { useEffect } from 'react'

const shown = new Set<string>()
const watchers = new Set<() => void>()

/** The page shows what has this id, once it is there. */
export function useMarkOnScreen(id: string | null) {
  useEffect(() => {
    if (id === null) return
    shown.add(id)
    for (const watcher of watchers) watcher()
    return () => void shown.delete(id)
  }, [id])
}

/** Whoever looks at it need not be told of it. */
export const isOnScreen = (id: string): boolean => shown.has(id) && document.visibilityState === 'visible'

/** Hears when something comes into sight, also by coming back to this tab. */
export function watchOnScreen(watcher: () => void): () => void {
  watchers.add(watcher)
  document.addEventListener('visibilitychange', watcher)
  return () => {
    watchers.delete(watcher)
    document.removeEventListener('visibilitychange', watcher)
  }
}
