import { expect, test } from 'vitest'
import { listRoles } from '#contract/accounts/people.ts'
import { listSessions } from '#contract/accounts/security.ts'
import { readSession, renewSession, signIn as signInRoute, signOut } from '#contract/accounts/sign-in.ts'
import { openCookies } from '#server/ground/http/cookies.ts'
import { openApp } from '#test/app.ts'
import { drLayla, khalid, noor, omar, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, password, signIn } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const cookieLines = (headers: Headers) => headers.getSetCookie()

test('the right password signs in, and the answer names the person', async () => {
  const person = await join(app, sara, { signedIn: false })
  const { status, body, headers } = await signIn(person)
  expect(status).toBe(200)
  expect(body.session).toMatchObject({
    activeRole: 'patient',
    secondFactorDue: false,
    user: { id: person.id, email: sara.email, name: sara.name, firstName: 'Sara', secondFactor: false },
  })
  const [session, hint, device] = cookieLines(headers)
  expect(session).toMatch(/^sid=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/)
  expect(hint).toBe('nabta_signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax')
  expect(device).toMatch(/^device=[\w-]{43}; .*HttpOnly$/)
  expect((await person.call(readSession, {})).body.session?.user.id).toBe(person.id)
})

test('the token itself is not stored in the database', async () => {
  const person = await join(app, omar)
  const token = /sid=([\w-]{43})/.exec(person.headers.cookie ?? '')?.[1] ?? 'none'
  const [rows] = await app.rows<{ text: string }>(
    "select string_agg(s::text, '') || (select string_agg(d::text, '') from known_devices d) as text from sessions s",
  )
  expect(rows?.text).not.toContain(token)
})

test('the caller is identified with one statement, and nothing is written', async () => {
  const person = await join(app, { ...sara, email: 'once@example.sa' })
  const { ask, read, as } = app.house.db
  const asked: string[] = []
  const noted = <Work extends (...given: never[]) => unknown>(name: string, work: Work) =>
    ((...given) => {
      asked.push(name)
      return work(...given)
    }) as Work
  Object.assign(app.house.db, { ask: noted('ask', ask), read: noted('read', read), as: noted('as', as) })
  await person.call(listRoles, {})
  Object.assign(app.house.db, { ask, read, as })
  expect(asked).toEqual(['ask', 'as'])
})

test('over https the cookies are bound to the host', () => {
  const settings = { ...app.house.settings, publicUrl: new URL('https://nabta.example') }
  const token = 'a'.repeat(43)
  const cookies = openCookies(settings, `sid=${'b'.repeat(43)}; __Host-sid=${token}`)
  expect(cookies.session).toBe(token)
  cookies.setSession(token, 60)
  expect(cookies.lines[0]).toBe(`__Host-sid=${token}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure`)
})

test('a wrong password, an unknown address and an account without a password get the same answer', async () => {
  await join(app, drLayla, { role: 'dietitian', signedIn: false })
  const bare = await join(app, { ...omar, email: 'bare@example.sa' }, { signedIn: false })
  await app.rows('update users set password_hash = null where id = $1', [bare.id])
  const answers = await Promise.all(
    [drLayla.email, 'nobody@example.sa', bare.email].map((email) =>
      app.call(signInRoute, { email, password: 'not the password' }),
    ),
  )
  for (const { status, body } of answers) {
    expect([status, body.error.code]).toEqual([401, 'wrong_credentials'])
    expect({ ...body.error, requestId: '' }).toEqual({ ...answers[0]?.body.error, requestId: '' })
  }
})

test('the address may be typed in capitals, and the password in another Unicode form', async () => {
  const person = await join(app, { ...khalid, email: 'khalid.upper@example.sa' }, { signedIn: false })
  const typed = await app.call(signInRoute, {
    email: person.email.toUpperCase(),
    password: password.normalize('NFD'),
  })
  expect(typed.status).toBe(200)
})

test('an account that awaits confirmation says so only to its owner', async () => {
  const person = await join(app, { ...sara, email: 'waiting@example.sa' }, { signedIn: false })
  await app.rows('update users set confirmed_at = null where id = $1', [person.id])
  const right = await signIn(person)
  expect([right.status, right.body.error.code]).toEqual([403, 'address_not_confirmed'])
  expect(cookieLines(right.headers)).toEqual([])
  const wrong = await signIn(person, { password: 'not the password' })
  expect([wrong.status, wrong.body.error.code]).toEqual([401, 'wrong_credentials'])
})

test('nobody can sign in to a suspended account, and its sessions end with the next request', async () => {
  const person = await join(app, { ...omar, email: 'suspended@example.sa' })
  await app.rows('update users set suspended_at = now() where id = $1', [person.id])
  expect((await person.call(renewSession, {})).body.error.code).toBe('signed_out')
  expect((await signIn(atAnotherBrowser(app, person))).body.error.code).toBe('account_suspended')
})

test('missing fields at sign-in are named', async () => {
  const { status, body } = await app.call(signInRoute, {} as never)
  expect([status, body.error.fields?.[0]?.message]).toEqual([
    400,
    'You must provide either an email or phone number and a password',
  ])
  const short = await app.call(signInRoute, { email: 'sara@', password: '12345' })
  expect(short.status).toBe(422)
  expect(short.body.error.fields?.map(({ message }) => message)).toEqual([
    'Please enter a valid email',
    'Password must be at least 6 characters',
  ])
})

