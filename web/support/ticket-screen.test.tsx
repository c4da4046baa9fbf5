import { expect, test } from 'vitest'
import { answerTicket, rateTicket, readTicket } from '#contract/support/own.ts'
import { idOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, pending, refuse } from '#test/dom/server.ts'
import { announce } from '#test/dom/socket.ts'
import { ticketMessage, ticketView } from '#test/support/ticket-views.ts'
import { isOnScreen } from '#web/lib/on-screen.ts'
import { TicketScreen } from './ticket-screen.tsx'

const ticket = (facts: Parameters<typeof ticketView>[0] = {}) => ({ ticket: ticketView(facts) })
const show = (answers: readonly Answer[], options: Partial<Options> = {}) =>
  render(<TicketScreen party="patient" />, { path: `/patient/support/${idOf(1)}`, answers, ...options })

test('a request that does not exist leads back to the list', async () => {
  const { user } = await show([refuse(readTicket, 'not_found')])
  expect(await screen.findByText('There is no such request')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'All requests' }))
  expect(location.pathname).toBe('/patient/support')
})

test('a request that fails to load says so and can be loaded again', async () => {
  const { user, server } = await show([fail(readTicket)])
  expect(await screen.findByText('This request could not be loaded')).toBeTruthy()
  server.answer(answer(readTicket, ticket()))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('I paid on Sunday.')).toBeTruthy()
})

test('the answer and the new priority of the Support Team appear without a press', async () => {
  const { server } = await show([answer(readTicket, ticket())])
  const thread = await screen.findByRole('list', { name: 'Conversation' })
  expect(screen.getByText('Priority: Medium')).toBeTruthy()
  expect(isOnScreen(idOf(1)), 'its notifications are read').toBe(true)
  const messages = [ticketMessage(), ticketMessage({ id: idOf(12), byTeam: true, content: 'We are.' })]
  server.answer(answer(readTicket, ticket({ status: 'pending', priority: 'low', messages })))
  await announce({ topic: 'tickets', id: idOf(1) })
  expect(await within(thread).findByText('We are.')).toBeTruthy()
  expect(screen.getByText('We have answered')).toBeTruthy()
  expect(screen.getByText('Priority: Low')).toBeTruthy()
})

test('an empty answer is not sent, and a written one is sent once', async () => {
  const { user, server, fill } = await show([answer(readTicket, ticket()), pending(answerTicket)])
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Write an answer')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Required')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(field)
  expect(server.sent(answerTicket)).toEqual([])
  await fill(field, 'Found it, thank you.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.click(await screen.findByRole('button', { name: 'Sending...' }))
  server.answer(answer(answerTicket, ticket()))
  expect(await screen.findByText('Your message has been sent')).toBeTruthy()
  expect(field.value).toBe('')
  expect(server.sent(answerTicket)).toMatchObject([{ id: idOf(1), content: 'Found it, thank you.' }])
})

test('an answer to a request that has been closed meanwhile is refused, and what was written stays', async () => {
  const { user, fill } = await show([answer(readTicket, ticket()), refuse(answerTicket, 'ticket_closed')])
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Write an answer')
  await fill(field, 'One more thing.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(
    await screen.findByText('This request is closed and can no longer be answered. Please open a new one.'),
  ).toBeTruthy()
  expect(field.value).toBe('One more thing.')
})

test('a closed request can be rated, and the rating changed', async () => {
  const closed = { status: 'closed', mayRate: true } as const
  const rated = { ...closed, rating: 4, ratingComment: 'Quick and clear' }
  const { user, server, fill } = await show([
    answer(readTicket, ticket(closed)),
    answer(rateTicket, ticket(rated)),
  ])
  await screen.findByRole('heading', { name: 'How did we do?' })
  expect(screen.getByText('This request is closed. If you write again, it is open again.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '4 of 5' }))
  await fill(screen.getByLabelText(/^Anything you would like to add\?/), 'Quick and clear')
  await user.click(screen.getByRole('button', { name: 'Send rating' }))
  expect(await screen.findByText('Thank you for your rating')).toBeTruthy()
  expect(server.sent(rateTicket)).toEqual([{ id: idOf(1), rating: 4, comment: 'Quick and clear' }])
  await user.click(screen.getByRole('button', { name: 'Change rating' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 of 5' }).checked).toBe(true)
})

test('a request that can no longer be answered leads to a new one, in Arabic too', async () => {
  await show([answer(readTicket, ticket({ status: 'closed', mayAnswer: false }))], { language: 'ar' })
  expect(await screen.findByText('لم يعد الرد على هذا الطلب متاحًا. يُرجى فتح طلب جديد.')).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'التواصل مع الدعم' })
  expect(link.pathname).toBe('/ar/patient/support/new')
})
