import { Refusal } from '../http/refusal.ts'

type Line = (() => void)[]

/**
 * Runs one task at a time. Each person has a queue, and people take turns: however many tasks one person has, all
 * others wait for only one of them. `each` limits a person's queue, `all` the queues together.
 */
export function openFairQueue({ each, all }: { each: number; all: number }) {
  const lines = new Map<string, Line>()
  let isBusy = false
  let waiting = 0

  const stand = (whose: string) => {
    const line = lines.get(whose) ?? []
    if (line.length >= each) throw new Refusal('rate_limited', { retryAfter: 5 })
    if (waiting >= all) throw new Refusal('unavailable', { retryAfter: 5 })
    return new Promise<void>((go) => {
      waiting++
      lines.set(whose, line)
      line.push(go)
    })
  }

  /** The person just served goes to the end of the line. */
  const callNext = (served: string) => {
    const own = lines.get(served)
    if (own) {
      lines.delete(served)
      lines.set(served, own)
    }
    const [next, line] = lines.entries().next().value ?? []
    isBusy = line !== undefined
    if (next === undefined || !line) return
    const go = line.shift()
    if (line.length === 0) lines.delete(next)
    waiting--
    go?.()
  }

  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    if (isBusy) await stand(whose)
    else isBusy = true
    try {
      return await work()
    } finally {
      callNext(whose)
    }
  }
}
