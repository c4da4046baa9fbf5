import { expect, test } from 'vitest'
import { reportAbsence } from '#contract/appointments/changes.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import {
  answerAsTeam,
  changeTicket,
  endTicketLinks,
  findTickets,
  listDeskTickets,
  readDeskTicket,
} from '#contract/support/desk.ts'
import { listTickets, readTicket } from '#contract/support/own.ts'
import {
  answerQuestion,
  askSupport,
  confirmQuestion,
  endQuestionLinks,
  rateQuestion,
  readQuestion,
  sendQuestionLink,
} from '#contract/support/questions.ts'
import { type App, openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { join, unique, visitor } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { putTicket } from '#test/support/support-fixtures.ts'
import { linkPurpose } from './links.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const strict = await openApp({ RATE_LIMIT_SCALE: '1' })
app.at('2026-11-22T06:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const stranger = visitor(app)

const matter = {
  name: sara.name,
  category: 'account',
  subject: 'Strontium before I register',
  content: 'Do you see children?',
} as const
const tokensIn = (text: string) =>
  [...text.matchAll(/\/contact\/question\?token=(\S+)/g)].map(([, token]) => token ?? '')
const codeOf = async (answer: Promise<{ status: number; body: { error?: { code: string } } }>) => {
  const { status, body } = await answer
  return body.error?.code ?? status
}
/** A visitor’s question, with the link from the email. */
async function asked({ call, runJobs, mailTo, rows }: App = app) {
  const email = unique('visitor@example.sa')
  expect((await call(askSupport, { ...matter, email })).status).toBe(202)
  await runJobs()
  const [letter] = await mailTo(email)
  const [ticket] = await rows<{ id: string }>('select id from tickets where visitor_email = $1', [email])
  return { email, letter, token: tokensIn(letter?.text ?? '')[0] ?? '', id: ticket?.id ?? '' }
}
const deskHas = async (id: string) =>
  (await admin.call(listDeskTickets, {})).body.tickets.some((each) => each.id === id)
const toldOf = async (id: string) =>
  (await admin.call(listNotifications, {})).body.notifications
    .filter(({ subject }) => subject === id)
    .map(({ kind }) => kind)

test('before the address is confirmed the team neither sees the question nor is notified; then all are, once', async () => {
  const { email, letter, token, id } = await asked()
  expect(letter?.text).not.toMatch(/Strontium|children/)
  const waiting = (await stranger.call(readQuestion, { token })).body.question
  expect(waiting).toEqual({ ticket: null, subject: matter.subject })
  expect(await deskHas(id)).toBe(false)
  expect((await admin.call(findTickets, { q: 'strontium' })).body.tickets).toEqual([])
  expect(await codeOf(admin.call(readDeskTicket, { id }))).toBe('not_found')
  expect(await codeOf(admin.call(answerAsTeam, { id, content: 'Yes' }))).toBe('not_found')
  expect(await codeOf(stranger.call(answerQuestion, { token, content: 'Hello?' }))).toBe('not_found')
  expect(await toldOf(id)).toEqual([])

  for (let press = 0; press < 2; press++)
    expect((await stranger.call(confirmQuestion, { token })).body.question.ticket).toMatchObject({
      status: 'open',
      mayAnswer: true,
    })
  await app.runJobs()
  expect(await deskHas(id)).toBe(true)
  expect(await toldOf(id)).toEqual(['ticket.opened'])
  expect((await admin.call(readDeskTicket, { id })).body.ticket.asker).toMatchObject({
    id: null,
    name: sara.name,
    email,
  })
  await app.rows('delete from tickets where id = $1', [id])
})

test('a changed token, one for another purpose, and one whose question is deleted open nothing', async () => {
  const { token, id } = await asked()
  await stranger.call(confirmQuestion, { token })
  const own = await putTicket(app, await join(app, { ...sara, email: unique(sara.email) }))
  const gone = await asked()
  await app.rows('delete from tickets where id = $1', [gone.id])
  const tokens = [
    (token.startsWith('A') ? 'B' : 'A') + token.slice(1),
    app.house.keys.sign('newsletter.confirm', id),
    app.house.keys.sign(linkPurpose, own.id),
    gone.token,
  ]
  for (const other of tokens) {
    expect(await codeOf(stranger.call(readQuestion, { token: other }))).toBe('not_found')
    expect(await codeOf(stranger.call(confirmQuestion, { token: other }))).toBe('not_found')
    expect(await codeOf(stranger.call(answerQuestion, { token: other, content: 'Mine?' }))).toBe('not_found')
    expect(await codeOf(stranger.call(rateQuestion, { token: other, rating: 1 }))).toBe('not_found')
  }
})

test('a visitor reads the answer through the link in the email, replies, and finally rates it', async () => {
  const { email, token, id } = await asked()
  await stranger.call(confirmQuestion, { token })
  await admin.call(answerAsTeam, { id, content: 'From the age of twelve.' })
  await app.runJobs()
  const answer = (await app.mailTo(email)).find(({ subject }) => subject.includes('answered you'))
  expect(answer?.text).not.toContain('twelve')
  const [link = ''] = tokensIn(answer?.text ?? '')
  const { ticket } = (await stranger.call(readQuestion, { token: link })).body.question
  expect(ticket?.messages.map(({ content, byTeam, authorName }) => [content, byTeam, authorName])).toEqual([
    [matter.content, false, null],
    ['From the age of twelve.', true, null],
  ])
  expect(await codeOf(stranger.call(rateQuestion, { token: link, rating: 5 }))).toBe('ticket_not_closed')
  expect(
    (await stranger.call(answerQuestion, { token: link, content: 'Thank you.' })).body.question.ticket
      ?.status,
  ).toBe('open')
  await admin.call(changeTicket, { id, status: 'closed' })
  await stranger.call(rateQuestion, { token: link, rating: 5, comment: 'Kind' })
  expect((await admin.call(readDeskTicket, { id })).body.ticket).toMatchObject({
    rating: 5,
    ratingComment: 'Kind',
  })
})

const linksIn = async (email: string) =>
  (await app.mailTo(email)).flatMap(({ text }) => tokensIn(text)).reverse()

test('a link opens the conversation for thirty days; each answer has a new one, and an ended one can be replaced', async () => {
  app.at('2026-11-22T06:00:00Z')
  const { email, token, id } = await asked()
  await stranger.call(confirmQuestion, { token })
  app.at('2026-12-12T06:00:00Z')
  const later = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  await later.call(answerAsTeam, { id, content: 'From the age of twelve.' })
  await app.runJobs()
  const links = await linksIn(email)
  const second = links.find((each) => each !== token) ?? ''
  expect([links.length, second]).toEqual([2, expect.stringMatching(/./)])
  const opens = async (each: string) => (await stranger.call(readQuestion, { token: each })).status
  app.at('2026-12-22T05:59:00Z')
  expect([await opens(token), await opens(second)]).toEqual([200, 200])
  app.at('2026-12-22T06:00:00Z')
  expect([await opens(token), await opens(second)]).toEqual([404, 200])
  expect(await codeOf(stranger.call(answerQuestion, { token, content: 'Mine?' }))).toBe('not_found')

  const forged = app.house.keys.sign('newsletter.confirm', id)
  for (const each of [token, forged]) {
    const { status, body } = await stranger.call(sendQuestionLink, { token: each })
    expect([status, body]).toEqual([202, { done: true }])
  }
  await app.runJobs()
  const fresh = (await linksIn(email)).filter((each) => each !== token && each !== second)
  expect(fresh).toHaveLength(1)
  expect(await opens(fresh[0] ?? '')).toBe(200)
  app.at('2026-11-22T06:00:00Z')
})

test('a visitor and the team can end every link that has been sent, and a new one goes only to the address', async () => {
  const ends = [
    ({ token }: { token: string; id: string }) => stranger.call(endQuestionLinks, { token }),
    ({ id }: { token: string; id: string }) => admin.call(endTicketLinks, { id }),
  ]
  for (const end of ends) {
    const { email, token, id } = await asked()
    await stranger.call(confirmQuestion, { token })
    expect(Date.parse((await admin.call(readDeskTicket, { id })).body.ticket.linkEndsAt ?? '')).toBe(
      Date.parse('2026-12-22T06:00:00Z'),
    )
    expect((await end({ token, id })).status).toBe(200)
    for (const answer of [
      stranger.call(readQuestion, { token }),
      stranger.call(answerQuestion, { token, content: 'Mine?' }),
      stranger.call(rateQuestion, { token, rating: 1 }),
    ])
      expect(await codeOf(answer)).toBe('not_found')
    await stranger.call(sendQuestionLink, { token })
    await app.runJobs()
    const fresh = (await linksIn(email)).find((each) => each !== token) ?? ''
    expect((await stranger.call(readQuestion, { token: fresh })).status).toBe(200)
    expect(await codeOf(stranger.call(readQuestion, { token }))).toBe('not_found')
  }
})

test('five questions an hour from one browser, five a day to one address, twenty messages a day through one link', async () => {
  strict.at('2026-11-22T06:00:00Z')
  const ask = (email: string) => codeOf(strict.call(askSupport, { ...matter, email }))
  const { email, token } = await asked(strict)
  const strangers = [1, 2, 3].map((number) => `visitor-${number}@example.sa`)
  const answers = []
  for (const each of [email, ...strangers, sara.email]) answers.push(await ask(each))
  expect(answers).toEqual([202, 202, 202, 202, 'rate_limited'])
  strict.at('2026-11-22T07:30:00Z')
  answers.length = 0
  for (let at = 0; at < 4; at++) answers.push(await ask(email))
  expect(answers).toEqual([202, 202, 202, 'rate_limited'])
  await strict.call(confirmQuestion, { token })
  const said: unknown[] = []
  for (let at = 0; at < 21; at++)
    said.push(await codeOf(strict.call(answerQuestion, { token, content: 'And?' })))
  expect(said).toEqual([...Array(20).fill(201), 'rate_limited'])
})

test('an absence that a patient reports becomes one urgent ticket about that appointment, for both to read', async () => {
  const dietitian = await join(app, drLayla, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const id = await putAppointment(
    app,
    { patient, dietitian },
    { status: 'confirmed', startsAt: '2026-11-22T05:00:00Z' },
  )
  expect((await patient.call(reportAbsence, { id })).status).toBe(200)
  await app.runJobs()
  const { tickets } = (await patient.call(listTickets, {})).body
  expect(tickets).toMatchObject([{ category: 'appointments', priority: 'high', status: 'open' }])
  const ticket = tickets[0]?.id ?? ''
  expect((await patient.call(readTicket, { id: ticket })).body.ticket.appointment?.id).toBe(id)
  expect(await deskHas(ticket)).toBe(true)
  expect(await toldOf(ticket)).toEqual(['ticket.opened'])
})
