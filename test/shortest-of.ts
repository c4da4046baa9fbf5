/**
 * How long a wait takes at its shortest, in milliseconds. Whatever else the machine does may hold up one try, and not all of
 * them. `begin` brings about what is waited for, and gives the wait.
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
