import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, test } from 'vitest'
import { socketPath } from '#contract/realtime.ts'
import { openApp } from '#test/app.ts'

const app = await openApp()
const { port } = new URL(app.origin)

/** The server's end of a connection whose client sends these bytes, then neither reads nor hangs up. */
async function accepted(bytes: string): Promise<Socket> {
  const accepting = new Promise<Socket>((resolve) => {
    const take = (message: unknown) => {
      accepts.unsubscribe(take)
      resolve((message as { socket: Socket }).socket)
    }
    accepts.subscribe(take)
  })
  const client = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  client.on('error', () => {})
  afterAll(() => void client.destroy())
  client.write(bytes)
  return accepting
}

const serverOf = (socket: Socket) => (socket as Socket & { server: Server }).server

const accepts = channel('net.server.socket')
const host = `Host: localhost:${port}\r\n`

/** All at the same time, because some are released only by the server's next look at its connections. */
const sent = [
  ['half a head, until 408', `GET / HTTP/1.1\r\n${host}`],
  ['no HTTP', 'hello there\r\n\r\n'],
  ['a head that is too large', `GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(20_000)}\r\n\r\n`],
  [
    'a body that is too large',
    `POST /api/survey/answers HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9000000\r\n\r\n{`,
  ],
  ['a request that closes', `GET /nothing HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
  [
    'a socket that is refused',
    `GET ${socketPath} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  ],
] as const
const sockets: [string, Socket][] = []
for (const [name, bytes] of sent) sockets.push([name, await accepted(bytes)])
// A head may take ten seconds.
for (const [, socket] of sockets) Object.assign(serverOf(socket), { headersTimeout: 100 })

test.each(sockets)(
  'the connection of a client that sent %s is released even if nobody reads the answer',
  async (_, socket) => {
    if (!socket.closed) await once(socket, 'close')
  },
)
