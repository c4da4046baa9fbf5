import { expect, test } from 'vitest'
import { keepCannedAnswer, listCannedAnswers } from '#contract/support/canned-answers.ts'
import {
  answerAsTeam,
  changeTicket,
  listDeskTickets,
  listSupportTeam,
  noteTicket,
  readDeskTicket,
  removeTicketNote,
  supportFigures,
} from '#contract/support/desk.ts'
import { supportDesk as words } from '#copy/support/desk.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, fail } from '#test/dom/server.ts'
import { deskTicketView, ticketNote } from '#test/support/ticket-views.ts'
import { isOnScreen } from '#web/lib/on-screen.ts'
import { CannedList } from './canned-list.tsx'
import { TicketDesk } from './ticket-desk.tsx'

const hours = {
  id: idOf(31),
  title: 'Hours',
  titleArabic: 'ساعات العمل',
  content: 'We answer from Sunday to Thursday.',
  contentArabic: 'نرد من الأحد إلى الخميس.',
}
const figures = {
  from: '2026-10-24',
  to: '2026-11-22',
  waiting: 1,
  asked: 2,
  answered: 1,
  medianMinutes: null,
  rated: 0,
  averageRating: null,
}
const ticket = `/admin?tab=support&ticket=${idOf(1)}` as const

test('a queue that fails to load leads to the state of the system', async () => {
  const { user } = await render(<TicketDesk />, {
    path: '/admin?tab=support',
    answers: [answer(supportFigures, figures), fail(listDeskTickets)],
  })
  expect(await screen.findByText('The tickets could not be loaded')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'State of the system' }))
  expect(location.pathname + location.search).toBe('/admin/settings?tab=system')
})

test('an answer is prepared in both languages', async () => {
  const { user, server, fill } = await render(<CannedList />, {
    path: '/admin?tab=support',
    answers: [answer(listCannedAnswers, { answers: [] }), answer(keepCannedAnswer, { answer: hours })],
  })
  expect(await screen.findByText('No prepared answers yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add an answer' }))
  await fill(screen.getByLabelText('Title in English'), hours.title)
  await fill(screen.getByLabelText('Title in Arabic'), hours.titleArabic)
  await fill(screen.getByLabelText('Answer in English'), hours.content)
  await fill(screen.getByLabelText('Answer in Arabic'), hours.contentArabic)
  server.answer(answer(listCannedAnswers, { answers: [hours] }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: words.canned.editOf('Hours').en })).toBeTruthy()
  const { id: _, ...texts } = hours
  expect(server.sent(keepCannedAnswer)).toEqual([texts])
})

test('a ticket gets a prepared answer in its author’s language, and is closed with it', async () => {
  const asker = { ...deskTicketView().asker, language: 'ar' } as const
  const { user, server } = await render(<TicketDesk />, {
    path: ticket,
    answers: [
      answer(readDeskTicket, { ticket: deskTicketView({ asker }) }),
      answer(listCannedAnswers, { answers: [hours] }),
      answer(listSupportTeam, { team: [] }),
      answer(answerAsTeam, { ticket: deskTicketView({ status: 'closed' }) }),
    ],
  })
  await user.selectOptions(await screen.findByLabelText('Insert a prepared answer'), 'Hours')
  const field = screen.getByLabelText<HTMLTextAreaElement>('Answer as the Support Team')
  expect(field.value).toBe('نرد من الأحد إلى الخميس.')
  await user.click(screen.getByRole('button', { name: 'Send and close' }))
  expect(await screen.findByText('Answer sent')).toBeTruthy()
  expect(server.sent(answerAsTeam)).toMatchObject([
    { id: idOf(1), content: hours.contentArabic, status: 'closed' },
  ])
})

test('an open ticket is on the screen, and each decision about it counts at once', async () => {
  const { user, server } = await render(<TicketDesk />, {
    path: ticket,
    answers: [
      answer(readDeskTicket, { ticket: deskTicketView() }),
      answer(listCannedAnswers, { answers: [] }),
      answer(listSupportTeam, { team: [] }),
      answer(changeTicket, { ticket: deskTicketView({ priority: 'low' }) }),
    ],
  })
  await user.selectOptions(await screen.findByLabelText('Priority'), 'Low')
  expect(await screen.findByText('Ticket updated')).toBeTruthy()
  expect(server.sent(changeTicket)).toEqual([{ id: idOf(1), priority: 'low' }])
  expect(isOnScreen(idOf(1))).toBe(true)
})

test('an internal note is added, and its author can remove it', async () => {
  const note = ticketNote({ mayRemove: true })
  const { user, server, fill } = await render(<TicketDesk />, {
    path: ticket,
    answers: [
      answer(readDeskTicket, { ticket: deskTicketView({ notes: [ticketNote({ id: idOf(23) })] }) }),
      answer(listCannedAnswers, { answers: [] }),
      answer(listSupportTeam, { team: [] }),
      answer(noteTicket, { ticket: deskTicketView({ notes: [note] }) }),
      answer(removeTicketNote, { ticket: deskTicketView() }),
    ],
  })
  await screen.findByText(ticketNote().content ?? '')
  expect(screen.queryByRole('button', { name: /^Remove the note/ })).toBeNull()
  await fill(screen.getByLabelText(words.notes.label.en), 'Asked the bank.')
  await user.click(screen.getByRole('button', { name: words.notes.add.en }))
  expect(await screen.findByText(words.notes.added.en)).toBeTruthy()
  expect(server.sent(noteTicket)).toEqual([{ id: idOf(1), content: 'Asked the bank.' }])
  await user.click(await screen.findByRole('button', { name: /^Remove the note/ }))
  expect(await screen.findByText(words.notes.removed.en)).toBeTruthy()
  expect(server.sent(removeTicketNote)).toEqual([{ id: idOf(1), note: note.id }])
})
