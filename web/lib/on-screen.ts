import { useEffect } from 'react'

const shown = new Set<string>()
const watchers = new Set<() => void>()

/** Marks the thing with this id as shown by the page, as soon as the id is known. */
export function useMarkOnScreen(id: string | null) {
  useEffect(() => {
    if (id === null) return
    shown.add(id)
    for (const watcher of watchers) watcher()
    return () => void shown.delete(id)
  }, [id])
}

/** A person who is looking at it needs no notification of it. */
export const isOnScreen = (id: string): boolean => shown.has(id) && document.visibilityState === 'visible'

/** Calls the watcher when something becomes visible, also by a return to this tab. */
export function watchOnScreen(watcher: () => void): () => void {
  watchers.add(watcher)
  document.addEventListener('visibilitychange', watcher)
  return () => {
    watchers.delete(watcher)
    document.removeEventListener('visibilitychange', watcher)
  }
}
