import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'

const app = await openApp()
const page = await (await app.fetch('/')).text()
const addresses = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"|(\/assets\/[\w-]+\.js)(?=[" ])/g)].map(
  ([, named, listed]) => named ?? listed ?? '',
)

test('every file that a page names exists, is immutable, and has the right type', async () => {
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) {
    const answer = await app.fetch(address, { headers: { 'accept-encoding': 'br' } })
    expect([address, answer.status]).toEqual([address, 200])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0)
  }
})

test('a compressed format is not marked as compressed again', async () => {
  const font = addresses.find((address) => address.endsWith('.woff2')) ?? ''
  const answer = await app.fetch(font, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 4)
      .toString('latin1'),
  ).toBe('wOF2')
})

test('a script is served in the compressed form that the build made', async () => {
  const script = addresses.find((address) => address.endsWith('.js')) ?? ''
  const sizes = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const answer = await app.fetch(script, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      return (await answer.text()).length
    }),
  )
  expect(new Set(sizes).size).toBe(1)
})
