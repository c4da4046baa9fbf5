import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A clamd that reports any data that contains the word. */
export async function openScanner() {
  let answer: ((bytes: Buffer) => string) | undefined
  let waiting: (() => void)[] | undefined
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const chunks: Buffer[] = []
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const bytes = streamed(Buffer.concat(chunks))
      if (bytes === null) return
      const found = bytes.includes('plague') ? 'stream: Plague.Test FOUND\0' : 'stream: OK\0'
      const tell = () => socket.end(answer ? answer(bytes) : found)
      if (waiting) waiting.push(tell)
      else tell()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets its answer from now on. */
    say(words: string) {
      answer = () => words
    },
    /** Holds its answers from now on, until it is released. */
    ponder() {
      const thoughts: (() => void)[] = []
      waiting = thoughts
      return {
        about: () => thoughts.length,
        resume() {
          waiting = undefined
          for (const tell of thoughts) tell()
        },
      }
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

/** The data between the greeting and the empty chunk; null until all of it is there, or if it is malformed. */
function streamed(all: Buffer): Buffer | null {
  const greeting = Buffer.from('zINSTREAM\0')
  if (!all.subarray(0, greeting.length).equals(greeting)) return null
  const parts: Buffer[] = []
  for (let at = greeting.length; at + 4 <= all.length; ) {
    const length = all.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(all.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
