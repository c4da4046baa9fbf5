/**
 * The shortest of several waits, in milliseconds: other work on the machine may delay one try, but not all of them.
 * `begin` triggers the awaited event and returns the wait.
 */
export async function shortestOf(tries: number, begin: () => Promise<() => Promise<void>>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let at = 0; at < tries; at++) {
    const wait = await begin()
    const begun = performance.now()
    await wait()
    shortest = Math.min(shortest, performance.now() - begun)
  }
  return shortest
}
