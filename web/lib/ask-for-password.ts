/** One question at a time: the single `PasswordDialog` of a page answers every caller. */
let answer: ((shown: boolean) => void) | null = null
const watchers = new Set<() => void>()

/**
 * Resolves to whether the person entered the password, so that a refused change can be sent again. An earlier question
 * that is still open resolves to false.
 */
export function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    answer?.(false)
    become(resolve)
  })
}

export function answerForPassword(shown: boolean) {
  answer?.(shown)
  become(null)
}

export const isPasswordRequested = () => answer !== null

export function watchPasswordRequests(watcher: () => void) {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

function become(next: typeof answer) {
  answer = next
  for (const watcher of watchers) watcher()
}
