import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  closeMessageReport,
  editMessage,
  listMessageReports,
  openConversation,
  type ReportOutcome,
  reportMessage,
  sendMessage,
  takeBackMessage,
} from '#contract/messages.ts'
import { countMessageReports } from '#contract/waiting-messages.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'

// With a single connection, acquiring another one within a transaction would block forever.
const app = await openApp({ RATE_LIMIT_SCALE: '1000' }, { connections: 1 })
app.at('2026-11-21T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })

async function met() {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await putAppointment(app, { patient, dietitian })
  const { id } = (await patient.call(openConversation, { with: dietitian.id })).body.conversation
  const say = async (person: typeof patient, content: string) =>
    (await person.call(sendMessage, { id, clientId: randomUUID(), content })).body.message.id
  return { patient, dietitian, say }
}

test('admins see the reported message, as it was read, and nothing else of the conversation', async () => {
  const { patient, dietitian, say } = await met()
  await say(patient, 'Between us.')
  const id = await say(dietitian, 'Eat nothing for a week.')
  const report = () => patient.call(reportMessage, { id, reason: 'false_advice', note: 'I am diabetic.' })
  expect([(await report()).status, (await report()).status]).toEqual([200, 200])
  await dietitian.call(editMessage, { id, content: 'Eat well.' })
  const waiting = async () => (await admin.call(countMessageReports, {})).body.open
  expect(await waiting()).toBe(1)
  const { reports } = (await admin.call(listMessageReports, { state: 'open' })).body
  expect(reports).toEqual([
    {
      id: expect.any(String),
      reason: 'false_advice',
      note: 'I am diabetic.',
      reportedAt: '2026-11-21T09:00:00.000Z',
      closedAt: null,
      outcome: null,
      reporter: { id: patient.id, name: sara.name, otherName: null },
      writer: { id: dietitian.id, name: drLayla.name, otherName: null },
      message: { id, content: 'Eat nothing for a week.', fileType: null, at: '2026-11-21T09:00:00.000Z' },
    },
  ])
  const events = await app.rows<{ detail: unknown }>(
    "select detail from events where kind = 'message.reported'",
  )
  expect(events).toHaveLength(1)
  expect(JSON.stringify(events)).not.toContain('diabetic')
  const [row] = await app.rows<{ content_sealed: Buffer }>('select content_sealed from message_reports')
  expect(row?.content_sealed.toString('latin1')).not.toContain('week')

  const close = (outcome: ReportOutcome) =>
    admin.call(closeMessageReport, { id: reports[0]?.id ?? '', outcome })
  const closed = { closedAt: '2026-11-21T09:00:00.000Z', outcome: 'writer_warned' }
  expect((await close('writer_warned')).body.report).toMatchObject(closed)
  // The first outcome is final.
  expect((await close('no_breach')).body.report).toMatchObject(closed)
  expect(await waiting()).toBe(0)
  expect((await admin.call(listMessageReports, { state: 'open' })).body.reports).toEqual([])
  expect((await admin.call(listMessageReports, { state: 'closed' })).body.reports).toHaveLength(1)
})

test('a report is deleted a year after it was closed, and an open one stays', async () => {
  const { patient, dietitian, say } = await met()
  for (const text of ['Once.', 'Twice.'])
    await patient.call(reportMessage, { id: await say(dietitian, text), reason: 'unkind' })
  const ids = () =>
    app
      .rows<{ id: string }>('select id from message_reports where reporter_id = $1 order by id', [patient.id])
      .then((rows) => rows.map(({ id }) => id))
  const [closed = '', open] = await ids()
  await admin.call(closeMessageReport, { id: closed, outcome: 'no_breach' })
  app.at('2027-11-20T09:00:00Z')
  await app.runCron('forget_closed_reports')
  expect(await ids()).toEqual([closed, open])
  app.at('2027-11-22T09:00:00Z')
  await app.runCron('forget_closed_reports')
  expect(await ids()).toEqual([open])
  app.at('2026-11-21T09:00:00Z')
  await admin.call(closeMessageReport, { id: open ?? '', outcome: 'no_breach' })
})

test('a message that is one’s own, deleted or not readable cannot be reported', async () => {
  const { patient, dietitian, say } = await met()
  const stranger = await join(app, { ...omar, email: unique(omar.email) })
  const [own, gone] = [await say(patient, 'Mine.'), await say(dietitian, 'Never mind.')]
  await dietitian.call(takeBackMessage, { id: gone })
  const report = async (person: typeof patient, id: string) =>
    (await person.call(reportMessage, { id, reason: 'unkind' })).status
  expect([await report(patient, own), await report(patient, gone), await report(stranger, own)]).toEqual([
    404, 409, 404,
  ])
})

test('an admin cannot decide a report about their own message', async () => {
  const { patient } = await met()
  const { id } = (await patient.call(openConversation, { with: 'support' })).body.conversation
  const answer = await admin.call(sendMessage, { id, clientId: randomUUID(), content: 'No.' })
  await patient.call(reportMessage, { id: answer.body.message.id, reason: 'unkind' })
  const [made] = await app.rows<{ id: string }>('select id from message_reports where writer_id = $1', [
    admin.id,
  ])
  const seen = (await admin.call(listMessageReports, { state: 'open' })).body.reports
  expect(seen.map((report) => report.id)).not.toContain(made?.id)
  expect((await admin.call(countMessageReports, {})).body.open).toBe(0)
  expect((await admin.call(closeMessageReport, { id: made?.id ?? '', outcome: 'no_breach' })).status).toBe(
    404,
  )
  const other = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  expect((await other.call(closeMessageReport, { id: made?.id ?? '', outcome: 'no_breach' })).status).toBe(
    200,
  )
})
