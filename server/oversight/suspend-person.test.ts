import { expect, test } from 'vitest'
import { readPerson } from '#contract/accounts/people.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import {
  countAhead,
  mailPerson,
  reinstatePerson,
  signOutPerson,
  suspendPerson,
} from '#contract/accounts/suspension.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, signIn, unique } from '#test/people.ts'
import { shortestOf } from '#test/shortest-of.ts'
import { openSocket } from '#test/sockets.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const newAdmin = () => join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const admin = await newAdmin()
const somebody = (who = sara) => join(app, { ...who, email: unique(who.email) })
const reason = 'Several people have reported this account.'
const codeOf = async (reply: Promise<{ status: number; body: { error?: { code: string } } }>) =>
  (await reply).body.error?.code
const kindsOf = async (id: string) =>
  (
    await app.rows<{ kind: string }>(
      "select kind from events where subject_id = $1 and actor = $2 and kind <> 'account.looked_up' order by id",
      [id, admin.id],
    )
  ).map(({ kind }) => kind)

test('a suspended person is signed out within a second', async () => {
  const shortest = await shortestOf(3, 1_000, async () => {
    const person = await somebody()
    const socket = await openSocket(app, person)
    await admin.call(suspendPerson, { id: person.id, reason })
    return async () => expect(await socket.closed).toBe(4001)
  })
  expect(shortest).toBeLessThan(1_000)
})

test('a suspended person is locked out everywhere, and reads why', async () => {
  const person = await somebody()
  await app.rows(
    `insert into push_subscriptions (user_id, session_id, endpoint, key, auth_secret, made_at)
      select user_id, id, 'https://push.example/1', 'key', 'secret', now() from sessions where user_id = $1`,
    [person.id],
  )
  const socket = await openSocket(app, person)
  const { body } = await admin.call(suspendPerson, { id: person.id, reason })
  expect(body.person).toMatchObject({ status: 'suspended', sessions: [], suspension: { reason } })
  expect(await socket.closed).toBe(4001)
  expect((await person.call(readSession, {})).body.session).toBeNull()
  expect(await codeOf(signIn(atAnotherBrowser(app, person)))).toBe('account_suspended')

  await app.runJobs()
  expect(await app.rows('select from push_subscriptions where user_id = $1', [person.id])).toEqual([])
  const [letter] = await app.mailTo(person.email)
  expect(letter?.subject).toBe('Your account is suspended')
  expect(letter?.text).toContain(reason)
  expect(await codeOf(admin.call(suspendPerson, { id: person.id, reason }))).toBe('decided_already')
})

test('a reinstated person signs in as before, and both times are stored', async () => {
  const person = await somebody()
  await admin.call(suspendPerson, { id: person.id, reason })
  const { body } = await admin.call(reinstatePerson, { id: person.id })
  expect(body.person).toMatchObject({ status: 'active', suspension: null })
  expect((await signIn(person)).status).toBe(200)
  await app.runJobs()
  expect((await app.mailTo(person.email)).map(({ subject }) => subject)).toEqual([
    'Your account is open again',
  ])
  expect(await kindsOf(person.id)).toEqual(['account.suspended', 'account.reinstated'])
  expect(await codeOf(admin.call(reinstatePerson, { id: person.id }))).toBe('decided_already')
})

test('upcoming appointments stay, or are cancelled for both sides with a reason', async () => {
  const told = 'This account has been suspended.'
  for (const othersAreTold of [undefined, told]) {
    const person = await join(
      app,
      { ...drLayla, email: unique(drLayla.email) },
      { role: 'dietitian', also: ['patient'] },
    )
    const [patient, dietitian] = [
      await somebody(omar),
      await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' }),
    ]
    const startsAt = (days: number) =>
      new Date(app.house.clock.now().getTime() + days * 86_400_000).toISOString()
    const ids = [
      await putAppointment(
        app,
        { patient, dietitian: person },
        { status: 'confirmed', startsAt: startsAt(5) },
      ),
      await putAppointment(app, { patient: person, dietitian }, { status: 'pending', startsAt: startsAt(7) }),
    ]
    expect((await admin.call(countAhead, { id: person.id })).body).toEqual({ asPatient: 1, asDietitian: 1 })
    await admin.call(suspendPerson, { id: person.id, reason, ...(othersAreTold && { othersAreTold }) })
    const rows = await app.rows(
      'select status, reason_sealed is not null as says_why from appointments where id = any ($1) order by starts_at',
      [ids],
    )
    expect(rows).toEqual(
      othersAreTold
        ? [
            { status: 'cancelled', says_why: true },
            { status: 'cancelled', says_why: true },
          ]
        : [
            { status: 'confirmed', says_why: false },
            { status: 'pending', says_why: false },
          ],
    )
  }
})

test('an admin cannot suspend or sign out themselves here, and of two admins who suspend each other one stays', async () => {
  expect(await codeOf(admin.call(suspendPerson, { id: admin.id, reason }))).toBe('own_account')
  expect(await codeOf(admin.call(signOutPerson, { id: admin.id }))).toBe('own_account')
  expect((await admin.call(readPerson, { id: admin.id })).body.person.may).toMatchObject({
    suspend: false,
    signOut: false,
  })
  const other = await newAdmin()
  await Promise.all([
    admin.call(suspendPerson, { id: other.id, reason }),
    other.call(suspendPerson, { id: admin.id, reason }),
  ])
  const left = await app.rows(
    "select from users join user_roles on user_id = users.id where role_type = 'admin' and suspended_at is null",
  )
  expect(left).toHaveLength(1)
  await app.rows('update users set suspended_at = null where id = $1', [admin.id])
  await app.rows('update suspensions set ended_at = now() where user_id = $1', [admin.id])
  await signIn(admin)
})

test('a person who is signed out everywhere keeps the account', async () => {
  const person = await somebody()
  const socket = await openSocket(app, person)
  const { body } = await admin.call(signOutPerson, { id: person.id })
  expect(body.person).toMatchObject({ status: 'active', sessions: [] })
  expect(await socket.closed).toBe(4001)
  expect((await person.call(readSession, {})).body.session).toBeNull()
  expect((await signIn(person)).status).toBe(200)
  expect(await kindsOf(person.id)).toEqual(['account.signed_out'])
})

test('an email with a link is sent again, within the limits of the address, and only while it is useful', async () => {
  const person = await somebody()
  expect(await codeOf(admin.call(mailPerson, { id: person.id, which: 'confirmation' }))).toBe(
    'decided_already',
  )
  expect((await admin.call(mailPerson, { id: person.id, which: 'reset' })).status).toBe(200)
  await app.rows('update users set confirmed_at = null where id = $1', [person.id])
  await admin.call(mailPerson, { id: person.id, which: 'confirmation' })
  await app.runJobs()
  const letters = await app.mailTo(person.email)
  expect(
    letters.filter(({ text }) => /reset-password\?token=|confirm-email\?token=/.test(text)),
  ).toHaveLength(2)
  expect(await kindsOf(person.id)).toEqual(['account.reset_asked', 'account.confirmation_asked'])
})
