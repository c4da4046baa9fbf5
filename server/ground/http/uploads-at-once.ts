import { Refusal } from './refusal.ts'

/** Lets a node hold so many files at once, and so many of one person. */
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

/** In memory, while it is looked at. */
export const holding = openHolding(2, 24)

/** On the disk while it arrives. That may take minutes, and a few slow ones must not keep everybody else out. */
export const holdingLarge = openHolding(1, 12)
