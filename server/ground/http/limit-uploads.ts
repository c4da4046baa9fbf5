import { Refusal } from './refusal.ts'

/** Limits how many files a node holds at a time, in total and per person. */
function openHolding(mostOfPerson: number, mostOfNode: number) {
  const held = new Map<string, number>()
  let all = 0
  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    const count = held.get(whose) ?? 0
    if (count >= mostOfPerson || all >= mostOfNode) throw new Refusal('rate_limited', { retryAfter: 5 })
    held.set(whose, count + 1)
    all++
    try {
      return await work()
    } finally {
      all--
      const left = (held.get(whose) ?? 1) - 1
      if (left > 0) held.set(whose, left)
      else held.delete(whose)
    }
  }
}

/** For files in memory, while they are processed. */
export const limitUploads = openHolding(2, 24)

/** For files spooled to disk. Those may take minutes, and a few slow ones must not block all other uploads. */
export const limitLargeUploads = openHolding(1, 12)
