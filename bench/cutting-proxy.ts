import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type CuttingProxy = { origin: string; cuts(): number; close(): Promise<void> }

/** Relays bytes, but cuts some answers off after a few, so that callers cannot know whether the request took effect. */
export async function startCuttingProxy(port: number, share: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  let cuts = 0
  const server = createServer((caller) => {
    const ahead = connect(port, '127.0.0.1')
    for (const socket of [caller, ahead]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        caller.destroy()
        ahead.destroy()
      })
    }
    caller.pipe(ahead)
    ahead.on('data', (bytes) => {
      if (Math.random() >= share) return void caller.write(bytes)
      cuts++
      caller.write(bytes.subarray(0, Math.floor(Math.random() * 40)), () => caller.destroy())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as { port: number }).port}`,
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
