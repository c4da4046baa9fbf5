let last = Date.now()
const watchers = new Set<() => void>()

/** Notes that a person is present: they use the page or are in a call. */
export function noteActivity() {
  last = Date.now()
  for (const watcher of watchers) watcher()
}

export const onActivity = (watcher: () => void) => void watchers.add(watcher)

/**
 * Whether the document was opened or used within the last minute. Requests that a tab sends by itself must not extend a
 * session.
 */
export const isUserActive = () => Date.now() - last < 60_000

if (typeof document === 'object')
  for (const input of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    document.addEventListener(input, noteActivity, { passive: true, capture: true })
