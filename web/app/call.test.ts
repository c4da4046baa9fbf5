import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { createCall } from './call.ts'

const done = z.strictObject({ done: z.literal(true) })
const read = route({
  method: 'GET',
  path: '/api/plants/:id/leaves',
  summary: 'Leaves of a plant.',
  audience: 'anyone',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ size: z.optional(z.string()), color: z.optional(z.array(z.string())) }),
  output: done,
})
const write = route({
  method: 'POST',
  path: '/api/plants/:id/leaves',
  summary: 'One more leaf.',
  audience: 'anyone',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ name: z.string() }),
  output: done,
})

describe('a request', () => {
  test('has parameters and query in the address, escaped, without undefined values', async () => {
    const { call, sent } = surroundings([ok])
    await call(read, { id: 'a/b', size: undefined, color: ['green', 'red & gold'] })
    expect(sent[0]).toMatchObject({
      address: '/api/plants/a%2Fb/leaves?color=green&color=red+%26+gold',
      method: 'GET',
    })
    expect(sent[0]).not.toHaveProperty('body')
  })

  test('has the rest of the input as its body', async () => {
    const { call, sent } = surroundings([ok])
    await call(write, { id: '7', name: 'ورقة' })
    expect(sent[0]).toMatchObject({ address: '/api/plants/7/leaves', body: '{"name":"ورقة"}' })
    expect(sent[0]?.headers).toMatchObject({ 'Content-Type': 'application/json', 'Accept-Language': 'ar' })
  })

  test('has a key only if there is one', async () => {
    const { call, sent } = surroundings([ok, ok])
    await call(write, { id: '7', name: 'a' })
    await call(write, { id: '7', name: 'a' }, { idempotencyKey: 'key-of-this-leaf' })
    expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual([undefined, 'key-of-this-leaf'])
  })
})

describe('an address with an impossible id', () => {
  const one = { ...read, params: z.strictObject({ id }) }

  test('leads nowhere, and no server is called', async () => {
    const { call, sent } = surroundings([ok])
    for (const none of ['7', '', '01990000-0000-7000-8000-00000000dead0'])
      await expect(call(one, { id: none })).rejects.toMatchObject({ code: 'not_found', status: 404 })
    expect(sent).toEqual([])
    await call(one, { id: '01990000-0000-7000-8000-00000000DEAD' })
    expect(sent).toHaveLength(1)
  })
})

describe('a safe call', () => {
  test('is retried after 502, 503, 504, silence and half an answer, with doubling pauses', async () => {
    const { call, pauses } = surroundings([status(502), status(503), status(504), silent, brokenOff, ok])
    expect(await call(read, { id: '1' })).toEqual({ done: true })
    expect(pauses).toEqual([200, 400, 800, 1600, 3200])
  })

  test('gives up after 30 seconds of pauses', async () => {
    const { call, pauses } = surroundings(Array(20).fill(silent))
    await expect(call(read, { id: '1' })).rejects.toMatchObject({ code: 'unavailable', status: 0 })
    expect(pauses.reduce((sum, pause) => sum + pause)).toBe(30_000)
    expect(Math.max(...pauses)).toBe(12_800)
  })

  test.each([400, 404, 429, 500])('is not retried after %d', async (code) => {
    const { call, pauses } = surroundings([status(code), ok])
    await expect(call(read, { id: '1' })).rejects.toMatchObject({ status: code })
    expect(pauses).toEqual([])
  })

  test('ends when its caller cancels, even during a pause', async () => {
    const giveUp = new AbortController()
    const { call } = surroundings([status(503), ok], () => giveUp.abort(new Error('left the page')))
    await expect(call(read, { id: '1' }, { signal: giveUp.signal })).rejects.toThrow('left the page')
  })
})

describe('an unsafe call', () => {
  test.each([502, 503, 504])('is sent once, even after %d', async (code) => {
    const { call, sent } = surroundings([status(code), ok])
    await expect(call(write, { id: '1', name: 'a' })).rejects.toMatchObject({ code: 'unavailable' })
    expect(sent).toHaveLength(1)
  })

  test('without an answer is unavailable', async () => {
    const { call } = surroundings([silent])
    await expect(call(write, { id: '1', name: 'a' })).rejects.toMatchObject({
      code: 'unavailable',
      status: 0,
    })
  })
})

test('a request that brings a new token waits for those in flight; one that outlives its page is sent immediately', async () => {
  const renewing = { ...write, renewsToken: true }
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { call, sent } = surroundings([() => promise, ok, ok])
  const first = call(read, { id: 'first' })
  const fresh = call(renewing, { id: 'fresh', name: 'a' })
  const leaving = call(write, { id: 'leaving', name: 'a' }, { keepalive: true })
  await leaving
  expect(sent.map(({ address }) => address.split('/')[3])).toEqual(['first', 'leaving'])
  resolve(await ok())
  await Promise.all([first, fresh])
  expect(sent.map(({ address }) => address.split('/')[3])).toEqual(['first', 'leaving', 'fresh'])
})

test('automatic requests without an active person say so', async () => {
  for (const attended of [true, false]) {
    const { call, sent } = surroundings([ok], () => {}, attended)
    await call(read, { id: '1' })
    expect(sent[0]?.headers['Nabta-Unattended']).toBe(attended ? undefined : '1')
  }
})

test('a refusal contains the server’s message', async () => {
  const fields = [{ field: 'name', code: 'required', message: 'هذا الحقل مطلوب' }]
  const error = { code: 'invalid_fields', message: 'بعض الحقول', fields, detail: { at: 3 }, requestId: 'r-1' }
  const { call } = surroundings([async () => Response.json({ error }, { status: 422 })])
  await expect(call(write, { id: '1', name: '' })).rejects.toMatchObject({ status: 422, ...error })
})

test('listeners are notified of a refusal, but not of a success', async () => {
  const heard: string[] = []
  const error = { code: 'signed_out', message: '' }
  const call = createCall({
    fetch: async (address) =>
      String(address).endsWith('/1/leaves') ? Response.json({ error }, { status: 401 }) : ok(),
    language: () => 'en',
    isAttended: () => true,
    wait: async () => {},
    onRefused: (code) => void heard.push(code),
  })
  await expect(call(read, { id: '1' })).rejects.toMatchObject({ code: 'signed_out' })
  await call(read, { id: '2' })
  expect(heard).toEqual(['signed_out'])
})

type Answering = () => Promise<Response>
type Sent = { address: string; method: string; headers: Record<string, string>; body?: string }

const ok: Answering = async () => Response.json({ done: true })
const status =
  (code: number): Answering =>
  async () =>
    new Response('<html>', { status: code })
const brokenOff: Answering = async () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }))
const silent: Answering = async () => {
  throw new TypeError('fetch failed')
}

function surroundings(answers: Answering[], onPause = () => {}, attended = true) {
  const sent: Sent[] = []
  const pauses: number[] = []
  const call = createCall({
    fetch: async (address, init) => {
      init?.signal?.throwIfAborted()
      sent.push({ address: String(address), ...(init as Omit<Sent, 'address'>) })
      const answer = answers[sent.length - 1]
      if (!answer) throw new Error('one call too many')
      return answer()
    },
    language: () => 'ar',
    isAttended: () => attended,
    wait: async (milliseconds, signal) => {
      pauses.push(milliseconds)
      onPause()
      signal.throwIfAborted()
    },
  })
  return { call, sent, pauses }
}
