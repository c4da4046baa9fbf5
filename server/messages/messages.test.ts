import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { switchRole } from '#contract/accounts/people.ts'
import {
  editMessage,
  listConversations,
  listMessages,
  markRead,
  openConversation,
  readConversation,
  searchConversations,
  searchMessages,
  sendMessage,
  takeBackMessage,
} from '#contract/messages.ts'
import { countUnread } from '#contract/waiting-messages.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, noor, omar, sara } from '#test/cast.ts'
import { putConversation } from '#test/messages/conversation-rows.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { openSocket } from '#test/sockets.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const begin = '2026-11-21T09:00:00Z'
app.at(begin)
const later = (minutes: number) => app.at(new Date(Date.parse(begin) + minutes * 60_000).toISOString())
const admin = await join(app, noor, { role: 'admin' })
const otherAdmin = await join(
  app,
  { ...noor, email: unique(noor.email), name: 'Huda Al-Amri' },
  { role: 'admin' },
)

type Who = { name: string; email: string }
const aPatient = (who: Who = sara) => join(app, { ...who, email: unique(who.email) })
const aDietitian = (who: Who = drLayla) =>
  join(app, { ...who, email: unique(who.email) }, { role: 'dietitian' })

async function met() {
  app.at(begin)
  const [patient, dietitian] = [await aPatient(), await aDietitian()]
  await putAppointment(app, { patient, dietitian }, { status: 'cancelled' })
  return { patient, dietitian, id: await opened(patient, dietitian.id) }
}

const opened = async (person: Person, other: string) =>
  (await person.call(openConversation, { with: other })).body.conversation.id

const send = (person: Person, id: string, content: string, clientId: string = randomUUID()) =>
  person.call(sendMessage, { id, clientId, content })
const said = async (person: Person, id: string, content: string) =>
  (await send(person, id, content)).body.message
const textsOf = async (person: Person, id: string) =>
  (await person.call(listMessages, { id })).body.messages.map(({ content }) => content)
const codeOf = async (answer: Promise<{ status: number; body: { error?: { code: string } } }>) => {
  const { status, body } = await answer
  return body.error?.code ?? status
}
const listOf = async (person: Person, q?: string) =>
  (await (q ? person.call(searchConversations, { q }) : person.call(listConversations, {}))).body
    .conversations

test('two people with a past or upcoming appointment find one conversation, from either side', async () => {
  const { patient, dietitian, id } = await met()
  expect(await opened(dietitian, patient.id)).toBe(id)
  expect(
    (await Promise.all([1, 2, 3].map(() => opened(patient, dietitian.id)))).every((each) => each === id),
  ).toBe(true)
  expect(await codeOf(patient.call(openConversation, { with: patient.id }))).toBe('cannot_write_to_yourself')
})

test('without an appointment a listed dietitian’s refusal says why, and anybody else looks nonexistent', async () => {
  const [patient, other] = [await aPatient(), await aPatient(omar)]
  const [shown, hidden] = [await aDietitian(), await aDietitian(drFahad)]
  await listedDietitian(app, shown)
  const reach = (person: Person, other: string) => codeOf(person.call(openConversation, { with: other }))
  expect(await reach(patient, shown.id)).toBe('no_appointment_between')
  expect(await reach(patient, hidden.id)).toBe('not_found')
  expect(await reach(patient, other.id)).toBe('not_found')
  expect(await reach(patient, admin.id)).toBe('not_found')
  expect(await reach(shown, patient.id)).toBe('not_found')
  expect(await reach(shown, hidden.id)).toBe('not_found')
  expect(await reach(admin, randomUUID())).toBe('not_found')
  expect(await reach(admin, otherAdmin.id)).toBe('not_found')
  expect(await reach(admin, 'support')).toBe('cannot_write_to_yourself')
  await expect(
    app.house.db.as({ id: patient.id, role: 'patient', language: 'en' }, (tx) =>
      tx
        .insertInto('conversations')
        .values({ kind: 'care', person_id: patient.id, dietitian_id: shown.id, begun_at: new Date() })
        .execute(),
    ),
  ).rejects.toThrow('row-level security')
})

