import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '0.01' })
const statuses = async (path: string, times: number) => {
  const answers = []
  for (let at = 0; at < times; at++) answers.push(await app.fetch(path))
  return answers
}

test('the files of a page are not counted, and a caller over the limit for a minute is told when to retry', async () => {
  app.at('2026-11-21T09:00:00Z')
  const page = await (await app.fetch('/login')).text()
  const file = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? ''
  expect((await statuses(file, 40)).map(({ status }) => status)).toEqual(Array(40).fill(200))
  const pages = await statuses('/login', 20)
  expect(pages.filter(({ status }) => status === 200)).toHaveLength(11)
  const refused = pages.at(-1)
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '60'])
  app.at('2026-11-21T09:01:00Z')
  expect((await app.fetch('/login')).status).toBe(200)
})

test('a file that no page uses is counted like everything else', async () => {
  app.at('2026-11-21T10:00:00Z')
  const answers = await statuses('/assets/nothing.js', 20)
  expect(new Set(answers.slice(0, 12).map(({ status }) => status))).toEqual(new Set([404]))
  expect(answers.at(-1)?.status).toBe(429)
})

test('anything but reading a file is counted too', async () => {
  app.at('2026-11-21T11:00:00Z')
  const path = /\/assets\/[\w.-]+\.js/.exec(await (await app.fetch('/login')).text())?.[0] ?? ''
  const sent = []
  for (let at = 0; at < 12; at++) sent.push((await app.fetch(path, { method: 'POST' })).status)
  expect([sent[0], sent.at(-1)]).toEqual([405, 429])
})
