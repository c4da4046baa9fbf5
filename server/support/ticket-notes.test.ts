import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/list.ts'
import { answerAsTeam, noteTicket, readDeskTicket, removeTicketNote } from '#contract/support/desk.ts'
import { openTicket, readTicket } from '#contract/support/own.ts'
import { readQuestion } from '#contract/support/questions.ts'
import { mostTicketNotes } from '#contract/support/ticket.ts'
import { openApp } from '#test/app.ts'
import { noor, omar, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'
import { makeSupportFixtures } from '#test/support/support-fixtures.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const admin = await join(app, noor, { role: 'admin', duties: ['support'] })
const colleague = await join(
  app,
  { ...omar, email: unique(omar.email) },
  { role: 'admin', duties: ['support'] },
)
const aPatient = () => join(app, { ...sara, email: unique(sara.email) })
const note = 'The bank confirmed the payment by phone.'

const matter = {
  subject: 'My invoice is missing',
  category: 'payments',
  priority: 'medium',
  content: 'I paid on Sunday.',
} as const
async function asked() {
  const patient = await aPatient()
  const { body } = await patient.call(openTicket, matter)
  await app.runJobs()
  return { patient, id: body.ticket.id }
}

test('a note is shown to admins with its author, and changes nothing else of the ticket', async () => {
  const { id } = await asked()
  const before = (await admin.call(readDeskTicket, { id })).body.ticket
  const { status, body } = await admin.call(noteTicket, { id, content: note })
  expect(status).toBe(201)
  expect(body.ticket.notes).toMatchObject([
    { content: note, author: { id: admin.id, name: noor.name }, mayRemove: true },
  ])
  const { notes, ...after } = (await colleague.call(readDeskTicket, { id })).body.ticket
  expect(notes).toMatchObject([{ content: note, mayRemove: false }])
  expect({ ...after, notes: [] }).toEqual(before)
})

test('the person who asked is neither shown a note nor told of it', async () => {
  const { patient, id } = await asked()
  const mails = (await app.mailTo(patient.email)).length
  const told = (await patient.call(listNotifications, {})).body.notifications.length
  const seen = (await patient.call(readTicket, { id })).body.ticket
  await admin.call(noteTicket, { id, content: note })
  await app.runJobs()
  expect((await app.mailTo(patient.email)).length).toBe(mails)
  expect((await patient.call(listNotifications, {})).body.notifications).toHaveLength(told)
  const page = await patient.call(readTicket, { id })
  expect(page.body.ticket).toEqual(seen)
  await admin.call(answerAsTeam, { id, content: 'It is attached now.' })
  await app.runJobs()
  for (const { text, html } of await app.mailTo(patient.email)) expect(text + html).not.toContain(note)
})

test('the database itself shows no note to the person who asked, nor to an admin without the duty', async () => {
  const { patient, id } = await asked()
  await admin.call(noteTicket, { id, content: note })
  const finance = await join(
    app,
    { ...noor, email: unique(noor.email) },
    { role: 'admin', duties: ['finance'] },
  )
  const countAs = async (who: { id: string }, role: 'patient' | 'admin') => {
    const rows = await app.house.db.read({ id: who.id, role, language: 'en' } as never, (tx) =>
      tx.selectFrom('ticket_notes').selectAll(),
    )
    return rows.length
  }
  expect(await countAs(patient, 'patient')).toBe(0)
  expect(await countAs(finance, 'admin')).toBe(0)
  expect(await countAs(colleague, 'admin')).toBeGreaterThan(0)
})

test('a visitor’s question can have notes, which the visitor’s page does not contain', async () => {
  const patient = await aPatient()
  const { token } = await makeSupportFixtures(app, patient, { email: unique('visitor@example.sa') })
  const question = await app.call(readQuestion, { token })
  const [row] = await app.rows<{ id: string }>(
    'select id from tickets where person_id is null order by id limit 1',
  )
  const id = row?.id ?? ''
  expect((await admin.call(noteTicket, { id, content: note })).body.ticket.notes).toMatchObject([
    { content: note },
  ])
  expect(JSON.stringify((await app.call(readQuestion, { token })).body)).toBe(JSON.stringify(question.body))
})

test('only its author removes a note', async () => {
  const { id } = await asked()
  const made = (await admin.call(noteTicket, { id, content: note })).body.ticket.notes[0]?.id ?? ''
  expect((await colleague.call(removeTicketNote, { id, note: made })).status).toBe(404)
  expect((await admin.call(removeTicketNote, { id, note: made })).body.ticket.notes).toEqual([])
  expect((await admin.call(removeTicketNote, { id, note: made })).status).toBe(404)
})

test('a ticket has at most fifty notes, and none of an admin’s own', async () => {
  const { id } = await asked()
  await app.rows(
    `insert into ticket_notes (ticket_id, author_id, content_sealed, at)
      select $1, $2, '\\x00', now() from generate_series(1, $3::int)`,
    [id, colleague.id, mostTicketNotes],
  )
  expect((await admin.call(noteTicket, { id, content: note })).body.error?.code).toBe('too_many_notes')
  const own = await asked()
  await app.rows('update tickets set person_id = $2 where id = $1', [own.id, admin.id])
  expect((await admin.call(noteTicket, { id: own.id, content: note })).status).toBe(404)
})
