import { useState } from 'react'
import { expect, test } from 'vitest'
import { listDeskTickets } from '#contract/support/desk.ts'
import { listTickets } from '#contract/support/own.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, pending } from '#test/dom/server.ts'
import { ticketSummary } from '#test/support/ticket-views.ts'
import { useReadRows } from './read-pages.ts'

function Subjects() {
  const { data, first, last, fetchNextPage } = useReadRows(listTickets, {}, 'tickets')
  return (
    <>
      <p>{data?.map(({ subject }) => subject).join(', ')}</p>
      <p>
        {first?.tickets.length} first, {last?.tickets.length} last
      </p>
      <button type="button" onClick={() => fetchNextPage()}>
        More
      </button>
    </>
  )
}

test('the rows of all pages are one list, with the first and the last answer beside it', async () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((subject, at) =>
    ticketSummary({ id: idOf(at + 1), subject }),
  )
  if (!one || !two || !three) throw new Error('three tickets')
  const { user } = await render(<Subjects />, {
    path: '/patient/support',
    answers: [
      answer(listTickets, ({ after }) =>
        after ? { tickets: [three], after: null } : { tickets: [one, two], after: idOf(2) },
      ),
    ],
  })
  expect(await screen.findByText('One, Two')).toBeTruthy()
  expect(screen.getByText('2 first, 2 last')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByText('One, Two, Three')).toBeTruthy()
  expect(screen.getByText('2 first, 1 last')).toBeTruthy()
})

function Queue({ keepsLast }: { keepsLast: boolean }) {
  const [status, setStatus] = useState<'open' | 'closed'>('open')
  const { data } = useReadRows(listDeskTickets, { status }, 'tickets', { keepsLast })
  return (
    <>
      <p>{data ? `${data.length} tickets` : 'Waiting'}</p>
      <button type="button" onClick={() => setStatus('closed')}>
        Closed
      </button>
    </>
  )
}

test.for([
  { keepsLast: true, shown: '0 tickets' },
  { keepsLast: false, shown: 'Waiting' },
])('with keepsLast $keepsLast other input shows $shown until its answer', async ({ keepsLast, shown }) => {
  const { user, server } = await render(<Queue keepsLast={keepsLast} />, {
    path: '/admin',
    answers: [answer(listDeskTickets, { tickets: [], after: null })],
  })
  expect(await screen.findByText('0 tickets')).toBeTruthy()
  server.answer(pending(listDeskTickets))
  await user.click(screen.getByRole('button', { name: 'Closed' }))
  await expect.poll(() => server.sent(listDeskTickets)).toHaveLength(2)
  expect(screen.getByText(shown)).toBeTruthy()
})
