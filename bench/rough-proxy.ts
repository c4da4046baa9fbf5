import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type RoughProxy = {
  port: number
  /** How many connections it has cut, and how many it has silenced. */
  did(): { cut: number; silenced: number }
  /** Starts to cut and silence connections. */
  roughen(): void
  /** Relays everything from now on. */
  calm(): void
  close(): Promise<void>
}

type Given = {
  /** The port it listens on; by default any free one. */
  at?: number
  /** Whether it is rough from the start; false by default. */
  isRough?: boolean
  /** Milliseconds during which a new connection is safe; its first accident happens within five times as many. */
  calmFor?: number
  /** Milliseconds after which a silenced connection is cut, as a router in between would do. */
  silentFor?: number
}

/** Relays bytes late, and after a while cuts a connection or silences it without telling either side. */
export async function startRoughProxy(
  port: number,
  { at = 0, isRough: isRoughAtFirst = true, calmFor = 300, silentFor }: Given = {},
): Promise<RoughProxy> {
  const sockets = new Set<Socket>()
  let [cut, silenced] = [0, 0]
  let isRough = isRoughAtFirst
  const until = () => calmFor * (1 + Math.random() * 4)
  const server = createServer((caller) => {
    const ahead = connect(port, '127.0.0.1')
    let isSilent = false
    const pass = (to: Socket) => (bytes: Buffer) => {
      const delay = isRough ? 5 + Math.random() * 40 : 0
      lines.set(to, Math.max((lines.get(to) ?? 0) + 0.01, performance.now() + delay))
      setTimeout(
        () => isSilent || to.destroyed || to.write(bytes),
        Math.max(0, (lines.get(to) ?? 0) - performance.now()),
      )
    }
    for (const socket of [caller, ahead]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        // The other side of a silenced connection receives nothing further, not even its end.
        if (!isSilent) end()
      })
    }
    caller.on('data', pass(ahead))
    ahead.on('data', pass(caller))
    const end = () => {
      caller.destroy()
      ahead.destroy()
    }
    let accident = setTimeout(meetOne, until())
    function meetOne() {
      if (!isRough) accident = setTimeout(meetOne, until())
      else if (Math.random() < 0.5) {
        cut++
        end()
      } else {
        silenced++
        isSilent = true
        if (silentFor) accident = setTimeout(end, silentFor)
      }
    }
    caller.on('close', () => clearTimeout(accident))
  }).listen(at, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    did: () => ({ cut, silenced }),
    roughen() {
      isRough = true
    },
    calm() {
      isRough = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** When the last bytes for a socket are due, so that later bytes never overtake them. */
const lines = new WeakMap<Socket, number>()
