/** As soon as nothing else is to be done, two seconds from now at the latest. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 300)
}

const waiting = new Set<() => void>()
let isAtWork = false

/** One after the other, each once what the one before has changed is drawn: together they would hold a phone up. */
export function inIdleTurns(work: () => void): () => void {
  waiting.add(work)
  if (!isAtWork) takeTurn()
  return () => void waiting.delete(work)
}

function takeTurn() {
  const [next] = waiting
  isAtWork = next !== undefined
  if (next)
    whenIdle(() => {
      if (waiting.delete(next)) next()
      requestAnimationFrame(takeTurn)
    })
}
