import { expect, test } from 'vitest'
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/security.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { noor, omar, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, type Person, signIn, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const currentOf = async (person: Person) =>
  (await person.call(listSessions, {})).body.sessions.find(({ current }) => current)?.id ?? ''
const isSignedIn = async (person: Person) => (await person.call(readSession, {})).body.session !== null
const endings = (person: Person) =>
  app.rows("select detail from events where kind = 'session.ended' and subject_id = $1 order by id", [
    person.id,
  ])

test('a signed-out device gets no more answers', async () => {
  const here = await join(app, { ...sara, email: unique(sara.email) })
  const there = atAnotherBrowser(app, here)
  await signIn(there)
  const id = await currentOf(there)
  expect((await here.call(endSession, { id })).body).toEqual({ done: true })
  expect((await there.call(listSessions, {})).body.error.code).toBe('signed_out')
  expect(await isSignedIn(here)).toBe(true)
  expect(await endings(here)).toEqual([{ detail: { session: id } }])
  expect((await here.call(endSession, { id })).body.error.code).toBe('not_found')
})

test('ending the current session signs out, including its cookies', async () => {
  const here = await join(app, { ...sara, email: unique(sara.email) })
  const { headers } = await here.call(endSession, { id: await currentOf(here) })
  expect(headers.getSetCookie().map((line) => line.split(';')[0])).toEqual(['sid=', 'nabta_signed_in='])
})

test('another person’s session looks like a missing one, to patients and to admins', async () => {
  const victim = await join(app, { ...sara, email: unique(sara.email) })
  const id = await currentOf(victim)
  const strangers = [
    await join(app, { ...omar, email: unique(omar.email) }),
    await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' }),
  ]
  for (const stranger of strangers) {
    const foreign = await stranger.call(endSession, { id })
    const unknown = await stranger.call(endSession, { id: '019ac000-0000-7000-8000-000000000000' })
    expect([foreign.status, foreign.body.error.code]).toEqual([404, 'not_found'])
    expect({ ...foreign.body.error, requestId: '' }).toEqual({ ...unknown.body.error, requestId: '' })
  }
  expect(await isSignedIn(victim)).toBe(true)
})

test('every device except this one is signed out, and no other person’s', async () => {
  const here = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const others = [atAnotherBrowser(app, here), atAnotherBrowser(app, here)]
  for (const other of others) await signIn(other)
  const bystander = await join(app, { ...omar, email: unique(omar.email) })
  expect((await here.call(endOtherSessions, {})).body).toEqual({ ended: 2 })
  expect(await Promise.all([here, bystander, ...others].map(isSignedIn))).toEqual([true, true, false, false])
  expect((await here.call(endOtherSessions, {})).body).toEqual({ ended: 0 })
  expect(await endings(here)).toEqual([{ detail: { others: 2 } }])
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('a person sees the signed-in devices, this one first', async () => {
  app.at('2026-11-21T08:00:00Z')
  const here = await join(app, sara)
  app.at('2026-11-21T09:00:00Z')
  const there = atAnotherBrowser(app, here)
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
  const there = atAnotherBrowser(app, here)
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