test('a message arrives trimmed and unread, is counted, and is read once the other side reports it', async () => {
  const { patient, dietitian, id } = await met()
  expect(await listOf(dietitian)).toEqual([])
  const { status, body } = await send(patient, id, '  May I eat\r\nlentils?\n ')
  expect(status).toBe(201)
  expect(body.message).toMatchObject({
    content: 'May I eat\nlentils?',
    sequence: 1,
    senderId: patient.id,
    isOwn: true,
    read: false,
  })
  await said(patient, id, 'At night, I mean.')

  const [shown] = await listOf(dietitian)
  expect(shown).toMatchObject({
    id,
    participants: [dietitian.id, patient.id],
    contact: { id: patient.id, name: sara.name, userType: 'patient' },
    lastMessage: { content: 'At night, I mean.', isOwn: false, senderId: patient.id, read: false },
    unreadCount: 2,
    mayWrite: true,
  })
  expect((await dietitian.call(countUnread, {})).body.count).toBe(1)
  expect((await patient.call(countUnread, {})).body.count).toBe(0)
  expect((await dietitian.call(markRead, { id, sequence: 1 })).body).toEqual({ readUpTo: 1, unreadCount: 1 })
  const { messages, otherReadUpTo } = (await patient.call(listMessages, { id })).body
  expect([messages.map(({ read }) => read), otherReadUpTo]).toEqual([[true, false], 1])
  expect((await dietitian.call(markRead, { id, sequence: 99 })).body).toEqual({ readUpTo: 2, unreadCount: 0 })
  expect((await dietitian.call(markRead, { id, sequence: 1 })).body.readUpTo).toBe(2)
  expect((await dietitian.call(countUnread, {})).body.count).toBe(0)
})

test('blank messages and too long ones are not sent', async () => {
  const { patient, id } = await met()
  for (const content of ['', ' \n ', 'x'.repeat(4_001)])
    expect(await codeOf(send(patient, id, content))).toBe('invalid_fields')
  expect(await codeOf(patient.call(sendMessage, { id, clientId: randomUUID() }))).toBe('invalid_fields')
  expect((await send(patient, id, 'x'.repeat(4_000))).status).toBe(201)
  expect((await patient.call(listMessages, { id })).body.messages).toHaveLength(1)
  // A list shows the start of a message on one line, with whole characters only, and marks where it was cut.
  await send(patient, id, `Hello${'\n'.repeat(600)}there ${'🌱'.repeat(200)}`)
  const preview = (await listOf(patient))[0]?.lastMessage?.content ?? ''
  expect(preview).toBe(`Hello there ${'🌱'.repeat(127)}…`)
})

test('a message sent again is stored once, and its id cannot be used in another conversation', async () => {
  const { patient, dietitian, id } = await met()
  const clientId = randomUUID()
  const first = await send(patient, id, 'Once.', clientId)
  const again = await send(patient, id, 'Twice?', clientId)
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(await textsOf(dietitian, id)).toEqual(['Once.'])
  const support = await opened(patient, 'support')
  expect(await codeOf(send(patient, support, 'Elsewhere.', clientId))).toBe('key_used_for_another_request')
  // Client ids of different people are independent.
  expect((await send(dietitian, id, 'Mine.', clientId)).body.message.sequence).toBe(2)
})

