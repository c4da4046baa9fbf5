/** Mulberry32. Any generator that a seed makes repeatable would do. */
export function randomFrom(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    upTo: (most: number) => Math.floor(next() * most),
    of: <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)] as T,
  }
}
export type Random = ReturnType<typeof randomFrom>
