/** A renewal waits so many milliseconds for running requests; an answer that has not arrived by then may never come. */
const patience = 5_000

/**
 * A fresh token replaces the old one, so a request that still runs with the old one would arrive too late. A renewal
 * therefore waits for running requests, and requests made meanwhile wait for the renewal.
 */
export function createTokenRefreshGate() {
  const underWay = new Set<Promise<unknown>>()
  let renewal: Promise<unknown> | undefined

  function counted<T>(answer: Promise<T>): Promise<T> {
    const over = settled(answer)
    underWay.add(over)
    over.then(() => underWay.delete(over))
    return answer
  }

  function renew<T>(send: () => Promise<T>): Promise<T> {
    const tooLong = new Promise((resolve) => setTimeout(resolve, patience))
    const answer = Promise.race([Promise.all(underWay), tooLong]).then(send)
    const over = settled(answer)
    renewal = over
    over.then(() => {
      renewal = undefined
    })
    return answer
  }

  return async function inTurn<T>(renewsToken: boolean, send: () => Promise<T>): Promise<T> {
    while (renewal) await renewal
    return renewsToken ? renew(send) : counted(send())
  }
}

export type TokenRefreshGate = ReturnType<typeof createTokenRefreshGate>

/** All requests of this page share one gate. */
export const throughRefreshGate = createTokenRefreshGate()

const settled = (answer: Promise<unknown>): Promise<unknown> => answer.catch(() => {})
