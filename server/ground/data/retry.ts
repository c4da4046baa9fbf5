/** Retries a failed attempt, at most `times` times, as long as `isWorthIt` accepts the fault. */
export async function retry<T>(
  attempt: () => Promise<T>,
  times: number,
  isWorthIt: (fault: unknown) => boolean,
): Promise<T> {
  for (let left = times; ; left--) {
    try {
      return await attempt()
    } catch (fault) {
      if (left === 0 || !isWorthIt(fault)) throw fault
    }
  }
}
