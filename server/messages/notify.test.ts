import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { switchRole } from '#contract/accounts/people.ts'
import { markRead, openConversation, sendMessage, takeBackMessage } from '#contract/messages.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { pathOfNotification } from '#contract/notifications/path.ts'
import { notify } from '#server/notifications/list/notify.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'
import { openSocket } from '#test/sockets.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })

const aPatient = () => join(app, { ...sara, email: unique(sara.email) })
const aDietitian = () => join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
async function met() {
  const [patient, dietitian] = [await aPatient(), await aDietitian()]
  await putAppointment(app, { patient, dietitian })
  return { patient, dietitian, id: await opened(patient, dietitian.id) }
}
const opened = async (person: Person, other: string) =>
  (await person.call(openConversation, { with: other })).body.conversation.id
const say = async (person: Person, id: string) =>
  (await person.call(sendMessage, { id, clientId: randomUUID(), content: 'canary-4714' })).body.message
const read = (person: Person, id: string, sequence: number) => person.call(markRead, { id, sequence })

/** A person’s notifications of messages in this conversation, and whether each is read. */
async function noticesOf(person: Person, id: string) {
  const { notifications } = (await person.call(listNotifications, {})).body
  return notifications.filter(({ kind, subject }) => kind === 'message.sent' && subject === id)
}
const unreadOf = async (person: Person, id: string) =>
  (await noticesOf(person, id)).map(({ isRead }) => !isRead)

test('the other side is notified of a message, with a dietitian’s name, and without its content', async () => {
  const { patient, dietitian, id } = await met()
  await say(patient, id)
  await say(dietitian, id)
  await app.runJobs()
  expect(await noticesOf(dietitian, id)).toMatchObject([
    { side: 'dietitian', dietitian: null, isRead: false },
  ])
  expect(await noticesOf(patient, id)).toMatchObject([
    { side: 'patient', dietitian: { name: drLayla.name }, isRead: false },
  ])
  expect(JSON.stringify(await app.rows('select * from notifications'))).not.toContain('canary')
})

test('an answer of the Support Team leads to the portal of the person who asked, a question to the admins’ own', async () => {
  const [patient, dietitian] = [await aPatient(), await aDietitian()]
  for (const [asker, portal] of [
    [patient, '/patient/messages'],
    [dietitian, '/dietitian/messages'],
  ] as const) {
    const id = await opened(asker, 'support')
    await say(asker, id)
    await say(admin, id)
    await app.runJobs()
    const [answer] = await noticesOf(asker, id)
    expect(answer && pathOfNotification(answer, 'patient')).toBe(`${portal}?conversation=${id}`)
    const [question] = await noticesOf(admin, id)
    expect(question && pathOfNotification(question, 'admin')).toBe(`/admin?tab=support&conversation=${id}`)
  }
})

test('an admin who asks as a patient is not notified of the question', async () => {
  const both = await join(
    app,
    { ...noor, email: unique(noor.email), name: 'Huda Al-Amri' },
    { role: 'admin', also: ['patient'] },
  )
  await both.call(switchRole, { role: 'patient' })
  const id = await opened(both, 'support')
  await say(both, id)
  await app.runJobs()
  expect(await noticesOf(both, id)).toEqual([])
  expect(await noticesOf(admin, id)).toHaveLength(1)
})

test('reading a conversation to its end marks its notifications as read, on other devices too', async () => {
  const { patient, dietitian, id } = await met()
  await say(dietitian, id)
  await say(dietitian, id)
  await app.runJobs()
  const other = await openSocket(app, patient)
  await read(patient, id, 1)
  expect(await unreadOf(patient, id)).toEqual([true])
  await read(patient, id, 2)
  expect(await unreadOf(patient, id)).toEqual([false])
  const { last, unread } = (await patient.call(listNotifications, {})).body
  expect(unread).toEqual([])
  await expect
    .poll(() => other.of('change').map(({ change }) => change))
    .toContainEqual({ topic: 'notifications', sequence: last })
  await read(patient, id, 2)
  expect((await patient.call(listNotifications, {})).body.last).toBe(last)
})

test('once one admin has read a message, its notifications to other admins are removed', async () => {
  const colleague = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const asker = await join(app, { ...omar, email: unique(omar.email) })
  const id = await opened(asker, 'support')
  await say(asker, id)
  await app.runJobs()
  expect(await unreadOf(colleague, id)).toEqual([true])
  await read(admin, id, 1)
  await app.runJobs()
  expect([await unreadOf(admin, id), await unreadOf(colleague, id)]).toEqual([[false], [false]])
})

test('the notification of a deleted message is removed', async () => {
  const { patient, dietitian, id } = await met()
  await say(dietitian, id)
  const second = await say(dietitian, id)
  await app.runJobs()
  await dietitian.call(takeBackMessage, { id: second.id })
  await app.runJobs()
  expect(await unreadOf(patient, id)).toEqual([true])
  await read(patient, id, 1)
  const third = await say(dietitian, id)
  await app.runJobs()
  await dietitian.call(takeBackMessage, { id: third.id })
  await app.runJobs()
  expect((await noticesOf(patient, id)).every(({ isRead }) => isRead)).toBe(true)
})

test('a message that is read while its notification is written leaves no unread notification', async () => {
  const { patient, dietitian, id } = await met()
  await say(dietitian, id)
  await app.runJobs()
  await read(patient, id, 1)
  await say(dietitian, id)
  // The job finds the message unread, and then waits for the lock on the reader's list.
  await runWhileUncommitted(
    app,
    async (tx) => {
      await sql`update notification_states set last = last + 1 where user_id = ${patient.id}`.execute(tx)
      await sql`update conversations set person_read = 2 where id = ${id}`.execute(tx)
    },
    () => app.runJobs(),
  )
  expect(await unreadOf(patient, id)).not.toContain(true)

  // The opposite order: the notification is written but not yet committed.
  const third = await say(dietitian, id)
  await runWhileUncommitted(
    app,
    (tx) =>
      notify(tx, app.house, { id: third.id, at: app.house.clock.now() }, [
        { to: patient.id, kind: 'message.sent', side: 'patient', subject: id },
      ]),
    () => read(patient, id, 3),
  )
  expect(await unreadOf(patient, id)).not.toContain(true)
})
