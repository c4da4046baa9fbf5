/**
 * The shortest of several waits, in milliseconds: other work on the machine may delay one try, but not all of them. A
 * wait below the limit ends the tries. `begin` triggers the awaited event and returns the wait.
 */
export async function shortestOf(
  tries: number,
  limit: number,
  begin: () => Promise<() => Promise<void>>,
): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let at = 0; at < tries && shortest >= limit; at++) {
    const wait = await begin()
    const begun = performance.now()
    await wait()
    shortest = Math.min(shortest, performance.now() - begun)
  }
  return shortest
}
