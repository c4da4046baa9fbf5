import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/security.ts'
import { readSession } from '#contract/accounts/session.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, khalid, noor, omar, sara } from '#test/cast.ts'
import { elsewhere, join, signIn } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const leavingAt = async (id: string) =>
  (await app.rows<{ leaving_at: Date | null }>('select leaving_at from users where id = $1', [id]))[0]
    ?.leaving_at

test('from that moment nobody is signed in anywhere, and nobody can sign in', async () => {
  const person = await join(app, sara)
  const phone = elsewhere(app, person)
  await signIn(phone)
  const { status, headers } = await person.call(deleteAccount, {})
  expect(status).toBe(200)
  expect(headers.getSetCookie().slice(0, 2)).toEqual([
    'sid=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'nabta_signed_in=; Path=/; Max-Age=0; SameSite=Lax',
  ])
  expect(person.headers.cookie ?? '').not.toContain('sid=')
  expect((await phone.call(readSession, {})).body.session).toBeNull()
  expect(await app.rows('select from sessions where user_id = $1', [person.id])).toEqual([])
  const { body } = await signIn(elsewhere(app, person))
  expect(body.error.code).toBe('wrong_credentials')
})

test('of many requests at once one counts', async () => {
  const person = await join(app, omar)
  const answers = await Promise.all(Array.from({ length: 8 }, () => elsewhereWith(person)))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => ![200, 401].includes(status))).toEqual([])
  expect(
    await app.rows("select from events where kind = 'account.leaving' and subject_id = $1", [person.id]),
  ).toHaveLength(1)
})

test('the last admin stays, and signed in; beside another one an admin may go', async () => {
  const last = await join(app, noor, { role: 'admin' })
  await join(app, drLayla, { role: 'dietitian' })
  const { status, body } = await last.call(deleteAccount, {})
  expect([status, body.error.code]).toEqual([409, 'last_admin'])
  expect(await leavingAt(last.id)).toBeNull()
  expect((await last.call(readSession, {})).body.session?.user.id).toBe(last.id)

  const suspended = await join(app, drFahad, { role: 'admin', also: ['dietitian'] })
  await app.rows('update users set suspended_at = now() where id = $1', [suspended.id])
  expect((await last.call(deleteAccount, {})).status).toBe(409)
  await app.rows('update users set suspended_at = null where id = $1', [suspended.id])
  expect((await last.call(deleteAccount, {})).status).toBe(200)
})

test('of two admins who go at the same moment one stays', async () => {
  await app.rows("delete from user_roles where role_type = 'admin' and not is_primary")
  await app.rows(
    "update users set leaving_at = now() where id in (select user_id from user_roles where role_type = 'admin')",
  )
  const admins = await Promise.all(
    [1, 2].map((each) => join(app, { ...khalid, email: `admin${each}@example.sa` }, { role: 'admin' })),
  )
  const answers = await Promise.all(admins.map((admin) => admin.call(deleteAccount, {})))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

const elsewhereWith = ({ headers }: { headers: Record<string, string> }) =>
  app.call(deleteAccount, {}, headers)
