import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/list.ts'
import { changeCannedAnswer, keepCannedAnswer, listCannedAnswers } from '#contract/support/canned-answers.ts'
import {
  answerAsTeam,
  changeTicket,
  findTickets,
  listDeskTickets,
  listSupportTeam,
  readDeskFile,
  readDeskTicket,
  sendDeskFile,
  supportFigures,
  supportSummary,
} from '#contract/support/desk.ts'
import {
  answerTicket,
  listTickets,
  openTicket,
  rateTicket,
  readTicket,
  readTicketFile,
  sendTicketFile,
} from '#contract/support/own.ts'
import { mostTicketMessages } from '#contract/support/ticket.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { demoPage } from '#test/fakes/sample-files.ts'
import { join, type Person, unique } from '#test/people.ts'
import { makeSupportFixtures } from '#test/support/support-fixtures.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const begin = Date.parse('2026-11-21T09:00:00Z')
const after = (minutes: number) => app.at(new Date(begin + minutes * 60_000).toISOString())
after(0)
/** Makes the ticket look as if it had been closed this many days ago. */
const closedAgo = (id: string, days: number) =>
  app.rows("update tickets set closed_at = closed_at - $2 * interval '1 day' where id = $1", [id, days])
const aPatient = (who: { name: string; email: string } = sara) =>
  join(app, { ...who, email: unique(who.email) })
const anAdmin = (name = noor.name) =>
  join(app, { ...noor, name, email: unique(noor.email) }, { role: 'admin' })
const admin = await anAdmin()

const matter = {
  subject: 'My invoice is missing',
  category: 'payments',
  priority: 'medium',
  content: 'I paid on Sunday.\nWhere is it?',
} as const
const ask = async (person: Person, more: object = {}) =>
  (await person.call(openTicket, { ...matter, ...more })).body.ticket
const codeOf = async (answer: Promise<{ status: number; body: { error?: { code: string } } }>) => {
  const { status, body } = await answer
  return body.error?.code ?? status
}
const told = async (person: Person) =>
  (await person.call(listNotifications, {})).body.notifications.map(({ kind, subject }) => [kind, subject])

test('a person asks, the team answers, and both find one conversation with its times', async () => {
  after(0)
  const patient = await aPatient()
  const { id, status, messages, mayAnswer, mayRate } = await ask(patient)
  expect({ status, mayAnswer, mayRate }).toEqual({ status: 'open', mayAnswer: true, mayRate: false })
  expect(messages.map(({ content, byTeam }) => [content, byTeam])).toEqual([[matter.content, false]])
  const waiting = (await admin.call(readDeskTicket, { id })).body.ticket
  expect(waiting).toMatchObject({
    subject: matter.subject,
    asker: { id: patient.id, name: sara.name, side: 'patient', email: null, language: 'en' },
    waitingSince: new Date(begin).toISOString(),
    firstAnsweredAt: null,
  })

  after(10)
  const answered = (await admin.call(answerAsTeam, { id, content: 'It is attached now.' })).body.ticket
  expect(answered).toMatchObject({
    status: 'pending',
    waitingSince: null,
    firstAnsweredAt: new Date(begin + 10 * 60_000).toISOString(),
  })
  expect(answered.messages.at(-1)?.authorName).toBe(noor.name)
  const seen = (await patient.call(readTicket, { id })).body.ticket
  expect(seen.messages.map(({ authorName, byTeam }) => [authorName, byTeam])).toEqual([
    [null, false],
    [null, true],
  ])
  expect((await patient.call(listTickets, {})).body.tickets).toMatchObject([{ id, status: 'pending' }])

  after(15)
  const goesOn = (await patient.call(answerTicket, { id, content: 'Not yet.' })).body.ticket
  expect(goesOn.status).toBe('open')
  expect((await admin.call(readDeskTicket, { id })).body.ticket.firstAnsweredAt).toBe(
    answered.firstAnsweredAt,
  )
})

test('the same request sent again after a lost answer opens nothing new', async () => {
  const patient = await aPatient()
  const key = { 'idempotency-key': randomUUID() }
  const [first, again] = [
    await patient.call(openTicket, matter, key),
    await patient.call(openTicket, matter, key),
  ]
  expect(again.body.ticket.id).toBe(first.body.ticket.id)
  expect((await patient.call(listTickets, {})).body.tickets).toHaveLength(1)
})

