import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { searchDietitians } from '#contract/directory.ts'
import { openApp } from '#test/app.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { compressAnswer } from './compress-answer.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const takesIt = { 'accept-encoding': 'gzip, deflate, br' }
const long = JSON.stringify({ text: 'a long answer, '.repeat(100) })

test('an answer over a kilobyte is compressed, and still not cached', async () => {
  const person = await join(app, sara)
  for (const email of ['layla@example.sa', 'huda@example.sa', 'reem@example.sa'])
    await listedDietitian(app, await join(app, { ...drLayla, email }, { role: 'dietitian' }))
  const answer = await app.fetch(searchDietitians.path, { headers: { ...takesIt, ...person.headers } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  const text = await answer.text()
  expect(text.length).toBeGreaterThan(1_024)
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length / 2)
  expect(JSON.parse(text).dietitians).toHaveLength(3)
})

test('a short one is not, nor one whose reader cannot decompress it', async () => {
  expect((await app.fetch('/api/health', { headers: takesIt })).headers.get('content-encoding')).toBeNull()
  for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip;q=0' }])
    expect(await compressAnswer(long, headers)).toEqual({ body: long, headers: {} })
  const { body } = await compressAnswer(long, takesIt)
  expect(gunzipSync(body).toString()).toBe(long)
})

test('nor an answer to a request that another site has triggered', async () => {
  for (const site of ['cross-site', 'same-site'])
    expect(await compressAnswer(long, { ...takesIt, 'sec-fetch-site': site })).toEqual({
      body: long,
      headers: {},
    })
  for (const site of ['same-origin', 'none'])
    expect((await compressAnswer(long, { ...takesIt, 'sec-fetch-site': site })).headers).toEqual({
      'content-encoding': 'gzip',
    })
})

test('an answer of any length is decompressed unchanged', async () => {
  const huge = JSON.stringify({ text: 'سطر طويل '.repeat(20_000) })
  const { body } = await compressAnswer(huge, takesIt)
  expect(gunzipSync(body).toString()).toBe(huge)
})
