import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { listTickets, openTicket } from '#contract/support/own.ts'
import { call } from '#web/app/call.ts'
import { queryClient } from '#web/app/query.ts'
import { currentSession } from '#web/app/session.ts'
import { TicketList } from '#web/support/ticket-list.tsx'
import { readToasts, showToast } from '#web/ui/toast.ts'
import { ticketSummary } from '../support/ticket-views.ts'
import { endTest, render } from './render.tsx'
import { screen } from './screen.ts'
import { answer, refuse } from './server.ts'

const path = '/patient/support'

test('an answer that the contract does not allow is refused', () => {
  const { subject: _, ...incomplete } = ticketSummary()
  expect(() => answer(listTickets, { tickets: [incomplete as never], after: null })).toThrow('subject')
  expect(() => answer(listTickets, { tickets: [], after: null, more: true } as never)).toThrow('more')
  expect(() => refuse(listTickets, 'slot_taken')).toThrow('never refuses with slot_taken')
})

test('a request without an answer fails the test', async () => {
  await render(<TicketList party="patient" />, { path })
  await screen.findByText('Your requests could not be loaded')
  expect(endTest).toThrow('no answer for it in this test')
})

test('a request that the contract does not allow fails the test', async () => {
  await render(<Sends input={{ subject: 'Missing invoice' }} />, {
    path,
    answers: [answer(openTicket, () => expect.unreachable())],
  })
  expect(await screen.findByText('refused with unavailable')).toBeTruthy()
  expect(endTest).toThrow('/api/support/tickets')
})

test('a field that the server would refuse is refused, and nothing is sent', async () => {
  const input = { subject: '', category: 'other', priority: 'low', content: 'Hello' }
  const { server } = await render(<Sends input={input} />, {
    path,
    answers: [answer(openTicket, () => expect.unreachable())],
  })
  expect(await screen.findByText('refused with invalid_fields')).toBeTruthy()
  expect(server.sent(openTicket)).toEqual([])
})

test('nothing of a test is left for the next one', async () => {
  await render(<TicketList party="patient" />, {
    path,
    answers: [answer(listTickets, { tickets: [ticketSummary()], after: null })],
  })
  await screen.findByRole('link', { name: 'Missing invoice' })
  localStorage.setItem('left', '1')
  showToast({ title: 'Left' })
  await screen.findByText('Left')
  expect(currentSession()).toMatchObject({ state: 'signed_in', session: { activeRole: 'patient' } })
  endTest()
  expect(document.body.textContent).toBe('')
  expect(currentSession()).toMatchObject({ state: 'signed_out' })
  expect([localStorage.length, readToasts().length, queryClient.getQueryCache().getAll().length]).toEqual([
    0, 0, 0,
  ])
  expect(document.cookie).toBe('')
})

test('whatever is written to the console is noticed in every test of a file, not only in the first', () => {
  expect([console.error, console.warn].map((each) => vi.isMockFunction(each))).toEqual([true, true])
})

function Sends({ input }: { input: object }) {
  useEffect(() => {
    call(openTicket, input as never).catch(({ code }) => showToast({ title: `refused with ${code}` }))
  }, [input])
  return null
}