test('a ticket does not exist for other people, and an admin cannot handle their own', async () => {
  const otherAdmin = await anAdmin('Huda Al-Amri')
  const [patient, other] = [await aPatient(), await aPatient(omar)]
  const { id } = await ask(patient)
  expect(await codeOf(other.call(readTicket, { id }))).toBe('not_found')
  expect(await codeOf(other.call(answerTicket, { id, content: 'Mine?' }))).toBe('not_found')
  expect(await codeOf(other.call(rateTicket, { id, rating: 1 }))).toBe('not_found')
  await app.rows('update tickets set person_id = $2 where id = $1', [id, admin.id])
  expect(await codeOf(admin.call(readDeskTicket, { id }))).toBe('not_found')
  expect(await codeOf(admin.call(answerAsTeam, { id, content: 'To myself' }))).toBe('not_found')
  expect((await otherAdmin.call(readDeskTicket, { id })).status).toBe(200)
})

test('messages are encrypted, and are in no event', async () => {
  const patient = await aPatient()
  const { id } = await ask(patient, { subject: 'Zirconium', content: 'Zirconium again' })
  await admin.call(answerAsTeam, { id, content: 'Zirconium is not food.', status: 'closed' })
  await patient.call(rateTicket, { id, rating: 4, comment: 'Zirconium indeed' })
  const found = await app.rows(
    `select 1 from tickets where tickets::text ilike '%zirconium%'
      union all select 1 from ticket_messages where ticket_messages::text ilike '%zirconium%'
      union all select 1 from events where detail::text ilike '%zirconium%'`,
  )
  expect(found).toEqual([])
})

test('a closed ticket can be rated again, and an answer within fourteen days reopens it', async () => {
  after(0)
  const patient = await aPatient()
  const { id } = await ask(patient)
  expect(await codeOf(patient.call(rateTicket, { id, rating: 5 }))).toBe('ticket_not_closed')
  const { body } = await admin.call(changeTicket, { id, status: 'closed' })
  expect(body.ticket).toMatchObject({ status: 'closed', waitingSince: null })
  await patient.call(rateTicket, { id, rating: 2, comment: 'Slow' })
  const rated = (await patient.call(rateTicket, { id, rating: 5 })).body.ticket
  expect(rated).toMatchObject({ rating: 5, ratingComment: null, mayAnswer: true })

  await closedAgo(id, 13.99)
  expect((await patient.call(answerTicket, { id, content: 'Again' })).body.ticket.status).toBe('open')
  await admin.call(changeTicket, { id, status: 'closed' })
  await closedAgo(id, 14)
  expect((await patient.call(readTicket, { id })).body.ticket.mayAnswer).toBe(false)
  expect(await codeOf(patient.call(answerTicket, { id, content: 'Too late' }))).toBe('ticket_closed')
})

test('the desk finds tickets by kind, by person, and by how long they have waited', async () => {
  after(16)
  const otherAdmin = await anAdmin('Huda Al-Amri')
  const patient = await aPatient()
  const first = await ask(patient, { category: 'privacy' })
  after(17)
  const second = await ask(patient, { category: 'privacy' })
  const idsOf = async (asked: object) =>
    (await admin.call(listDeskTickets, asked)).body.tickets
      .map(({ id }) => id)
      .filter((id) => [first.id, second.id].includes(id))
  expect(await idsOf({ category: 'privacy', order: 'waiting' })).toEqual([first.id, second.id])
  expect(await idsOf({ category: 'privacy' })).toEqual([second.id, first.id])
  expect(await idsOf({ category: 'privacy', mine: '1' })).toEqual([])
  await app.rows(`update profiles set other_name = 'نور' where id = $1`, [admin.id])
  const { team } = (await admin.call(listSupportTeam, {})).body
  expect(team).toContainEqual({ id: admin.id, name: noor.name, otherName: 'نور' })
  expect(team.map(({ id }) => id)).toContain(otherAdmin.id)
  const given = await admin.call(changeTicket, { id: first.id, assigneeId: admin.id, priority: 'high' })
  expect(given.body.ticket.assignee).toMatchObject({ name: noor.name, otherName: 'نور' })
  expect(await idsOf({ mine: '1', priority: 'high', status: 'open' })).toEqual([first.id])
  expect(await codeOf(admin.call(changeTicket, { id: first.id, assigneeId: patient.id }))).toBe('not_found')
  await admin.call(answerAsTeam, { id: first.id, content: 'Done' })
  expect(await idsOf({ category: 'privacy', order: 'waiting' })).toEqual([second.id])
  const changes = await app.rows<{ actor: string; detail: object }>(
    "select actor, detail from events where kind = 'ticket.changed' and subject_id = $1",
    [first.id],
  )
  expect(changes).toEqual([{ actor: admin.id, detail: { priority: 'high', assignee: admin.id } }])
})

