import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type RoughProxy = {
  port: number
  /** How many connections it has cut, and how many it has let fall silent. */
  did(): { cut: number; silenced: number }
  /** From now on it passes everything on. */
  calm(): void
  close(): Promise<void>
}

/** Passes bytes on late, and after a while cuts a connection off or lets it fall silent, without either side being told. */
export async function startRoughProxy(port: number): Promise<RoughProxy> {
  const sockets = new Set<Socket>()
  let [cut, silenced] = [0, 0]
  let isRough = true
  const server = createServer((caller) => {
    const ahead = connect(port, '127.0.0.1')
    let isSilent = false
    const pass = (to: Socket) => (bytes: Buffer) => {
      const delay = isRough ? 5 + Math.random() * 40 : 0
      lines.set(to, Math.max((lines.get(to) ?? 0) + 0.01, performance.now() + delay))
      setTimeout(() => isSilent || to.destroyed || to.write(bytes), (lines.get(to) ?? 0) - performance.now())
    }
    for (const socket of [caller, ahead]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        // Of a connection that has fallen silent the other side hears nothing more, not even its end.
        if (isSilent) return
        caller.destroy()
        ahead.destroy()
      })
    }
    caller.on('data', pass(ahead))
    ahead.on('data', pass(caller))
    const accident = setTimeout(
      () => {
        if (!isRough) return
        if (Math.random() < 0.5) {
          cut++
          caller.destroy()
        } else {
          silenced++
          isSilent = true
        }
      },
      300 + Math.random() * 1_200,
    )
    caller.on('close', () => clearTimeout(accident))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    did: () => ({ cut, silenced }),
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

/** When the last bytes for a socket are due, so that none overtake others. */
const lines = new WeakMap<Socket, number>()
