import { setTimeout as pause } from 'node:timers/promises'

export type Writers = {
  /** E-mail addresses of what the server said it has. */
  acknowledged: string[]
  /** How often each status came; 0 where the connection broke. */
  answers: Map<number, number>
  /** The longest that anybody waited for an answer, or for a connection to break. */
  slowest(): number
  stop(): Promise<void>
}

let writersMade = 0

/** People who keep subscribing and answering the survey, each under a fresh address every time. */
export function startWriters(origin: string, count = 8): Writers {
  const set = writersMade++
  const acknowledged: string[] = []
  const answers = new Map<number, number>()
  let slowest = 0
  let stopped = false
  const writers = Array.from({ length: count }, async (_, writer) => {
    for (let at = 0; !stopped; at++) {
      const email = `writer-${set}-${writer}-${at}@example.sa`
      const started = performance.now()
      const status = await write(origin, email, at % 2 ? 'survey' : 'newsletter')
      slowest = Math.max(slowest, performance.now() - started)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status === 201 || status === 202) acknowledged.push(email)
      else await pause(20)
    }
  })
  return {
    acknowledged,
    answers,
    slowest: () => slowest,
    async stop() {
      stopped = true
      await Promise.all(writers)
    },
  }
}

export type Kind = 'newsletter' | 'survey'

/** The status, or 0 where no whole answer came within 15 seconds. */
export async function write(origin: string, email: string, kind: Kind, key?: string): Promise<number> {
  const { path, body } = writing(email, kind)
  try {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
    await answer.text()
    return answer.status
  } catch {
    return 0
  }
}

const writing = (email: string, kind: Kind) =>
  kind === 'newsletter'
    ? { path: '/api/newsletter/subscriptions', body: { email } }
    : {
        path: '/api/survey/answers',
        body: {
          audience: 'patient',
          name: 'Sara',
          email,
          phone: '0512345678',
          needs: 'A plan that fits my shifts.',
        },
      }

/** Unexpected answers, as in `500 twice`; what is expected is up to the drill. */
export const unexpected = ({ answers }: Writers, ...expected: number[]): string[] =>
  [...answers]
    .filter(([status]) => !expected.includes(status))
    .map(([status, times]) => `${times} requests were answered with ${status || 'a broken connection'}`)