test('the overview counts open tickets, and a search finds subjects and names in both scripts', async () => {
  after(18)
  const before = (await admin.call(supportSummary, {})).body
  const patient = await aPatient({ name: 'Wijdan Al-Fulani', email: sara.email })
  await app.rows('update profiles set other_name = $2 where id = $1', [patient.id, 'وجدان الفلاني'])
  const { id } = await ask(patient, { subject: 'Molybdenum in the kitchen' })
  const now = (await admin.call(supportSummary, {})).body
  expect(now.open).toBe(before.open + 1)
  expect(now.newest[0]).toMatchObject({ id, subject: 'Molybdenum in the kitchen', status: 'open' })
  for (const q of ['MOLYBD', 'wijdan', 'وجدان'])
    expect((await admin.call(findTickets, { q })).body.tickets).toMatchObject([
      { id, askerName: 'Wijdan Al-Fulani' },
    ])
  expect((await admin.call(findTickets, { q: 'no such thing' })).body.tickets).toEqual([])
})

test('the time to the first answer and its median match a naive count', async () => {
  after(19)
  await app.rows(
    "update tickets set opened_at = opened_at - interval '60 days', rated_at = rated_at - interval '60 days'",
  )
  const patient = await aPatient()
  const asked: string[] = []
  for (const _ of [1, 2, 3, 4]) asked.push((await ask(patient)).id)
  for (const [index, minutes] of [1, 2, 5].entries()) {
    after(19 + minutes)
    await admin.call(answerAsTeam, { id: asked[index] ?? '', content: 'Yes', status: 'closed' })
  }
  await patient.call(rateTicket, { id: asked[0] ?? '', rating: 5 })
  await patient.call(rateTicket, { id: asked[1] ?? '', rating: 2 })
  expect((await admin.call(supportFigures, {})).body).toMatchObject({
    asked: 4,
    answered: 3,
    medianMinutes: 2,
    rated: 2,
    averageRating: 3.5,
  })
})

test('a file is sent with a message, opened by the two sides, and used only once', async () => {
  const [patient, other] = [await aPatient(), await aPatient(omar)]
  const { file } = (await patient.call(sendTicketFile, { name: 'Receipt.pdf', upload: demoPage })).body
  expect(await codeOf(other.call(openTicket, { ...matter, fileId: file.id }))).toBe('not_found')
  expect((await admin.call(readDeskFile, { id: file.id })).status).toBe(404)
  const { id, messages } = await ask(patient, { fileId: file.id })
  expect(messages[0]?.file).toEqual(file)
  expect(await codeOf(patient.call(answerTicket, { id, content: 'Again', fileId: file.id }))).toBe(
    'not_found',
  )
  for (const read of [
    patient.call(readTicketFile, { id: file.id }),
    admin.call(readDeskFile, { id: file.id }),
  ])
    expect((await read).status).toBe(200)
  expect((await other.call(readTicketFile, { id: file.id })).status).toBe(404)
})

test('the team answers with a file, which the person who asked can open once the answer is sent, and nobody else', async () => {
  const [patient, other] = [await aPatient(), await aPatient(omar)]
  const [{ id }, another] = [await ask(patient), await ask(other)]
  const sent = { name: 'How to pay.pdf', upload: demoPage }
  const { file } = (await admin.call(sendDeskFile, { id, ...sent })).body
  const read = async () => (await patient.call(readTicketFile, { id: file.id })).status
  expect(await read()).toBe(404)
  expect(await codeOf(patient.call(answerTicket, { id, content: 'Mine', fileId: file.id }))).toBe('not_found')
  const wrong = admin.call(answerAsTeam, { id: another.id, content: 'For somebody else', fileId: file.id })
  expect(await codeOf(wrong)).toBe('not_found')
  const { messages } = (await admin.call(answerAsTeam, { id, content: 'Like this', fileId: file.id })).body
    .ticket
  expect(messages.at(-1)).toMatchObject({ byTeam: true, file })
  expect((await patient.call(readTicket, { id })).body.ticket.messages.at(-1)?.file).toEqual(file)
  expect(await read()).toBe(200)
  expect((await admin.call(readDeskFile, { id: file.id })).status).toBe(200)
  expect((await other.call(readTicketFile, { id: file.id })).status).toBe(404)
  expect(await codeOf(admin.call(answerAsTeam, { id, content: 'Again', fileId: file.id }))).toBe('not_found')
})