test('signing out ends the session immediately, and repeating it does no harm', async () => {
  const person = await join(app, { ...sara, email: 'leaver@example.sa' })
  const kept = { ...person.headers }
  expect((await person.call(signOut, {})).status).toBe(200)
  expect((await app.call(renewSession, {}, kept)).status).toBe(401)
  expect((await app.call(signOut, {}, kept)).status).toBe(200)
  expect((await app.call(readSession, {}, kept)).body.session).toBeNull()
})

test('signing in ends the browser’s previous session, whoever it belonged to, and says so', async () => {
  const [first, second] = [
    await join(app, { ...sara, email: 'before@example.sa' }),
    await join(app, { ...omar, email: 'after@example.sa' }, { signedIn: false }),
  ]
  const old = { ...first.headers }
  second.headers = { ...first.headers }
  expect((await signIn(second)).status).toBe(200)
  expect((await app.call(readSession, {}, old)).body.session).toBeNull()
  const again = { ...second.headers }
  expect((await signIn(second)).status).toBe(200)
  expect((await app.call(readSession, {}, again)).body.session).toBeNull()
  expect((await second.call(readSession, {})).body.session?.user.id).toBe(second.id)
  for (const { id } of [first, second])
    expect(
      await app.rows("select actor from events where kind = 'session.ended' and subject_id = $1", [id]),
    ).toEqual([{ actor: second.id }])
})

test('a wrong password ends no session', async () => {
  const person = await join(app, { ...sara, email: 'stays@example.sa' })
  const old = { ...person.headers }
  expect((await signIn(person, { password: 'not this one' })).status).toBe(401)
  expect((await app.call(readSession, {}, old)).body.session).not.toBeNull()
})

test('signing out clears the browser’s cache, and leaves its language and notifications', async () => {
  const person = await join(app, { ...sara, email: 'clears@example.sa' })
  const { headers } = await person.call(signOut, {})
  expect(headers.get('clear-site-data')).toBe('"cache"')
  expect((await person.call(readSession, {})).headers.get('clear-site-data')).toBeNull()
})

test('a session cookie planted by another person is never accepted', async () => {
  const person = await join(app, { ...sara, email: 'fixed@example.sa' }, { signedIn: false })
  const fixed = `sid=${'f'.repeat(43)}`
  const { headers } = await app.call(signInRoute, { email: person.email, password }, { cookie: fixed })
  expect(cookieLines(headers)[0]).not.toContain('f'.repeat(43))
  expect((await app.call(readSession, {}, { cookie: fixed })).body.session).toBeNull()
})

test('an eleventh session ends the oldest', async () => {
  const person = await join(app, { ...sara, email: 'many@example.sa' })
  const first = { ...person.headers }
  for (let at = 0; at < 10; at++) await signIn(atAnotherBrowser(app, person))
  expect((await app.call(readSession, {}, first)).body.session).toBeNull()
  const [rows] = await app.rows<{ count: number }>(
    'select count(*)::int as count from sessions where user_id = $1',
    [person.id],
  )
  expect(rows?.count).toBe(10)
})

test('activity extends a session up to its end, but merely checking it does not', async () => {
  app.at('2026-11-21T08:00:00Z')
  const person = await join(app, { ...drLayla, email: 'clock@example.sa' }, { role: 'dietitian' })
  const expires = async () => (await person.call(readSession, {})).body.session?.expiresAt
  expect(await expires()).toBe('2026-11-21T09:00:00.000Z')
  app.at('2026-11-21T08:50:00Z')
  expect(await expires()).toBe('2026-11-21T09:00:00.000Z')
  expect((await person.call(renewSession, {})).body.session.expiresAt).toBe('2026-11-21T09:50:00.000Z')
  for (let minute = 9 * 60; minute < 20 * 60; minute += 45) {
    const clock = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`.padStart(5, '0')
    app.at(`2026-11-21T${clock}:00Z`)
    expect((await person.call(renewSession, {})).status, clock).toBe(200)
  }
  expect(await expires()).toBe('2026-11-21T20:00:00.000Z')
  app.at('2026-11-21T20:00:00Z')
  expect(await expires()).toBeUndefined()
  app.at(new Date().toISOString())
})

test('a page’s automatic requests do not extend a session', async () => {
  app.at('2026-11-21T08:00:00Z')
  const person = await join(app, { ...noor, email: 'unattended@example.sa' }, { role: 'admin' })
  const read = async (clock: string, headers = {}) => {
    app.at(`2026-11-21T${clock}:00Z`)
    return (await person.call(listSessions, {}, headers)).status
  }
  expect(await read('08:14')).toBe(200)
  expect(await read('08:28', { 'nabta-unattended': '1' })).toBe(200)
  expect(await read('08:29')).toBe(401)
  app.at(new Date().toISOString())
})

test('an admin who is away for a quarter of an hour is signed out', async () => {
  app.at('2026-11-21T08:00:00Z')
  const person = await join(app, { ...noor, email: 'away@example.sa' }, { role: 'admin' })
  app.at('2026-11-21T08:15:00Z')
  expect((await person.call(readSession, {})).body.session).toBeNull()
  app.at(new Date().toISOString())
})

test('a new browser is announced by email, but not a known one or the first one', async () => {
  const person = await join(app, { ...sara, email: 'devices@example.sa' }, { signedIn: false })
  const kinds = async () =>
    (
      await app.rows<{ kind: string }>(
        "select kind from events where subject_id = $1 and kind like 'session.started%' order by id",
        [person.id],
      )
    ).map(({ kind }) => kind)
  await signIn(person)
  await signIn(person)
  await signIn(atAnotherBrowser(app, person))
  expect(await kinds()).toEqual(['session.started', 'session.started', 'session.started_elsewhere'])
})
