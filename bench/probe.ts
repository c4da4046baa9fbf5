import { setTimeout as pause } from 'node:timers/promises'

export type Probe = {
  /** The time of the slowest answer, whatever its status. */
  slowest(): number
  /** Since when it has answered 200 without interruption, or null while it does not. */
  goodSince(): number | null
  /** Answers other than 200 and 503, and refused or cut connections. */
  strange: string[]
  stop(): Promise<void>
}

/** Asks twenty times a second whether the server is ready, more often than a load balancer would. */
export function startProbe(origin: string): Probe {
  const strange: string[] = []
  const waiting = new Set<Promise<void>>()
  let slowest = 0
  let goodSince: number | null = null
  let stopped = false
  const ask = async () => {
    const started = performance.now()
    const status = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(15_000) }).then(
      async (answer) => {
        await answer.text()
        return answer.status
      },
      (fault: Error) => String(fault.cause ?? fault),
    )
    slowest = Math.max(slowest, performance.now() - started)
    if (status === 200) goodSince ??= performance.now()
    else goodSince = null
    if (status !== 200 && status !== 503) strange.push(String(status))
  }
  const asking = (async () => {
    while (!stopped) {
      const asked = ask().finally(() => waiting.delete(asked))
      waiting.add(asked)
      await pause(50)
    }
  })()
  return {
    slowest: () => slowest,
    goodSince: () => goodSince,
    strange,
    async stop() {
      stopped = true
      await asking
      await Promise.all(waiting)
    },
  }
}

/** Milliseconds until it answers 200 steadily again; gives up after 30 seconds. */
export async function backAfter(probe: Probe, since: number): Promise<number> {
  while (performance.now() - since < 30_000) {
    const good = probe.goodSince()
    if (good !== null && good > since) return good - since
    await pause(10)
  }
  return Number.POSITIVE_INFINITY
}
