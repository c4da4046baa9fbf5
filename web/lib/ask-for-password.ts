/** One question at a time: `PasswordDialog` stands once on a page and answers, whoever asks. */
let answer: ((shown: boolean) => void) | null = null
const watchers = new Set<() => void>()

/** Whether the password was shown, before something delicate is tried once more. Whoever asked before is answered no. */
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
