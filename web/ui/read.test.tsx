import { expect, test } from 'vitest'
import { listTickets } from '#contract/support/own.ts'
import { supportPages as words } from '#copy/support/pages.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, fail, pending } from '#test/dom/server.ts'
import { announce } from '#test/dom/socket.ts'
import { ticketSummary } from '#test/support/ticket-views.ts'
import { useRead } from '#web/app/query.ts'
import { Read } from './read.tsx'

const path = '/patient/support'
const found = answer(listTickets, { tickets: [ticketSummary()], after: null })
const failure = 'Your requests could not be loaded'

function Subjects() {
  const read = useRead(listTickets, {})
  return (
    <Read of={read} failed={words.failed} waiting={<p>Waiting</p>}>
      {({ tickets }) => tickets.map(({ id, subject }) => <p key={id}>{subject}</p>)}
    </Read>
  )
}

test('until the first answer something else is shown', async () => {
  const { server } = await render(<Subjects />, { path, answers: [pending(listTickets)] })
  expect(screen.getByText('Waiting')).toBeTruthy()
  server.answer(found)
  expect(await screen.findByText('Missing invoice')).toBeTruthy()
  expect(screen.queryByText('Waiting')).toBeNull()
})

test('a failure is shown in place of the data, and the read can be repeated', async () => {
  const { user, server } = await render(<Subjects />, { path, answers: [fail(listTickets)] })
  expect((await screen.findByRole('alert')).textContent).toContain(failure)
  server.answer(found)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Missing invoice')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was read stays when a later refresh fails', async () => {
  const { server } = await render(<Subjects />, { path, answers: [found] })
  expect(await screen.findByText('Missing invoice')).toBeTruthy()
  server.answer(fail(listTickets))
  await announce({ topic: 'tickets', id: idOf(1) })
  await expect.poll(() => server.sent(listTickets).length).toBe(2)
  expect(screen.getByText('Missing invoice')).toBeTruthy()
  expect(screen.queryByText(failure)).toBeNull()
})