test('the team sends no files to visitors, who have no account, nor to itself', async () => {
  const email = unique('huda@example.sa')
  await makeSupportFixtures(app, await aPatient(), { email })
  const [visitors] = await app.rows<{ id: string }>('select id from tickets where visitor_email = $1', [
    email,
  ])
  const own = await ask(await aPatient())
  await app.rows('update tickets set person_id = $2 where id = $1', [own.id, admin.id])
  for (const id of [visitors?.id ?? '', own.id])
    expect(await codeOf(admin.call(sendDeskFile, { id, name: 'A.pdf', upload: demoPage }))).toBe('not_found')
})

test('a ticket refers to one of the person’s own appointments, and no other', async () => {
  after(0)
  const [patient, other] = [await aPatient(), await aPatient(omar)]
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const appointmentId = await putAppointment(app, { patient, dietitian }, { status: 'cancelled' })
  expect((await ask(patient, { appointmentId })).appointment?.id).toBe(appointmentId)
  expect((await ask(dietitian, { appointmentId })).appointment?.id).toBe(appointmentId)
  expect(await codeOf(other.call(openTicket, { ...matter, appointmentId }))).toBe('not_found')
})

test('the team is notified of waiting tickets, the person of answers, and nobody of anything twice', async () => {
  after(26)
  const otherAdmin = await anAdmin('Huda Al-Amri')
  const patient = await aPatient()
  const { id } = await ask(patient)
  await app.runJobs()
  expect(await told(admin)).toContainEqual(['ticket.opened', id])
  await admin.call(changeTicket, { id, assigneeId: otherAdmin.id })
  await admin.call(answerAsTeam, { id, content: 'Soon' })
  await app.runJobs()
  expect(await told(patient)).toContainEqual(['ticket.answered', id])
  await patient.call(answerTicket, { id, content: 'How soon?' })
  await app.runJobs()
  expect(await told(otherAdmin)).toContainEqual(['ticket.written', id])
  expect(await told(admin)).not.toContainEqual(['ticket.written', id])
  await admin.call(answerAsTeam, { id, content: 'Now', status: 'closed' })
  await app.runJobs()
  const mails = await app.mailTo(patient.email)
  const subjects = mails.map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('answered you'))).toHaveLength(1)
  expect(subjects.filter((subject) => subject.includes('How did we do?'))).toHaveLength(1)
  for (const { text } of mails) expect(text).not.toMatch(/Soon|My invoice/)
})

test('a conversation that has become too long continues in a new ticket', async () => {
  const patient = await aPatient()
  const { id } = await ask(patient)
  await app.rows(
    `insert into ticket_messages (ticket_id, by_team, content_sealed, at)
      select $1, false, 'x', now() from generate_series(1, $2)`,
    [id, mostTicketMessages - 1],
  )
  expect(await codeOf(patient.call(answerTicket, { id, content: 'More' }))).toBe('ticket_closed')
})

test('frequent answers are stored in both languages, for all admins', async () => {
  const otherAdmin = await anAdmin('Huda Al-Amri')
  const words = {
    title: 'Refunds',
    titleArabic: 'المبالغ',
    content: 'Five days.',
    contentArabic: 'خمسة أيام.',
  }
  const { answer } = (await admin.call(keepCannedAnswer, words)).body
  await otherAdmin.call(changeCannedAnswer, { ...words, id: answer.id, title: 'Refunds and invoices' })
  expect((await admin.call(listCannedAnswers, {})).body.answers).toContainEqual({
    ...words,
    id: answer.id,
    title: 'Refunds and invoices',
  })
  expect(await codeOf(admin.call(changeCannedAnswer, { ...words, id: randomUUID() }))).toBe('not_found')
})
