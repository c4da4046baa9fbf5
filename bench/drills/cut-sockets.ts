import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type CuttingProxy, startCuttingProxy } from '../cutting-proxy.ts'
import { type Drill, seconds, unless } from '../drill.ts'
import { countHalves } from '../ledger.ts'
import { startProbe } from '../probe.ts'
import { startProduct } from '../product.ts'
import { write } from '../writers.ts'

const callers = 8
const callsEach = 50

export const cutSockets: Drill = {
  name: 'sockets cut',
  promise:
    'lost answers, interrupted bodies and silent callers: one effect per Idempotency-Key, nobody waits',
  async run(folder) {
    const product = await startProduct(folder)
    const probe = startProbe(product.origin)
    const proxy = await startCuttingProxy(product.port, 0.2)
    try {
      const silent = await openSilent(product.port, 100)
      for (let at = 0; at < 100; at++) breakOff(product.port, at)
      const written = await Promise.all(Array.from({ length: callers }, () => retried(proxy)))
      const emails = written.flat()
      const closed = await closedWithin(silent, 15_000)
      await probe.stop()

      const owner = await product.owner()
      const { rows } = await owner.query(
        `select count(*)::int as rows, count(distinct email)::int as emails,
          count(*) filter (where email like 'broken-%')::int as broken
        from survey_answers`,
      )
      const halves = await countHalves(owner)
      await owner.end()
      const { rows: effects, emails: survived, broken } = rows[0]
      return {
        acknowledged: emails.length,
        survived,
        seen: `${proxy.cuts()} answers cut, ${effects - survived} duplicate effects, ${closed} of 100 silent callers closed, slowest answer meanwhile ${seconds(probe.slowest())}`,
        faults: unless(
          [emails.length === callers * callsEach, 'a request never got through'],
          [survived === emails.length, `${emails.length - survived} acknowledged rows are gone`],
          [effects === survived, `${effects - survived} requests had more than one effect`],
          [broken === 0, `${broken} requests with an incomplete body had an effect`],
          [halves === 0, `${halves} changes are half done`],
          [closed === 100, `${100 - closed} silent callers still hold their connections`],
          [probe.slowest() < 2_000, `an answer took ${seconds(probe.slowest())}`],
          [probe.strange.length === 0, `readiness also returned ${probe.strange.slice(0, 3).join(', ')}`],
        ),
      }
    } finally {
      await probe.stop()
      await proxy.close()
      await product.stop()
    }
  },
}

/** One person's requests, each repeated until it is answered, always with its own key. */
async function retried({ origin }: CuttingProxy): Promise<string[]> {
  const acknowledged: string[] = []
  for (let at = 0; at < callsEach; at++) {
    const key = randomUUID()
    const email = `${key}@example.sa`
    for (let tries = 0; tries < 30; tries++) {
      if ((await write(origin, email, 'survey', key)) === 201) {
        acknowledged.push(email)
        break
      }
      await pause(20)
    }
  }
  return acknowledged
}

const headOf = (port: number) =>
  `POST /api/survey/answers HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 300\r\n`

/** Sends half of a body and disconnects. */
function breakOff(port: number, at: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(`${headOf(port)}\r\n{"audience":"patient","email":"broken-${at}@example.sa",`, () => {
    setTimeout(() => socket.resetAndDestroy(), 20 + at)
  })
}

/** Sends half of a request head and then nothing else. */
function openSilent(port: number, count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      socket.resume().write(headOf(port))
      return socket
    }),
  )
}

async function closedWithin(sockets: readonly Socket[], milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds
  while (performance.now() < until && sockets.some(({ closed }) => !closed)) await pause(100)
  const count = sockets.filter(({ closed }) => closed).length
  for (const socket of sockets) socket.destroy()
  return count
}
