import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  listConversations,
  listMessages,
  openConversation,
  readMessageFile,
  sendFile,
  sendMessage,
  takeBackMessage,
} from '#contract/messages.ts'
import { personOf } from '#server/accounts/personal-data.ts'
import { eraseAndLog } from '#server/accounts/security/erase.ts'
import { system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, omar, sara } from '#test/cast.ts'
import { demoPage, dot } from '#test/fakes/sample-files.ts'
import { join, type Person, unique } from '#test/people.ts'
import { filesWith } from '#test/places.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')

async function met() {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await putAppointment(app, { patient, dietitian })
  const { id } = (await patient.call(openConversation, { with: dietitian.id })).body.conversation
  return { patient, dietitian, id }
}

const leave = ({ id }: Person) =>
  app.house.db.as(system, async (tx) =>
    eraseAndLog(tx, app.house, await personOf(tx, id), app.house.clock.now()),
  )
const keptIn = async () => {
  const names: string[] = []
  for await (const { name } of app.house.files.list()) if (name.startsWith('attachments/')) names.push(name)
  return names
}

test('a picture and a PDF are sent with messages, and the other side opens what was stored encrypted', async () => {
  const { patient, dietitian, id } = await met()
  const picture = (await patient.call(sendFile, { id, name: 'my plate.png', upload: dot })).body.file
  expect(picture).toMatchObject({ name: 'my plate.png', type: 'image/png', width: 1, height: 1 })
  const paper = (await patient.call(sendFile, { id, name: 'Blood test.pdf', upload: demoPage })).body.file
  expect((await dietitian.call(readMessageFile, { id: paper.id })).status).toBe(404)
  expect((await patient.call(readMessageFile, { id: paper.id })).status).toBe(200)

  const alone = await patient.call(sendMessage, { id, clientId: randomUUID(), fileId: picture.id })
  expect(alone.body.message).toMatchObject({ content: null, file: picture })
  await patient.call(sendMessage, {
    id,
    clientId: randomUUID(),
    fileId: paper.id,
    content: 'From the laboratory.',
  })
  const { messages } = (await dietitian.call(listMessages, { id })).body
  expect(messages.map(({ content, file }) => [content, file?.name])).toEqual([
    [null, 'my plate.png'],
    ['From the laboratory.', 'Blood test.pdf'],
  ])
  const opened = await dietitian.call(readMessageFile, { id: paper.id })
  expect(Buffer.from(opened.bytes)).toEqual(Buffer.from(demoPage.bytes))
  expect(opened.headers.get('content-disposition')).toContain('Blood%20test.pdf')
  expect(await filesWith(app, 'somebody can do something')).toEqual([])
  const [shown] = (await dietitian.call(listConversations, {})).body.conversations
  expect(shown?.lastMessage).toMatchObject({ fileType: 'application/pdf' })
})

test('a file belongs to one message, by the person who uploaded it, in the conversation it was uploaded to', async () => {
  const { patient, dietitian, id } = await met()
  const file = (await patient.call(sendFile, { id, name: 'plate.png', upload: dot })).body.file
  const support = (await patient.call(openConversation, { with: 'support' })).body.conversation.id
  const status = async (person: Person, where: string) =>
    (await person.call(sendMessage, { id: where, clientId: randomUUID(), fileId: file.id })).status
  expect(await status(dietitian, id)).toBe(404)
  expect(await status(patient, support)).toBe(404)
  expect(await status(patient, id)).toBe(201)
  expect(await status(patient, id)).toBe(404)
})

test('files other than pictures and harmless PDFs are refused, and only participants upload into a conversation', async () => {
  const { patient, id } = await met()
  const stranger = await join(app, { ...omar, email: unique(omar.email) })
  const page = { type: 'image/png', bytes: new TextEncoder().encode('<script>alert(1)</script>') }
  const refused = await patient.call(sendFile, { id, name: 'plate.png', upload: page })
  expect([refused.status, refused.body.error.code]).toEqual([422, 'file_refused'])
  expect((await patient.call(sendFile, { id, name: 'plate.html', upload: dot })).status).toBe(422)
  expect((await stranger.call(sendFile, { id, name: 'plate.png', upload: dot })).status).toBe(404)
})

test('the file of a deleted message is deleted, including its bytes', async () => {
  const { patient, dietitian, id } = await met()
  const file = (await patient.call(sendFile, { id, name: 'plate.png', upload: dot })).body.file
  const sent = await patient.call(sendMessage, { id, clientId: randomUUID(), fileId: file.id })
  await patient.call(takeBackMessage, { id: sent.body.message.id })
  expect((await dietitian.call(readMessageFile, { id: file.id })).status).toBe(404)
  await app.runJobs()
  expect((await keptIn()).filter((name) => name.includes(file.id))).toEqual([])
})

test('a file without a message is deleted after a day, and its bytes with the next sweep', async () => {
  const { patient, id } = await met()
  const [left, sent] = [
    (await patient.call(sendFile, { id, name: 'left.png', upload: dot })).body.file,
    (await patient.call(sendFile, { id, name: 'sent.png', upload: dot })).body.file,
  ]
  await patient.call(sendMessage, { id, clientId: randomUUID(), fileId: sent.id })
  app.at(new Date(Date.now() + 2 * 86_400_000).toISOString())
  await app.runCron('forget_unsent_files')
  await app.runCron('sweep_files')
  const names = await keptIn()
  expect([left, sent].map(({ id }) => names.some((name) => name.includes(id)))).toEqual([false, true])
})

test('a patient who leaves takes the conversation along; a dietitian’s messages stay with the patient, without a name', async () => {
  const [first, second] = [await met(), await met()]
  for (const { patient, dietitian, id } of [first, second]) {
    await patient.call(sendMessage, { id, clientId: randomUUID(), content: 'May I eat lentils?' })
    await dietitian.call(sendMessage, { id, clientId: randomUUID(), content: 'Before eight.' })
  }
  await leave(first.patient)
  expect((await first.dietitian.call(listConversations, {})).body.conversations).toEqual([])
  expect((await first.dietitian.call(listMessages, { id: first.id })).status).toBe(404)

  await leave(second.dietitian)
  const [shown] = (await second.patient.call(listConversations, {})).body.conversations
  expect(shown).toMatchObject({ contact: { id: null, name: null, userType: 'dietitian' }, mayWrite: false })
  const { messages } = (await second.patient.call(listMessages, { id: second.id })).body
  expect(messages.map(({ senderId, content }) => [senderId, content])).toEqual([
    [second.patient.id, 'May I eat lentils?'],
    [null, 'Before eight.'],
  ])
  const again = await second.patient.call(sendMessage, {
    id: second.id,
    clientId: randomUUID(),
    content: 'Hello?',
  })
  expect(again.body.error.code).toBe('not_reachable')
})
