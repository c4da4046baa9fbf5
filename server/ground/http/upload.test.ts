import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openUpload } from './upload.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (most = 1_000_000, headers = {}) => {
  const stream = new PassThrough()
  const upload = openUpload(Object.assign(stream, { headers }) as unknown as IncomingMessage, 'x/y', most)
  return { stream, upload }
}
/** Bytes written to a stream reach its reader in the next turn of the event loop. */
const give = async (stream: PassThrough, bytes: number) => {
  stream.write(Buffer.alloc(bytes))
  await new Promise((done) => setImmediate(done))
}

test('a file arrives complete, in however many chunks', async () => {
  const { stream, upload } = open()
  const bytes = upload.bytes()
  stream.write('one ')
  stream.end('two')
  expect((await bytes).toString()).toBe('one two')
})

test('one byte too many is refused as too large, whether the length was announced or not', async () => {
  const { stream, upload } = open(10)
  const bytes = expect(upload.bytes()).rejects.toThrow('body_too_large')
  await give(stream, 11)
  await bytes
  await expect(async () => open(10, { 'content-length': '11' }).upload.bytes()).rejects.toThrow(
    'body_too_large',
  )
})

test('a sender who drips bytes is cut off, and a merely slow one is not', async () => {
  const [dripping, slow] = [open(), open()]
  const refused = expect(dripping.upload.bytes()).rejects.toThrow('request_timeout')
  const bytes = slow.upload.bytes()
  for (let second = 0; second < 10; second++) {
    await give(dripping.stream, 9_000)
    await give(slow.stream, 11_000)
    vi.advanceTimersByTime(1_000)
  }
  await refused
  slow.stream.end()
  expect(await bytes).toHaveLength(110_000)
})

test('no upload may take longer than a minute', async () => {
  const { stream, upload } = open()
  const refused = expect(upload.bytes()).rejects.toThrow('request_timeout')
  for (let second = 0; second < 62; second++) {
    await give(stream, 12_000)
    vi.advanceTimersByTime(1_000)
  }
  await refused
})

test('an interrupted upload returns no file', async () => {
  const { stream, upload } = open()
  const refused = expect(upload.bytes()).rejects.toThrow('malformed_request')
  await give(stream, 5)
  stream.destroy()
  await refused
})

test('a sender who continues after a refusal is eventually cut off', async () => {
  const { stream, upload } = open(1_000)
  const refused = expect(upload.bytes()).rejects.toThrow('body_too_large')
  await give(stream, 2_000)
  await refused
  expect(stream.destroyed).toBe(false)
  await give(stream, 11_000_000)
  expect(stream.destroyed).toBe(true)
})
