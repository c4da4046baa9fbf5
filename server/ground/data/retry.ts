/** Retries a failed attempt, at most `times` times, while the fault is worth it. */
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