test('of simultaneous messages, each sent twice, none is lost, duplicated or out of order', async () => {
  const { patient, dietitian, id } = await met()
  const wanted = Array.from({ length: 60 }, (_, place) => ({
    by: place % 2 ? patient : dietitian,
    content: `No. ${place}`,
    clientId: randomUUID(),
  }))
  const answers = await Promise.all(
    [...wanted, ...wanted].map(({ by, content, clientId }) => send(by, id, content, clientId)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const rows = await app.rows<{ sequence: string; client_id: string }>(
    'select sequence, client_id from messages where conversation_id = $1 order by sequence',
    [id],
  )
  expect(rows.map(({ sequence }) => Number(sequence))).toEqual(wanted.map((_, place) => place + 1))
  expect(new Set(rows.map(({ client_id }) => client_id))).toEqual(
    new Set(wanted.map(({ clientId }) => clientId)),
  )
  for (const [place, { clientId }] of wanted.entries())
    expect(answers[place]?.body.message.sequence, clientId).toBe(
      answers[place + wanted.length]?.body.message.sequence,
    )
  const events = await app.rows("select from events where kind = 'message.sent' and subject_id = $1", [id])
  expect(events).toHaveLength(wanted.length)
})

test('older messages are loaded page by page, and later ones from the last known one', async () => {
  const { patient, dietitian } = await met()
  const lines = Array.from({ length: 120 }, (_, place) => ({
    by: place % 3 ? patient : dietitian,
    text: `No. ${place + 1}`,
  }))
  const other = await aPatient()
  await putAppointment(app, { patient: other, dietitian })
  const { id } = await putConversation(app, { person: other, dietitian }, lines)
  const page = async (more: { before?: string; after?: string; most?: string }) => {
    const { messages, more: hasMore } = (await other.call(listMessages, { id, ...more })).body
    return [messages[0]?.sequence, messages.at(-1)?.sequence, messages.length, hasMore]
  }
  expect(await page({})).toEqual([71, 120, 50, true])
  expect(await page({ before: '71' })).toEqual([21, 70, 50, true])
  expect(await page({ before: '21' })).toEqual([1, 20, 20, false])
  expect(await page({ after: '118' })).toEqual([119, 120, 2, false])
  expect(await page({ after: '0' })).toEqual([1, 50, 50, true])
  expect(await page({ after: '99', most: '1' })).toEqual([100, 100, 1, true])
})

test('a message is edited or deleted by its author, within five minutes, and is marked so', async () => {
  const { patient, dietitian, id } = await met()
  const [kept, gone] = [await said(patient, id, 'Lentills?'), await said(patient, id, 'Never mind.')]
  expect(kept.changeableUntil).toBe('2026-11-21T09:05:00.000Z')
  later(4)
  expect(
    (await patient.call(editMessage, { id: kept.id, content: ' Lentils? ' })).body.message,
  ).toMatchObject({
    content: 'Lentils?',
    editedAt: '2026-11-21T09:04:00.000Z',
  })
  expect(await codeOf(dietitian.call(editMessage, { id: kept.id, content: 'Mine.' }))).toBe('not_found')
  expect(await codeOf(dietitian.call(takeBackMessage, { id: kept.id }))).toBe('not_found')
  const { message } = (await patient.call(takeBackMessage, { id: gone.id })).body
  expect(message).toMatchObject({
    content: null,
    takenBackAt: '2026-11-21T09:04:00.000Z',
    changeableUntil: null,
  })
  expect((await patient.call(takeBackMessage, { id: gone.id })).body.message).toEqual(message)
  expect(await codeOf(patient.call(editMessage, { id: gone.id, content: 'After all.' }))).toBe(
    'message_taken_back',
  )
  expect((await listOf(dietitian))[0]).toMatchObject({ unreadCount: 1, lastMessage: { content: null } })
  later(5)
  expect(await codeOf(patient.call(editMessage, { id: kept.id, content: 'Beans?' }))).toBe(
    'too_late_to_change_message',
  )
  expect(await codeOf(patient.call(takeBackMessage, { id: kept.id }))).toBe('too_late_to_change_message')
  expect(await textsOf(dietitian, id)).toEqual(['Lentils?', null])
  const [row] = await app.rows('select content_sealed from messages where id = $1', [gone.id])
  expect(row?.content_sealed).toBeNull()
})

test('any admin answers for the Support Team, whose members only admins see', async () => {
  app.at(begin)
  const patient = await aPatient(omar)
  const ofDietitian = await aDietitian()
  await said(ofDietitian, await opened(ofDietitian, 'support'), 'My license has been renewed.')
  const id = await opened(patient, 'support')
  await said(patient, id, 'I cannot find my invoice.')
  const [asked, byDietitian] = await listOf(admin)
  expect(asked).toMatchObject({
    id,
    contact: { id: patient.id, name: omar.name, userType: 'patient' },
    unreadCount: 1,
  })
  expect(byDietitian?.contact).toMatchObject({ id: ofDietitian.id, userType: 'dietitian' })
  await said(admin, id, 'We are looking for it.')
  await said(otherAdmin, id, 'Here it is.')
  const { messages } = (await patient.call(listMessages, { id })).body
  expect(messages.map(({ senderId, senderName, isOwn }) => [senderId, senderName, isOwn])).toEqual([
    [patient.id, null, true],
    [null, null, false],
    [null, null, false],
  ])
  const [shown] = await listOf(patient)
  expect(shown).toMatchObject({
    contact: { id: null, name: null, userType: 'admin' },
    lastMessage: { senderId: null },
  })
  expect(JSON.stringify(shown)).not.toContain(otherAdmin.id)
  const seen = (await admin.call(listMessages, { id })).body.messages
  expect(seen.map(({ isOwn, senderName }) => [isOwn, senderName])).toEqual([
    [false, null],
    [true, noor.name],
    [true, 'Huda Al-Amri'],
  ])
  expect(await codeOf(admin.call(editMessage, { id: seen[2]?.id ?? '', content: 'No.' }))).toBe('not_found')
  await admin.call(markRead, { id, sequence: 3 })
  expect((await otherAdmin.call(readConversation, { id })).body.conversation.unreadCount).toBe(0)
  expect(await opened(otherAdmin, patient.id)).toBe(id)
})

test('admins see nothing of the messages between patients and dietitians, and other people see none at all', async () => {
  const { patient, id } = await met()
  const message = await said(patient, id, 'Between us.')
  const stranger = await aDietitian(drFahad)
  for (const person of [admin, stranger]) {
    expect(await codeOf(person.call(readConversation, { id }))).toBe('not_found')
    expect(await codeOf(person.call(listMessages, { id }))).toBe('not_found')
    expect(await codeOf(person.call(searchMessages, { id, q: 'between' }))).toBe('not_found')
    expect(await codeOf(send(person, id, 'Hello.'))).toBe('not_found')
    expect(await codeOf(person.call(markRead, { id, sequence: 1 }))).toBe('not_found')
    expect(await codeOf(person.call(takeBackMessage, { id: message.id }))).toBe('not_found')
    expect((await listOf(person)).filter((each) => each.id === id)).toEqual([])
  }
})

test('an admin without two-factor authentication does not answer for the Support Team', async () => {
  const bare = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  await app.rows('update users set second_factor_waived = false where id = $1', [bare.id])
  expect(await codeOf(bare.call(listConversations, {}))).toBe('second_factor_due')
  expect(await codeOf(bare.call(openConversation, { with: randomUUID() }))).toBe('second_factor_due')
})

test('a person with both roles sees the conversations of the role in which they act', async () => {
  app.at(begin)
  const both = await join(
    app,
    { ...drLayla, email: unique(drLayla.email) },
    { role: 'dietitian', also: ['patient'] },
  )
  const [patient, colleague] = [await aPatient(), await aDietitian(drFahad)]
  await putAppointment(app, { patient, dietitian: both })
  await putAppointment(app, { patient: both, dietitian: colleague }, { startsAt: '2026-11-20T06:00:00Z' })
  const asDietitian = await opened(both, patient.id)
  await said(both, asDietitian, 'How are you?')
  const support = await opened(both, 'support')
  await said(both, support, 'Good morning.')
  const ids = async () => (await listOf(both)).map(({ id }) => id).sort()
  expect(await ids()).toEqual([asDietitian, support].sort())
  await both.call(switchRole, { role: 'patient' })
  const asPatient = await opened(both, colleague.id)
  await said(both, asPatient, 'I need advice myself.')
  expect(await ids()).toEqual([asPatient, support].sort())
  expect(await codeOf(both.call(readConversation, { id: asDietitian }))).toBe('not_found')
  expect(await codeOf(send(both, asDietitian, 'As whom?'))).toBe('not_found')
})

test('old messages stay readable when the other person can no longer be reached', async () => {
  const { patient, dietitian, id } = await met()
  await said(patient, id, 'Are you there?')
  await app.rows('update users set suspended_at = now() where id = $1', [patient.id])
  expect((await dietitian.call(readConversation, { id })).body.conversation).toMatchObject({
    mayWrite: false,
    contact: { name: sara.name },
  })
  expect(await textsOf(dietitian, id)).toEqual(['Are you there?'])
  expect(await codeOf(send(dietitian, id, 'I am.'))).toBe('not_reachable')
})

test('a dietitian whose practice is suspended cannot write to patients, but still reaches the Support Team', async () => {
  const { patient, dietitian, id } = await met()
  await said(dietitian, id, 'Eat nothing for a week.')
  await app.rows(
    "update verifications set status = 'suspended', license_number = 'RD-1', licensed_until = '2030-01-01' where user_id = $1",
    [dietitian.id],
  )
  for (const person of [patient, dietitian]) {
    expect((await person.call(readConversation, { id })).body.conversation.mayWrite).toBe(false)
    expect(await codeOf(send(person, id, 'Still?'))).toBe('not_reachable')
    expect(await textsOf(person, id)).toEqual(['Eat nothing for a week.'])
  }
  expect((await send(dietitian, await opened(dietitian, 'support'), 'Why?')).status).toBe(201)
})

test('conversations are found by the other’s name in either script, the latest first, page by page', async () => {
  app.at(begin)
  const dietitian = await aDietitian()
  const support = await opened(dietitian, 'support')
  await said(dietitian, support, 'Hello.')
  const names = Array.from({ length: 34 }, (_, place) => `Patient No. ${place}`)
  for (const [place, name] of names.entries()) {
    const patient = await join(app, { name, email: unique('many@example.sa') }, { signedIn: false })
    if (place === 7)
      await app.rows('update profiles set other_name = $2 where id = $1', [patient.id, 'أحمد العُمري'])
    await putAppointment(
      app,
      { patient, dietitian },
      { startsAt: new Date(Date.parse(begin) - (place + 1) * 3_600_000).toISOString() },
    )
    await putConversation(app, { person: patient, dietitian }, [
      { by: patient, text: 'Hi.', at: new Date(Date.parse(begin) - place * 60_000) },
    ])
  }
  const first = (await dietitian.call(listConversations, {})).body
  expect(first.conversations).toHaveLength(30)
  const second = (await dietitian.call(listConversations, { after: first.after ?? '' })).body
  expect([second.conversations.length, second.after]).toEqual([5, null])
  expect(
    [...first.conversations, ...second.conversations].flatMap(({ contact }) => contact.name ?? []),
  ).toEqual(names)
  const found = async (q: string) => (await listOf(dietitian, q)).map(({ contact }) => contact.name)
  expect(await found('no. 33')).toEqual(['Patient No. 33'])
  expect(await found('احمد العمري')).toEqual(['Patient No. 7'])
  expect(await found('support')).toEqual([null])
  expect(await found('فريق')).toEqual([null])
  expect(await found('nobody')).toEqual([])
})

test('a search over many conversations reads two thousand of them at a time, and says where to continue', async () => {
  app.at(begin)
  const dietitian = await aDietitian()
  await app.rows(
    `with made as (
        insert into users (id, email, language, password_hash, confirmed_at, created_at)
          select uuidv7(), 'no-' || n || '@example.sa', 'en', '', $1, $1 from generate_series(1, 2002) as n returning id
      ), held as (
        insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) select id, 'patient', true, $1, '' from made
      ), named as (
        insert into profiles (id, first_name, updated_at)
          select id, case when place > 2000 then 'Hidden' else 'Found' end, $1 from (select id, row_number() over () as place from made) as each
          returning id, first_name
      )
      insert into conversations (kind, person_id, dietitian_id, begun_at, last_sequence, last_at)
        select 'care', id, $2, $1, 1, $1::timestamptz - case first_name when 'Hidden' then interval '2 days' else interval '1 day' end from named`,
    [begin, dietitian.id],
  )
  const search = async (more: { after?: string } = {}) =>
    (await dietitian.call(searchConversations, { q: 'hidden', ...more })).body
  const first = await search()
  expect([first.conversations.length, first.after]).toEqual([0, expect.any(String)])
  const second = await search({ after: first.after ?? '' })
  expect([second.conversations.length, second.after]).toEqual([2, null])
})

test('words are found within a conversation in any spelling, but never in deleted messages', async () => {
  const { patient, dietitian, id } = await met()
  await said(patient, id, 'هل العَدَسُ مناسب؟')
  const gone = await said(patient, id, 'العدس مرة أخرى')
  await said(dietitian, id, 'Lentils are fine.')
  await patient.call(takeBackMessage, { id: gone.id })
  const found = async (q: string) =>
    (await dietitian.call(searchMessages, { id, q })).body.messages.map(({ sequence }) => sequence)
  expect(await found('العدس')).toEqual([1])
  expect(await found('LENTILS')).toEqual([3])
  expect(await found('beans')).toEqual([])
  expect(await codeOf(dietitian.call(searchMessages, { id, q: 'x' }))).toBe('invalid_fields')
})

test('a long conversation is searched two thousand messages at a time, from the latest back', async () => {
  const dietitian = await aDietitian()
  const other = await aPatient()
  await putAppointment(app, { patient: other, dietitian })
  const lines = Array.from({ length: 2_100 }, (_, place) => ({
    by: place % 2 ? other : dietitian,
    text: place === 3 ? 'A needle.' : 'Hay.',
  }))
  const { id } = await putConversation(app, { person: other, dietitian }, lines)
  const first = (await other.call(searchMessages, { id, q: 'needle' })).body
  expect(first).toEqual({ messages: [], before: 101 })
  const second = (await other.call(searchMessages, { id, q: 'needle', before: 101 })).body
  expect([second.messages.map(({ sequence }) => sequence), second.before]).toEqual([[4], null])
  const many = (await other.call(searchMessages, { id, q: 'hay' })).body
  expect([many.messages.length, many.before]).toEqual([20, 2_081])
})

test('messages are encrypted with the patient’s key, and no event contains them', async () => {
  const { patient, dietitian, id } = await met()
  await said(dietitian, id, 'canary-4711')
  const [row] = await app.rows<{ content_sealed: Buffer }>(
    'select content_sealed from messages where conversation_id = $1',
    [id],
  )
  expect(row?.content_sealed.toString('latin1')).not.toContain('canary')
  const events = await app.rows<{ detail: unknown }>('select detail from events where subject_id = $1', [id])
  expect(JSON.stringify(events)).not.toContain('canary')
  await app.rows('delete from person_keys where user_id = $1', [patient.id])
  expect(await textsOf(dietitian, id)).toEqual([null])
})

test('too many messages in a short time are refused, and so are too many new conversations a day', async () => {
  const calm = await openApp({ RATE_LIMIT_SCALE: '0.2' })
  calm.at(begin)
  const patient = await join(calm, sara)
  const { id } = (await patient.call(openConversation, { with: 'support' })).body.conversation
  const answers = []
  for (let place = 0; place < 3; place++) answers.push(await codeOf(send(patient, id, `No. ${place}`)))
  expect(answers).toEqual([201, 201, 'rate_limited'])
  const helping = await join(calm, noor, { role: 'admin' })
  const open: unknown[] = []
  for (let place = 0; place < 5; place++) {
    const asker = await join(calm, { ...omar, email: unique(omar.email) }, { signedIn: false })
    open.push(await codeOf(helping.call(openConversation, { with: asker.id })))
  }
  expect(open).toEqual([200, 200, 200, 200, 'rate_limited'])
  // Opening an existing conversation does not count as a new one.
  expect((await patient.call(openConversation, { with: 'support' })).status).toBe(200)
})

test('both sides are notified of every message, edit and reading, by ids, and no other person is', async () => {
  const { patient, dietitian, id } = await met()
  const stranger = await aPatient(omar)
  const [mine, theirs, strange] = await Promise.all(
    [patient, dietitian, stranger].map((person) => openSocket(app, person)),
  )
  const message = await said(patient, id, 'canary-4712')
  await dietitian.call(markRead, { id, sequence: 1 })
  await dietitian.call(markRead, { id, sequence: 1 })
  await patient.call(editMessage, { id: message.id, content: 'canary-4713' })
  await patient.call(takeBackMessage, { id: message.id })
  const come = { topic: 'messages', conversation: id, sequence: 1 }
  const wanted = [come, { topic: 'reads', conversation: id }, come, come]
  for (const socket of [mine, theirs])
    await expect.poll(() => socket?.of('change').map(({ change }) => change)).toEqual(wanted)
  expect(JSON.stringify(theirs?.frames)).not.toContain('canary')
  expect(strange?.frames).toEqual([{ type: 'hello', last: 0 }])
})

test('a message that is refused, or rolled back, is never announced', async () => {
  const { patient, dietitian, id } = await met()
  const theirs = await openSocket(app, dietitian)
  const clientId = randomUUID()
  await send(patient, id, '', clientId)
  await send(patient, id, 'Once.', clientId)
  await send(patient, id, 'Once.', clientId)
  await said(patient, id, 'The end.')
  await expect.poll(() => theirs.of('change').at(-1)?.change).toMatchObject({ sequence: 2 })
  expect(theirs.of('change')).toHaveLength(2)
})

test('only the other side sees that a person is typing', async () => {
  const { patient, dietitian, id } = await met()
  const stranger = await aPatient(omar)
  const [mine, theirs, strange] = await Promise.all(
    [patient, dietitian, stranger].map((person) => openSocket(app, person)),
  )
  mine?.send({ type: 'typing', conversation: id })
  await expect.poll(() => theirs?.of('typing')).toEqual([{ type: 'typing', conversation: id }])
  strange?.send({ type: 'typing', conversation: id })
  await expect
    .poll(() => strange?.of('refused'))
    .toEqual([{ type: 'refused', of: 'typing', code: 'not_found' }])
  expect([mine?.of('typing'), theirs?.of('typing').length, strange?.of('typing')]).toEqual([[], 1, []])
})
