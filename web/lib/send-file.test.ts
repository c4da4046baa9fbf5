import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#contract/route.ts'
import { ApiError } from '../app/api-error.ts'
import { createTokenRefreshGate } from '../app/token-refresh-gate.ts'
import { createSendFile } from './send-file.ts'

const keepScan = route({
  method: 'PUT',
  path: '/api/scans/:place',
  summary: 'A file for the tests.',
  audience: 'signed_in',
  takesFile: { types: ['image/png'], most: 100 },
  params: z.strictObject({ place: z.string() }),
  query: z.strictObject({ name: z.string() }),
  output: z.strictObject({ kept: z.boolean() }),
})
const input = { place: 'a/b', name: 'شهادة & co.png' }
const picture = new Blob(['12345678'], { type: 'image/png' })

/** A request that is never sent: the test decides its outcome. */
class StillRequest {
  sent: unknown
  readonly headers: Record<string, string> = {}
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  address = ''
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  open = (method: string, address: string) => {
    this.address = `${method} ${address}`
  }
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value
  }
  send = (body: unknown) => {
    this.sent = body
  }
  abort = () => this.onabort?.()
  answer(status: number, text: string) {
    this.status = status
    this.responseText = text
    this.onload?.()
  }
}

function opened(inTurn = createTokenRefreshGate()) {
  const request = new StillRequest()
  const refused: string[] = []
  const sendFile = createSendFile({
    open: () => request as unknown as XMLHttpRequest,
    language: () => 'ar',
    inTurn,
    onRefused: (code) => refused.push(code),
  })
  return { request, refused, sendFile }
}

test('a file is sent unchanged, with its type, the language of the page and the input in the address', async () => {
  const { request, sendFile } = opened()
  const seen: number[] = []
  const answer = sendFile(keepScan, input, picture, { onProgress: (percent) => seen.push(percent) })
  expect(request.address).toBe('PUT /api/scans/a%2Fb?name=%D8%B4%D9%87%D8%A7%D8%AF%D8%A9+%26+co.png')
  expect(request.headers).toEqual({
    Accept: 'application/json',
    'Accept-Language': 'ar',
    'Content-Type': 'image/png',
  })
  expect(request.sent).toBe(picture)
  for (const loaded of [0, 3, 8]) request.upload.onprogress?.({ loaded, total: 8 })
  request.answer(200, '{"kept":true}')
  expect(await answer).toEqual({ kept: true })
  expect(seen).toEqual([0, 37, 100])
})

test('a refusal is returned as such, silence and nonsense as unavailable', async () => {
  const no = opened()
  const refusal = no.sendFile(keepScan, input, picture)
  no.request.answer(422, '{"error":{"code":"file_refused","message":"No.","requestId":"1"}}')
  await expect(refusal).rejects.toMatchObject({ code: 'file_refused', status: 422 })
  expect(no.refused).toEqual(['file_refused'])

  const silent = opened()
  const silence = silent.sendFile(keepScan, input, picture)
  silent.request.onerror?.()
  await expect(silence).rejects.toMatchObject({ code: 'unavailable', status: 0 })

  const odd = opened()
  const nonsense = odd.sendFile(keepScan, input, picture)
  odd.request.answer(200, '<html>')
  await expect(nonsense).rejects.toBeInstanceOf(ApiError)
})

test('a cancelled upload ends as cancelled, before and during sending', async () => {
  const under = opened()
  const control = new AbortController()
  const sending = under.sendFile(keepScan, input, picture, { signal: control.signal })
  control.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })

  const before = opened()
  const never = before.sendFile(keepScan, input, picture, { signal: AbortSignal.abort() })
  await expect(never).rejects.toMatchObject({ name: 'AbortError' })
  expect(before.request.sent).toBeUndefined()
  expect(before.refused).toEqual([])
})

test('a file waits while a new token is on its way', async () => {
  const inTurn = createTokenRefreshGate()
  const { request, sendFile } = opened(inTurn)
  const { promise: renewal, resolve: renewed } = Promise.withResolvers<void>()
  const fresh = inTurn(true, () => renewal)
  const answer = sendFile(keepScan, input, picture)
  await new Promise((resolve) => setImmediate(resolve))
  expect(request.sent).toBeUndefined()
  renewed()
  await fresh
  await new Promise((resolve) => setImmediate(resolve))
  expect(request.sent).toBe(picture)
  request.answer(200, '{"kept":true}')
  expect(await answer).toEqual({ kept: true })
})
