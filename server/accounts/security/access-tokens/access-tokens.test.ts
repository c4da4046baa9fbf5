import { expect, test } from 'vitest'
import { listAccessTokens, makeAccessToken, revokeAccessToken } from '#contract/accounts/access-tokens.ts'
import { grantRole, resetSecondFactor, revokeRole, switchRole } from '#contract/accounts/people.ts'
import { askForReset, resetPassword } from '#contract/accounts/reset.ts'
import { changePassword, deleteAccount } from '#contract/accounts/security.ts'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { readPatientDashboard } from '#contract/dashboards/patient.ts'
import { listConversations, listMessageReports } from '#contract/messages.ts'
import { readContactChoices, saveContactChoices } from '#contract/notifications/choices.ts'
import { listBreaches } from '#contract/privacy/breaches.ts'
import { listDataRequests } from '#contract/privacy/data-requests.ts'
import { readOverview } from '#contract/reports/figures.ts'
import { findTickets, listDeskTickets, supportSummary } from '#contract/support/desk.ts'
import { listTickets } from '#contract/support/own.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { asProgramOf } from '#test/access-tokens.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { newestMailedToken } from '#test/links.ts'
import { putConversation } from '#test/messages/conversation-rows.ts'
import { atAnotherBrowser, join, type Person, signIn, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const start = '2026-11-22T09:00:00Z'
app.at(start)
const known = (more: Parameters<typeof join>[2] = {}, who: { name: string; email: string } = sara) =>
  join(app, { ...who, email: unique(who.email) }, more)
const wanted = { name: 'Calendar at home', scope: 'read', days: '30' } as const
const choices = {
  emailUpdates: false,
  emailReminders: false,
  smsUpdates: false,
  smsReminders: false,
  emailDigest: false,
}
const read = async (program: Record<string, string>) => {
  const { status, body } = await app.call(readContactChoices, {}, program)
  return status === 200 ? 200 : `${status} ${body.error.code}`
}
const eventsOf = ({ id }: Person) =>
  app.rows<{ kind: string; detail: object }>(
    "select kind, detail from events where kind like 'account.access_token%' and subject_id = $1 order by id",
    [id],
  )

test('a token is shown once, and the stored form cannot be used to sign in', async () => {
  const person = await known()
  const { status, body, text } = await person.call(makeAccessToken, wanted, {
    'idempotency-key': 'made-only-once',
  })
  expect(status).toBe(201)
  expect(body.token).toMatch(/^nabta_pat_[\w-]{43}$/)
  expect(body.accessToken).toEqual({
    id: expect.any(String),
    name: 'Calendar at home',
    scope: 'read',
    role: 'patient',
    madeAt: '2026-11-22T09:00:00.000Z',
    usedAt: null,
    expiresAt: '2026-12-22T09:00:00.000Z',
  })
  expect(text).toContain(body.token)
  expect((await person.call(listAccessTokens, {})).body).toEqual({ accessTokens: [body.accessToken] })
  const copied = await copiedData(person)
  expect(copied.parts.accessTokens).toMatchObject([{ name: 'Calendar at home' }])
  const secret = body.token.slice('nabta_pat_'.length)
  const rows = await app.rows<{ row: object }>(
    `select to_jsonb(t) as row from access_tokens t union all select to_jsonb(e) from events e
      union all select to_jsonb(a) from answered_requests a`,
  )
  for (const kept of [copied, rows, app.logged()]) expect(JSON.stringify(kept)).not.toContain(secret)
  expect(await eventsOf(person)).toEqual([
    { kind: 'account.access_token_made', detail: { accessToken: body.accessToken.id, scope: 'read' } },
  ])
})

test('a program reads and changes with a token alone: no cookie, no page, no origin', async () => {
  const person = await known()
  const program = await asProgramOf(person, 'write')
  const answer = await app.call(saveContactChoices, choices, {
    ...program,
    origin: 'https://calendar.example',
    'sec-fetch-site': 'cross-site',
  })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
  expect((await person.call(readContactChoices, {})).body.choices).toEqual(choices)
  expect((await app.call(listAppointments, { view: 'upcoming' }, program)).status).toBe(200)
})

test('it opens no conversations and no tickets, and the dashboards leave out the text of both', async () => {
  const patient = await known()
  const layla = await known({ role: 'dietitian' }, drLayla)
  const words = 'Please fast before the blood test.'
  const said = [{ by: layla, text: words, at: new Date('2026-11-21T09:00:00Z') }]
  await putConversation(app, { person: patient, dietitian: layla }, said)
  const program = await asProgramOf(patient, 'write')
  for (const route of [listConversations, listTickets] as const) {
    const { status, body } = await app.call(route, {}, program)
    expect([status, body.error?.code]).toEqual([403, 'not_for_tokens'])
  }
  const answer = await app.call(readPatientDashboard, {}, program)
  expect(answer.body.unread).toMatchObject({ count: 1, latest: { from: { id: layla.id }, content: null } })
  expect((await patient.call(readPatientDashboard, {})).body.unread.latest?.content).toBe(words)
})

test('an admin’s token cannot read the desks with texts that people wrote', async () => {
  const admin = await known({ role: 'admin' }, noor)
  const program = await asProgramOf(admin, 'read')
  for (const [route, input] of [
    [listDeskTickets, {}],
    [findTickets, { q: 'invoice' }],
    [supportSummary, {}],
    [listMessageReports, { state: 'open' }],
    [listDataRequests, {}],
    [listBreaches, {}],
  ] as const) {
    const { status, body } = await app.call(route, input as never, program)
    expect([status, body.error?.code], route.path).toEqual([403, 'not_for_tokens'])
  }
  expect((await app.call(readOverview, {}, program)).status).toBe(200)
})

test('if a cookie is sent as well, only the token counts', async () => {
  const [reader, other] = [await known(), await known({}, omar)]
  const program = await asProgramOf(reader, 'read')
  await other.call(saveContactChoices, choices)
  const both = { ...other.headers, ...program }
  expect((await app.call(readContactChoices, {}, both)).body.choices.emailUpdates).toBe(true)
  const refused = await app.call(saveContactChoices, choices, both)
  expect([refused.status, refused.body.error.code]).toEqual([403, 'token_only_reads'])
  expect(refused.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="write"')
  const broken = { ...other.headers, authorization: `Bearer nabta_pat_${'A'.repeat(43)}` }
  const unknown = await app.call(readContactChoices, {}, broken)
  expect([unknown.status, unknown.body.error.code]).toEqual([401, 'token_not_valid'])
  expect(unknown.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
})

test.each(['Bearer nabta_pat_', 'bearer nabta_pat_x', `BEARER  nabta_pat_${'A'.repeat(4000)}`])(
  'the header %.30s… gives no access, even with a valid cookie',
  async (authorization) => {
    const person = await known()
    expect(await read({ ...person.headers, authorization })).toBe('401 token_not_valid')
  },
)

test('a header meant for another service is ignored', async () => {
  const person = await known()
  for (const authorization of ['Basic c3RhZ2luZzpzZWNyZXQ=', 'Bearer of-a-proxy'])
    expect(await read({ ...person.headers, authorization })).toBe(200)
  const answer = await app.call(saveContactChoices, choices, {
    ...person.headers,
    authorization: 'Bearer of-a-proxy',
    origin: 'https://evil.example',
  })
  expect(answer.body.error.code).toBe('foreign_origin')
})

test('its last use is recorded, once a minute', async () => {
  const person = await known()
  const program = await asProgramOf(person, 'read')
  const usedAt = async () => (await person.call(listAccessTokens, {})).body.accessTokens[0]?.usedAt
  const usedTimes: (string | null | undefined)[] = []
  for (const clock of ['09:01:00', '09:01:59', '09:02:00']) {
    app.at(`2026-11-22T${clock}Z`)
    await read(program)
    usedTimes.push(await usedAt())
  }
  app.at(start)
  const [first, second] = ['2026-11-22T09:01:00.000Z', '2026-11-22T09:02:00.000Z']
  expect(usedTimes).toEqual([first, first, second])
})

test('it expires on its day, leaves the list a month later, and can never be revived', async () => {
  const person = await known()
  const program = await asProgramOf(person, 'read')
  app.at('2026-12-22T08:59:59Z')
  expect(await read(program)).toBe(200)
  app.at('2026-12-22T09:00:00Z')
  expect(await read(program)).toBe('401 token_not_valid')
  const rows = () => app.rows('select from access_tokens where user_id = $1', [person.id])
  await app.runCron('tidy_accounts')
  expect(await rows()).toHaveLength(1)
  app.at('2027-01-22T09:00:00Z')
  await app.runCron('tidy_accounts')
  expect(await rows()).toHaveLength(0)
  app.at(start)
})

test('a revoked token fails with the next request, and nobody else can revoke or see it', async () => {
  const [person, stranger, admin] = [
    await known(),
    await known({}, omar),
    await known({ role: 'admin' }, noor),
  ]
  const program = await asProgramOf(person, 'read')
  const { accessTokens } = (await person.call(listAccessTokens, {})).body
  const id = accessTokens[0]?.id ?? ''
  for (const other of [stranger, admin]) {
    expect((await other.call(revokeAccessToken, { id })).body.error.code).toBe('not_found')
    expect((await other.call(listAccessTokens, {})).body.accessTokens).toEqual([])
  }
  expect(await read(program)).toBe(200)
  expect((await person.call(revokeAccessToken, { id })).body).toEqual({ done: true })
  expect(await read(program)).toBe('401 token_not_valid')
  expect((await person.call(revokeAccessToken, { id })).status).toBe(404)
  expect((await eventsOf(person)).map(({ kind }) => kind)).toEqual([
    'account.access_token_made',
    'account.access_token_revoked',
  ])
})

const password = 'cardamom & dates'
const ends: [string, (person: Person) => Promise<unknown>][] = [
  [
    'a changed password',
    (person) =>
      person.call(changePassword, { currentPassword: person.password, password, confirmPassword: password }),
  ],
  [
    'a reset',
    async (person) => {
      await app.call(askForReset, { email: person.email })
      const token = await newestMailedToken(app, person.email, 'reset-password')
      await app.call(resetPassword, { token, password, confirmPassword: password })
    },
  ],
  ['deletion', (person) => person.call(deleteAccount, {})],
  ['suspension', ({ id }) => app.rows('update users set suspended_at = now() where id = $1', [id])],
]
test.each(ends)('%s ends it, as it ends a session', async (_, happen) => {
  const person = await known()
  const programs = [await asProgramOf(person, 'read'), await asProgramOf(person, 'write')]
  await happen(person)
  for (const program of programs) expect(await read(program)).toBe('401 token_not_valid')
})

test('a second factor removed by an admin ends it', async () => {
  const [person, admin] = [await known(), await known({ role: 'admin' }, noor)]
  const program = await asProgramOf(person, 'read')
  await app.rows(
    `insert into second_factors (user_id, secret_sealed, made_at, confirmed_at) values ($1, '', now(), now())`,
    [person.id],
  )
  await admin.call(resetSecondFactor, { id: person.id })
  expect(await read(program)).toBe('401 token_not_valid')
})

test('it acts in the role in which it was made, and ends for good with that role', async () => {
  const person = await known({ role: 'dietitian', also: ['patient'] }, drLayla)
  const admin = await known({ role: 'admin' }, noor)
  const ofPractice = await asProgramOf(person, 'read')
  await person.call(switchRole, { role: 'patient' })
  const ofPatient = await asProgramOf(person, 'read')
  const practice = (program: Record<string, string>) =>
    app.fetch('/api/practice', { headers: program }).then(({ status }) => status)
  expect([await practice(ofPractice), await practice(ofPatient)]).toEqual([200, 403])

  const role = { id: person.id, role: 'dietitian' } as const
  await admin.call(revokeRole, role)
  expect(await read(ofPractice)).toBe('401 token_not_valid')
  await admin.call(grantRole, role)
  expect(await read(ofPractice)).toBe('401 token_not_valid')
  expect(await read(ofPatient)).toBe(200)
})

test('an admin’s token is read-only, lasts three months at most, and needs the second factor where it is required', async () => {
  const admin = await known({ role: 'admin' }, noor)
  for (const [more, field] of [
    [{ scope: 'write' }, 'scope'],
    [{ days: '365' }, 'days'],
  ] as const) {
    const { status, body } = await admin.call(makeAccessToken, { ...wanted, ...more })
    expect([status, body.error.fields?.map(({ field }) => field)]).toEqual([422, [field]])
  }
  const program = await asProgramOf(admin, 'read', '90')
  const code = async () => (await app.call(readOverview, {}, program)).body.error?.code
  expect(await code()).toBeUndefined()
  await app.rows('update users set second_factor_waived = false where id = $1', [admin.id])
  expect(await code()).toBe('second_factor_due')
  const { body } = await admin.call(makeAccessToken, wanted)
  expect(body.error.code).toBe('second_factor_due')
})

test('of many simultaneous requests no more than twenty make a token', async () => {
  const person = await known()
  const answers = await Promise.all(Array.from({ length: 24 }, () => person.call(makeAccessToken, wanted)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(new Set(answers.map(({ body }) => body.error?.code))).toEqual(
    new Set([undefined, 'too_many_tokens']),
  )
})

test('a token has its own rate limit', async () => {
  const small = await openApp({ RATE_LIMIT_SCALE: '0.02' })
  small.at(start)
  const person = await join(small, sara)
  const put = async (letter: string) => {
    const token = `nabta_pat_${letter.repeat(43)}`
    await small.rows(
      `insert into access_tokens (user_id, name, scope, role, token_hash, made_at, expires_at)
        values ($1, 'A program', 'read', 'patient', $2, $3::timestamptz, $3::timestamptz + interval '1 day')`,
      [person.id, hashToken(token), start],
    )
    return { authorization: `Bearer ${token}` }
  }
  const [busy, quiet] = [await put('A'), await put('B')]
  const ask = (program: Record<string, string>) => small.call(readContactChoices, {}, program)
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  for (let asked = 0; asked < 7; asked++) answers.push(await ask(busy))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('60')
  expect((await ask(quiet)).status).toBe(200)
})

test('a new token is announced by email in the language of the account, without its name', async () => {
  const [english, arabic] = [await known(), await known({ language: 'ar' })]
  await english.call(makeAccessToken, { ...wanted, name: 'Press https://evil.example' })
  await arabic.call(makeAccessToken, { ...wanted, scope: 'write' })
  await app.runJobs()
  const [first] = await app.mailTo(english.email)
  const [second] = await app.mailTo(arabic.email)
  expect([first?.subject, second?.subject]).toEqual([
    'A new access token was created',
    'تم إنشاء رمز وصول جديد',
  ])
  expect(first?.text).toContain('on 22 November 2026 at 12:00 pm (Riyadh time)')
  expect(first?.text).toContain('It cannot change anything.')
  expect(first?.text).toContain('/patient/settings?tab=security')
  expect(first?.text).not.toContain('evil')
  expect(second?.text).toContain('وإجراء تغييرات باسمك')
})

test('a program that signs in with the password instead ends nobody’s session', async () => {
  const owner = await known()
  const there = atAnotherBrowser(app, owner)
  there.headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  await signIn(there)
  for (let times = 0; times < 12; times++) await signIn(atAnotherBrowser(app, owner))
  expect((await there.call(listAccessTokens, {})).status).toBe(200)
})

test('nor does a program that pretends to be a browser, once the owner has been active again', async () => {
  const owner = await known()
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const there = atAnotherBrowser(app, owner)
  there.headers = { 'user-agent': agent }
  await signIn(there)
  app.at('2026-11-22T09:05:00Z')
  await there.call(listAccessTokens, {})
  for (let times = 0; times < 12; times++) {
    const program = atAnotherBrowser(app, owner)
    program.headers = { 'user-agent': agent }
    await signIn(program)
  }
  expect((await there.call(listAccessTokens, {})).status).toBe(200)
  app.at(start)
})
