import { Refusal } from './refusal.ts'

/** A file is held in memory while it is looked at, so a node holds so many, and so many of one person. */
const mostOfPerson = 2
const mostOfNode = 24

const held = new Map<string, number>()
let all = 0

export async function holding<T>(whose: string, work: () => Promise<T>): Promise<T> {
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
