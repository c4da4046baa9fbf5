/** As long is waited for what is under way: an answer that has not come by then may not come at all. */
const patience = 5_000

/**
 * A fresh token takes the place of the old one, and whatever is under way then would come too late with it. So what brings
 * one waits for that, and what is asked meanwhile waits for the fresh one.
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

/** Those of this page, whichever way it asks. */
export const throughRefreshGate = createTokenRefreshGate()

const settled = (answer: Promise<unknown>): Promise<unknown> => answer.catch(() => {})
