import { expect, test } from 'vitest'
import { listSessions } from '#contract/accounts/security.ts'
import { openApp } from '#test/app.ts'
import { noor, omar, sara } from '#test/cast.ts'
import { elsewhere, join, signIn } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('a person sees the signed-in devices, this one first', async () => {
  app.at('2026-11-21T08:00:00Z')
  const here = await join(app, sara)
  app.at('2026-11-21T09:00:00Z')
  const there = elsewhere(app, here)
  there.headers = { 'user-agent': firefox }
  await signIn(there)
  const { sessions } = (await here.call(listSessions, {})).body
  expect(sessions).toMatchObject([
    {
      current: true,
      browser: null,
      startedAt: '2026-11-21T08:00:00.000Z',
      seenAt: '2026-11-21T09:00:00.000Z',
    },
    { current: false, browser: 'Firefox', system: 'Linux', startedAt: '2026-11-21T09:00:00.000Z' },
  ])
  const seenThere = (await there.call(listSessions, {})).body.sessions
  expect(seenThere.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).reverse())
})

test('an expired session is not listed as a device', async () => {
  app.at('2026-11-21T08:00:00Z')
  const here = await join(app, omar)
  app.at('2026-11-22T07:00:00Z')
  const there = elsewhere(app, here)
  await signIn(there)
  app.at('2026-11-22T09:00:00Z')
  expect((await there.call(listSessions, {})).body.sessions).toHaveLength(1)
})

test('an admin sees only their own devices', async () => {
  const admin = await join(app, noor, { role: 'admin' })
  await join(app, { ...sara, email: 'sara.beside@example.sa' })
  const { sessions } = (await admin.call(listSessions, {})).body
  expect(sessions.map(({ current }) => current)).toEqual([true])
})
