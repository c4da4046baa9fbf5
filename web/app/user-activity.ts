let last = Date.now()
const watchers = new Set<() => void>()

/** Somebody has shown that they are there: by what they do to the page, or by a call that they are in. */
export function noteActivity() {
  last = Date.now()
  for (const watcher of watchers) watcher()
}

export const onActivity = (watcher: () => void) => void watchers.add(watcher)

/** Whether somebody has opened the document or used it just now. What a tab asks for by itself keeps no session alive. */
export const isUserActive = () => Date.now() - last < 60_000

if (typeof document === 'object')
  for (const input of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    document.addEventListener(input, noteActivity, { passive: true, capture: true })
