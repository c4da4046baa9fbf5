import type { IncomingMessage } from 'node:http'
import type { RefusalCode } from '#contract/refusals.ts'
import { Refusal } from './refusal.ts'
import { type SpooledFile, spool } from './spooled-file.ts'

/** An incoming file. It is read only after the caller was admitted, and refused beyond its limit. */
export type Upload = {
  readonly type: string
  bytes(): Promise<Buffer>
  /** For files too large for memory. The caller must close the result. */
  toDisk(folder: string): Promise<SpooledFile>
}

const patience = 60_000
const firstSeconds = 5_000
/** Ten kilobytes a second, once the first seconds have passed. */
const leastPerMillisecond = 10
const spare = 10_000_000
/** If a route allows more bytes than this, an upload may take ten minutes instead of one. */
const large = 16 * 1024 * 1024

export const uploadTimeout = (most: number): number => (most > large ? 10 * patience : patience)

export const openUpload = (stream: IncomingMessage, type: string, most: number): Upload => {
  const assertAnnounced = () => {
    if (Number(stream.headers['content-length'] ?? 0) > most) throw new Refusal('body_too_large')
  }
  return {
    type,
    bytes() {
      assertAnnounced()
      return collect(stream, most)
    },
    async toDisk(folder) {
      assertAnnounced()
      return spool(folder, (take) => receive(stream, most, take))
    },
  }
}

async function collect(stream: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  await receive(stream, most, (chunk) => void chunks.push(chunk))
  return Buffer.concat(chunks)
}

/** Resolves when everything has been processed; `take` may be asynchronous. */
function receive(
  stream: IncomingMessage,
  most: number,
  take: (chunk: Buffer) => Promise<void> | void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let [size, isOver] = [0, false]
  // The end may arrive while the last piece is still being processed.
  let last: Promise<void> | undefined
  const refuse = (code: RefusalCode) => () => {
    isOver = true
    reject(new Refusal(code))
  }
  const startedAt = performance.now()
  const watch = setInterval(() => {
    const passed = performance.now() - startedAt
    const drips = passed > firstSeconds && size < passed * leastPerMillisecond
    if (passed > uploadTimeout(most) || drips) refuse('request_timeout')()
  }, 1_000)
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    // After a refusal the rest is read and dropped, up to `spare`, so that a client still sending gets the answer.
    if (size > most + spare) stream.destroy()
    else if (size > most) refuse('body_too_large')()
    else if (!isOver) {
      const taken = take(chunk)
      if (!taken) return
      stream.pause()
      last = taken
      taken.then(
        () => stream.resume(),
        (fault) => {
          isOver = true
          reject(fault)
          stream.resume()
        },
      )
    }
  })
  stream.once('end', () => void Promise.resolve(last).then(resolve, () => {}))
  stream.once('error', refuse('malformed_request'))
  stream.once('close', () => {
    if (!stream.readableEnded) refuse('malformed_request')()
  })
  return promise.finally(() => clearInterval(watch))
}
