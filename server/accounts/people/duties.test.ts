import { expect, test } from 'vitest'
import { changeDuties, grantRole, readPerson, revokeRole } from '#contract/accounts/people.ts'
import type { Duty } from '#contract/accounts/role.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { reinstatePerson, suspendPerson } from '#contract/accounts/suspension.ts'
import { searchPayments } from '#contract/money/payment-desk.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { listDeskTickets, listSupportTeam } from '#contract/support/desk.ts'
import { adminIds } from '#server/accounts/admins.ts'
import { system } from '#server/ground/data/db.ts'
import { asProgramOf } from '#test/access-tokens.ts'
import { openApp } from '#test/app.ts'
import { noor, omar, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const owner = await join(app, noor, { role: 'admin' })
const anAdmin = (...duties: Duty[]) =>
  join(app, { ...omar, email: unique(omar.email) }, { role: 'admin', duties })
const aPatient = () => join(app, { ...sara, email: unique(sara.email) })
const codeOf = async (call: Promise<{ body: { error?: { code: string } } }>) => (await call).body.error?.code
const eventsOf = (kind: string, id: string) =>
  app.rows('select actor, detail from events where kind = $1 and subject_id = $2', [kind, id])

test('a new admin gets duties with the role, and is told', async () => {
  const { id } = await aPatient()
  expect(await codeOf(owner.call(grantRole, { id, role: 'admin' }))).toBe('duties_needed')
  const { body } = await owner.call(grantRole, { id, role: 'admin', duties: ['finance', 'support'] })
  expect(body.person.duties).toEqual(['support', 'finance'])
  expect(await eventsOf('account.role_granted', id)).toEqual([
    { actor: owner.id, detail: { role: 'admin', duties: ['finance', 'support'] } },
  ])
})

test('a duty takes effect with the next request, and so does its loss', async () => {
  const admin = await anAdmin('support')
  expect((await admin.call(listDeskTickets, {})).status).toBe(200)
  expect(await codeOf(admin.call(searchPayments, {}))).toBe('duty_missing')
  expect((await admin.call(readSession, {})).body.session?.duties).toEqual(['support'])

  const { body } = await owner.call(changeDuties, { id: admin.id, duties: ['finance'] })
  expect(body.person.duties).toEqual(['finance'])
  expect(await codeOf(admin.call(listDeskTickets, {}))).toBe('duty_missing')
  expect((await admin.call(searchPayments, {})).status).toBe(200)
  expect((await admin.call(readSession, {})).body.session?.duties).toEqual(['finance'])

  expect(await eventsOf('account.duties_changed', admin.id)).toEqual([
    { actor: owner.id, detail: { from: ['support'], to: ['finance'] } },
  ])
  await app.runJobs()
  const { notifications } = (await admin.call(listNotifications, {})).body
  expect(notifications).toMatchObject([{ kind: 'account.duties_changed' }])
})

test('assigning the same duties again changes nothing', async () => {
  const admin = await anAdmin('support', 'privacy')
  await owner.call(changeDuties, { id: admin.id, duties: ['privacy', 'support', 'support'] })
  expect(await eventsOf('account.duties_changed', admin.id)).toEqual([])
})

test('a program of an admin can do what its owner’s duties allow', async () => {
  const admin = await anAdmin('support')
  const program = await asProgramOf(admin, 'read')
  await owner.call(changeDuties, { id: admin.id, duties: ['privacy'] })
  expect(await codeOf(app.call(listSupportTeam, {}, program))).toBe('duty_missing')
})

test('only an owner assigns duties, even if the routes are bypassed', async () => {
  const admin = await anAdmin('support', 'finance', 'verification', 'privacy')
  expect(await codeOf(admin.call(changeDuties, { id: admin.id, duties: ['owner'] }))).toBe('duty_missing')
  const inTheirName = app.house.db.as({ id: admin.id, role: 'admin', language: 'en' }, (tx) =>
    tx
      .insertInto('admin_duties')
      .values({ user_id: admin.id, duty: 'owner', given_at: new Date(), given_by: admin.id })
      .execute(),
  )
  await expect(inTheirName).rejects.toThrow('row-level security')
})

test('only an admin has duties, and loses them with the role', async () => {
  const patient = await aPatient()
  expect(await codeOf(owner.call(changeDuties, { id: patient.id, duties: ['support'] }))).toBe('not_found')
  await owner.call(grantRole, { id: patient.id, role: 'admin', duties: ['privacy'] })
  const { body } = await owner.call(revokeRole, { id: patient.id, role: 'admin' })
  expect(body.person.duties).toEqual([])
  expect((await patient.call(readSession, {})).body.session?.duties).toEqual([])
})

test('the last owner remains an owner', async () => {
  const { id } = await anAdmin('owner')
  await app.rows(
    "update admin_duties set duty = 'support' where duty = 'owner' and user_id not in ($1, $2)",
    [owner.id, id],
  )
  expect((await owner.call(changeDuties, { id, duties: ['support'] })).status).toBe(200)
  expect(await codeOf(owner.call(changeDuties, { id: owner.id, duties: ['finance'] }))).toBe('last_owner')
  expect(await codeOf(owner.call(revokeRole, { id: owner.id, role: 'admin' }))).toBe('last_owner')
})

test('an admin who is not an owner suspends patients, but no other admin', async () => {
  const [admin, other, patient] = [await anAdmin('support'), await anAdmin('finance'), await aPatient()]
  const reason = 'Wrote to others under a false name.'
  expect((await admin.call(suspendPerson, { id: patient.id, reason })).body.person.status).toBe('suspended')
  expect((await admin.call(readPerson, { id: other.id })).body.person.may.suspend).toBe(false)
  expect(await codeOf(admin.call(suspendPerson, { id: other.id, reason }))).toBe('duty_missing')

  expect((await owner.call(suspendPerson, { id: other.id, reason })).status).toBe(200)
  expect((await admin.call(readPerson, { id: other.id })).body.person.may.reinstate).toBe(false)
  expect(await codeOf(admin.call(reinstatePerson, { id: other.id }))).toBe('duty_missing')
})

test('admins are notified of work that waits for their duty', async () => {
  const [support, finance] = [await anAdmin('support'), await anAdmin('finance')]
  const idsFor = (duty: Duty) => app.house.db.as(system, (tx) => adminIds(tx, duty))
  expect(await idsFor('support')).toEqual(expect.arrayContaining([owner.id, support.id]))
  expect(await idsFor('support')).not.toContain(finance.id)
})
