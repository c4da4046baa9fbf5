import { isDeepStrictEqual } from 'node:util'
import type { House } from '../house.ts'

/** Milliseconds. Visits do not query the database each time, so a page may show a change this much later. */
const freshFor = 60_000

/**
 * Returns the same object as long as what is read stays the same, because compressed pages are cached by it. Concurrent
 * visits share one query, and if the database is gone, pages show what was read last.
 */
export function openSharedRead<T>(house: House, read: (house: House) => Promise<T>): () => Promise<T> {
  let last: { value: T; at: number } | undefined
  let reading: Promise<T> | undefined

  async function readAgain(now: number): Promise<T> {
    const value = await read(house).catch((fault) => {
      if (!last) throw fault
      return last.value
    })
    last = { value: last && isDeepStrictEqual(last.value, value) ? last.value : value, at: now }
    return last.value
  }

  return async () => {
    const now = house.clock.now().getTime()
    if (last && Math.abs(now - last.at) < freshFor) return last.value
    reading ??= readAgain(now).finally(() => {
      reading = undefined
    })
    return reading
  }
}
