import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SentMessage = { id: string; to: string; text: string }

/** A provider of text messages that accepts anyone with the token, and takes the same message only once. */
export async function openSmsProvider(token = 'a-token') {
  const taken = new Map<string, SentMessage>()
  let answer: { status: number; headers?: Record<string, string> } = { status: 202 }
  let asked = 0
  const server = createServer(async (request, response) => {
    asked++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const isKnown = request.headers.authorization === `Bearer ${token}`
    const { status, headers } = isKnown ? answer : { status: 401 }
    if (status < 300) {
      const sent: SentMessage = JSON.parse(Buffer.concat(chunks).toString())
      taken.set(sent.id, sent)
    }
    response.writeHead(status, headers).end('{"reader":"+966501234567"}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${encodeURIComponent(token)}@127.0.0.1:${port}/messages`,
    sent: () => [...taken.values()],
    asked: () => asked,
    /** Sets its answer from now on. */
    say(status: number, headers?: Record<string, string>) {
      answer = { status, ...(headers && { headers }) }
    },
    close: () => server.close(),
  }
}
