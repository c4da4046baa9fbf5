import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Front = { close(): Promise<void> }

/** A load balancer in front of several nodes: each connection goes to the next node that accepts it. */
export async function startFront(at: number, ports: readonly number[]): Promise<Front> {
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer((caller) => {
    keep(caller)
    lead(caller, ports.length)
  }).listen(at, '127.0.0.1')
  await once(server, 'listening')

  function lead(caller: Socket, triesLeft: number) {
    const port = ports[turn++ % ports.length] as number
    const ahead = keep(connect(port, '127.0.0.1'))
    ahead.once('connect', () => {
      caller.pipe(ahead).pipe(caller)
      caller.on('close', () => ahead.destroy())
      ahead.on('close', () => caller.destroy())
    })
    ahead.once('error', () => {
      if (!ahead.pending) return
      if (triesLeft > 1) lead(caller, triesLeft - 1)
      else caller.destroy()
    })
  }

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  return {
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
