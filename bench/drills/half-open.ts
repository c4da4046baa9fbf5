import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Drill, seconds, unless } from '../drill.ts'
import { startProbe } from '../probe.ts'
import { type Product, startProduct } from '../product.ts'

const [clients, readers] = [3_000, 10]
/**
 * A request head may take 10 s; an answer that nobody reads is dropped 60 s after its last byte went out, or twice that
 * at most.
 */
const [mostForHead, mostForAnswer] = [20_000, 150_000]

export const halfOpen: Drill = {
  name: 'half-open clients',
  promise: 'clients that read nothing and never hang up neither hold connections nor shut anybody out',
  async run(folder) {
    const product = await startProduct(folder)
    const probe = startProbe(product.origin)
    const open: Socket[] = []
    try {
      const before = descriptorsOf(product)
      open.push(
        ...(await openMany(product, clients, `GET / HTTP/1.1\r\nHost: localhost:${product.port}\r\n`)),
      )
      const held = descriptorsOf(product) - before
      const headsGone = await until(() => descriptorsOf(product) <= before + 20, mostForHead)
      // Far more than the system buffers for a client that does not read.
      const many = `GET / HTTP/1.1\r\nHost: localhost:${product.port}\r\n\r\n`.repeat(200)
      const calm = descriptorsOf(product)
      open.push(...(await openMany(product, readers, many)))
      const answersGone = await until(() => descriptorsOf(product) <= calm, mostForAnswer)
      const left = Math.max(0, descriptorsOf(product) - before)
      await probe.stop()
      return {
        acknowledged: clients,
        survived: clients - Math.min(clients, left),
        seen: `${held} descriptors held, released ${seconds(headsGone)} after half a head and ${seconds(answersGone)} after unread answers, slowest answer meanwhile ${seconds(probe.slowest())}`,
        faults: unless(
          [held > clients / 2, `only ${held} of ${clients} clients could connect`],
          [Number.isFinite(headsGone), 'clients that sent half a head still hold connections'],
          [Number.isFinite(answersGone), 'clients that do not read their answers still hold connections'],
          [probe.slowest() < 2_000, `an answer took ${seconds(probe.slowest())}`],
        ),
      }
    } finally {
      await probe.stop()
      for (const socket of open) socket.destroy()
      await product.stop()
    }
  },
}

const descriptorsOf = ({ pid }: Product) => readdirSync(`/proc/${pid}/fd`).length

async function openMany({ port }: Product, count: number, bytes: string): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {})
      await once(socket, 'connect')
      socket.pause()
      socket.write(bytes)
      return socket
    }),
  )
}

async function until(isTrue: () => boolean, milliseconds: number): Promise<number> {
  const begun = performance.now()
  while (!isTrue()) {
    if (performance.now() - begun > milliseconds) return Number.POSITIVE_INFINITY
    await pause(200)
  }
  return performance.now() - begun
}
