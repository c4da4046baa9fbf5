import { Refusal } from './http/refusal.ts'

/** Runs `most` tasks at a time; later ones wait, and beyond `mostWaiting` they are refused. */
export function openSemaphore(most: number, mostWaiting = Number.POSITIVE_INFINITY) {
  let busy = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= most) {
      if (waiting.length >= mostWaiting) throw new Refusal('unavailable', { retryAfter: 1 })
      await new Promise<void>((go) => waiting.push(go))
    } else busy++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }
}

/** One semaphore per key, dropped once nothing runs or waits in it. */
export function openSemaphores(most: number, mostWaiting: number) {
  const open = new Map<string, { enter: ReturnType<typeof openSemaphore>; inside: number }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const semaphore = open.get(key) ?? { enter: openSemaphore(most, mostWaiting), inside: 0 }
    open.set(key, semaphore)
    semaphore.inside++
    try {
      return await semaphore.enter(work)
    } finally {
      semaphore.inside--
      if (semaphore.inside === 0) open.delete(key)
    }
  }
}
