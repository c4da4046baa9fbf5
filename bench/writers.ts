import { setTimeout as pause } from 'node:timers/promises'

export type Writers = {
  /** Email addresses whose request the server acknowledged. */
  acknowledged: string[]
  /** The number of answers by status; 0 counts broken connections. */
  answers: Map<number, number>
  /** The longest wait for an answer or a broken connection, among requests that began between these moments. */
  slowest(from?: number, until?: number): number
  stop(): Promise<void>
}

let writersMade = 0

/** People who keep subscribing and answering the survey, each time with a new address. */
export function startWriters(origin: string, count = 8): Writers {
  const set = writersMade++
  const acknowledged: string[] = []
  const answers = new Map<number, number>()
  const waits: { started: number; took: number }[] = []
  let stopped = false
  const writers = Array.from({ length: count }, async (_, writer) => {
    for (let at = 0; !stopped; at++) {
      const email = `writer-${set}-${writer}-${at}@example.sa`
      const started = performance.now()
      const status = await write(origin, email, at % 2 ? 'survey' : 'newsletter')
      waits.push({ started, took: performance.now() - started })
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status === 201 || status === 202) acknowledged.push(email)
      else await pause(20)
    }
  })
  return {
    acknowledged,
    answers,
    slowest: (from = 0, until = Number.POSITIVE_INFINITY) =>
      waits
        .filter(({ started }) => started >= from && started < until)
        .reduce((most, { took }) => Math.max(most, took), 0),
    async stop() {
      stopped = true
      await Promise.all(writers)
    },
  }
}

export type Kind = 'newsletter' | 'survey'

/** Returns the status, or 0 if no complete answer came within 15 seconds. */
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
          healthConsent: true,
        },
      }

/** The unexpected answers, one sentence each. */
export const unexpected = ({ answers }: Writers, ...expected: number[]): string[] =>
  [...answers]
    .filter(([status]) => !expected.includes(status))
    .map(([status, times]) => `${times} requests got ${status || 'a broken connection'}`)
