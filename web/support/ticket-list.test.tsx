import { expect, test } from 'vitest'
import { listTickets } from '#contract/support/own.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, fail, pending } from '#test/dom/server.ts'
import { announce } from '#test/dom/socket.ts'
import { ticketSummary } from '#test/support/ticket-views.ts'
import { TicketList } from './ticket-list.tsx'

const list = (...tickets: ReturnType<typeof ticketSummary>[]) => answer(listTickets, { tickets, after: null })

test('a patient sees each request with its state, and opens one', async () => {
  const { user } = await render(<TicketList party="patient" />, {
    path: '/patient/support',
    answers: [list(ticketSummary(), ticketSummary({ id: idOf(2), subject: null, status: 'closed' }))],
  })
  expect(await screen.findByText('Waiting for our answer')).toBeTruthy()
  expect(screen.getByText('This text can no longer be shown.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Missing invoice' }))
  expect(location.pathname).toBe(`/patient/support/${idOf(1)}`)
})

test('without requests the page says what it is for', async () => {
  await render(<TicketList party="patient" />, { path: '/patient/support', answers: [list()] })
  expect(await screen.findByText('No requests yet')).toBeTruthy()
})

test('a list that fails to load says so and can be loaded again', async () => {
  const { user, server } = await render(<TicketList party="patient" />, {
    path: '/patient/support',
    answers: [fail(listTickets)],
  })
  expect(await screen.findByText('Your requests could not be loaded')).toBeTruthy()
  server.answer(pending(listTickets))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  server.answer(list(ticketSummary()))
  expect(await screen.findByRole('link', { name: 'Missing invoice' })).toBeTruthy()
})

test('an answer appears without a press', async () => {
  const { server } = await render(<TicketList party="patient" />, {
    path: '/patient/support',
    answers: [list(ticketSummary())],
  })
  expect(await screen.findByText('Waiting for our answer')).toBeTruthy()
  server.answer(list(ticketSummary({ status: 'pending' })))
  await announce({ topic: 'tickets', id: idOf(1) })
  expect(await screen.findByText('We have answered')).toBeTruthy()
})
