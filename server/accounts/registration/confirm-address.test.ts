import { describe, expect, test } from 'vitest'
import { confirmAddress, register } from '#contract/accounts/registration.ts'
import { resetPassword } from '#contract/accounts/reset.ts'
import { readSession, signIn } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { inArabic, omar, sara } from '#test/cast.ts'
import { newestMailedToken, tokensMailed } from '#test/links.ts'
import { unique } from '#test/people.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const password = 'cardamom & dates'
const page = 'confirm-email'

const join = (email: string, more: Record<string, unknown> = {}, headers = {}) =>
  app.call(
    register,
    { form: 'patient', name: sara.name, email, password, phoneNumber: sara.phone, ...more },
    headers,
  )
const confirm = (token: string) => app.call(confirmAddress, { token, currentPassword: password })
const codes = (answers: readonly { status: number; body: { error?: { code: string } } }[]) =>
  answers.map(({ status, body }) => body.error?.code ?? status)

test('the link in the email opens the account and signs in on any device', async () => {
  app.at('2026-11-20T09:00:00Z')
  const email = unique(sara.email)
  await join(email)
  const early = await app.call(signIn, { email, password })
  expect(early.body.error.code).toBe('address_not_confirmed')
  const { status, body, headers } = await confirm(await newestMailedToken(app, email, page))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    redirectTo: null,
    session: { activeRole: 'patient', user: { email, name: sara.name, firstName: 'Sara' } },
  })
  const [sid = ''] = headers.getSetCookie()
  const cookie = sid.slice(0, sid.indexOf(';'))
  expect((await app.call(readSession, {}, { cookie })).body.session?.user.email).toBe(email)
  expect((await app.call(signIn, { email, password })).status).toBe(200)
  const kinds = await app.rows<{ kind: string }>(
    'select kind from events where subject_id = $1 order by id',
    [body.session.user.id],
  )
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'account.registered',
    'account.confirmed',
    'session.started',
    expect.stringMatching(/^session\.started/),
  ])
})

describe('the link', () => {
  test('works once, even if it is pressed fifty times at the same moment', async () => {
    const email = unique(sara.email)
    await join(email)
    const token = await newestMailedToken(app, email, page)
    const answers = codes(await Promise.all(Array.from({ length: 50 }, () => confirm(token))))
    expect(answers.filter((code) => code === 200)).toHaveLength(1)
    expect(answers.filter((code) => code === 'link_not_valid')).toHaveLength(49)
    expect(codes([await confirm(token)])).toEqual(['link_not_valid'])
    const [sessions] = await app.rows<{ count: number }>(
      'select count(*)::int as count from sessions join users on users.id = user_id where email = $1',
      [email],
    )
    expect(sessions?.count).toBe(1)
  })

  test('is valid for a day', async () => {
    const [quick, late] = [unique(sara.email), unique(sara.email)]
    app.at('2026-11-20T09:00:00Z')
    for (const email of [quick, late]) await join(email)
    const tokens = [await newestMailedToken(app, quick, page), await newestMailedToken(app, late, page)]
    app.at('2026-11-21T08:59:59Z')
    expect((await confirm(tokens[0] ?? '')).status).toBe(200)
    app.at('2026-11-21T09:00:00Z')
    expect(codes([await confirm(tokens[1] ?? '')])).toEqual(['link_not_valid'])
    app.at('2026-11-20T09:00:00Z')
  })

  test('has no other use, cannot be forged, and is stored only in the email', async () => {
    const email = unique(sara.email)
    await join(email)
    const token = await newestMailedToken(app, email, page)
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    const answers = [
      await app.call(resetPassword, { token, password, confirmPassword: password }),
      await confirm(forged),
      await confirm('A'.repeat(43)),
    ]
    expect(codes(answers)).toEqual(Array(3).fill('link_not_valid'))
    const [stored] = await app.rows<{ text: string }>(
      "select string_agg(t::text, '') || (select string_agg(e::text, '') from events e) as text from account_tokens t",
    )
    expect(stored?.text).not.toContain(token)
    expect(app.logged()).not.toContain(token)
    expect((await confirm(token)).status).toBe(200)
  })

  test('of a suspended account opens nothing', async () => {
    const email = unique(sara.email)
    await join(email)
    const token = await newestMailedToken(app, email, page)
    await app.rows('update users set suspended_at = now() where email = $1', [email])
    const answer = await confirm(token)
    expect(codes([answer])).toEqual(['account_suspended'])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(
      await app.rows('select from users where email = $1 and confirmed_at is null', [email]),
    ).toHaveLength(1)
  })
})

