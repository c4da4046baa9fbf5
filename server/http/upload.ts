import type { IncomingMessage } from 'node:http'
import type { RefusalCode } from '#contract/refusals.ts'
import { Refusal } from './refusal.ts'

/** A file on its way in. It is read only by whoever has been let in, and never beyond its limit. */
export type Upload = { readonly type: string; bytes(): Promise<Buffer> }

const patience = 60_000
const firstSeconds = 5_000
/** Ten kilobytes a second, once the first seconds have passed. */
const leastPerMillisecond = 10
const spare = 10_000_000

export const openUpload = (stream: IncomingMessage, type: string, most: number): Upload => ({
  type,
  bytes() {
    if (Number(stream.headers['content-length'] ?? 0) > most) throw new Refusal('body_too_large')
    return collect(stream, most)
  },
})

function collect(stream: IncomingMessage, most: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let [size, isOver] = [0, false]
  const refuse = (code: RefusalCode) => () => {
    isOver = true
    reject(new Refusal(code))
  }
  const startedAt = performance.now()
  const watch = setInterval(() => {
    const passed = performance.now() - startedAt
    const drips = passed > firstSeconds && size < passed * leastPerMillisecond
    if (passed > patience || drips) refuse('request_timeout')()
  }, 1_000)
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    // After a refusal the rest is read and forgotten, so that the answer reaches whoever still sends; but not without end.
    if (size > most + spare) stream.destroy()
    else if (size > most) refuse('body_too_large')()
    else if (!isOver) chunks.push(chunk)
  })
  stream.once('end', () => resolve(Buffer.concat(chunks)))
  stream.once('error', refuse('malformed_request'))
  stream.once('close', refuse('malformed_request'))
  return promise.finally(() => {
    clearInterval(watch)
    chunks.length = 0
  })
}
