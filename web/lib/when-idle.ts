/** Runs the work when the browser is idle, after two seconds at the latest. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 300)
}

const waiting = new Set<() => void>()
let isAtWork = false

/** Runs tasks one by one, each after the changes of the previous one are painted: together they would block a phone. */
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