describe('several accounts that await confirmation of one address', () => {
  test('are each opened by their own link, and only the first one pressed', async () => {
    const email = unique(omar.email)
    for (const name of ['First Comer', 'Second Comer', 'Third Comer']) {
      await join(email, { name })
      await app.runJobs()
    }
    const tokens = await tokensMailed(app, email, page)
    expect(new Set(tokens).size).toBe(3)
    const owners = await app.rows<{ token_hash: string; name: string }>(
      `select token_hash, full_name as name from account_tokens join profiles on profiles.id = user_id
        join users on users.id = user_id where email = $1 order by account_tokens.id`,
      [email],
    )
    expect(owners.map(({ name }) => name)).toEqual(['First Comer', 'Second Comer', 'Third Comer'])
    const [, second = '', third = ''] = [...tokens].reverse()
    expect((await confirm(second)).body.session.user.name).toBe('Second Comer')
    expect(codes([await confirm(third)])).toEqual(['link_not_valid'])
    expect(
      await app.rows('select from users where email = $1 and confirmed_at is not null', [email]),
    ).toHaveLength(1)
  })

  test('are never both opened, even if both links are pressed at the same moment', async () => {
    const email = unique(omar.email)
    for (const name of ['First Comer', 'Second Comer']) await join(email, { name })
    const [later = ''] = await tokensMailed(app, email, page)
    const [first] = await app.rows<{ id: string }>('select id from users where email = $1 order by id', [
      email,
    ])
    const answer = await runWhileUncommitted(
      app,
      (tx) =>
        tx
          .updateTable('users')
          .set({ confirmed_at: new Date() })
          .where('id', '=', first?.id ?? '')
          .execute(),
      () => confirm(later),
    )
    expect(codes([answer])).toEqual(['link_not_valid'])
  })
})

describe('the page that the person requested', () => {
  test('is stored with the link', async () => {
    const email = unique(sara.email)
    await join(email, { redirectTo: '/patient/dietitians/7?tab=reviews#top' })
    const { body } = await confirm(await newestMailedToken(app, email, page))
    expect(body.redirectTo).toBe('/patient/dietitians/7?tab=reviews#top')
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/api/session',
  ])('is silently dropped if it is %s, which is not a page of the site', async (redirectTo) => {
    const email = unique(sara.email)
    expect((await join(email, { redirectTo })).status).toBe(202)
    const { body } = await confirm(await newestMailedToken(app, email, page))
    expect(body.redirectTo).toBeNull()
  })
})

test.each([
  ['English', {}, 'en', 'Confirm your email to open your Nabta account', '/confirm-email?token='],
  ['Arabic', inArabic, 'ar', 'تأكيد بريدك الإلكتروني لفتح حسابك في نبتة', '/ar/confirm-email?token='],
])(
  'a person who registers on a page in %s gets the email in that language',
  async (_, headers, language, subject, path) => {
    const email = unique(sara.email)
    await join(email, {}, headers)
    await app.runJobs()
    const [letter] = await app.mailTo(email)
    expect(letter).toMatchObject({ language, subject })
    expect(letter?.text).toContain(`http://localhost:3000${path}`)
  },
)
