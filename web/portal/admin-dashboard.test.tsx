import { expect, test } from 'vitest'
import { listAlarms } from '#contract/oversight/alarms.ts'
import { readOverview } from '#contract/reports/figures.ts'
import { supportSummary } from '#contract/support/desk.ts'
import { countMessageReports, countUnread } from '#contract/waiting-messages.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, pending } from '#test/dom/server.ts'
import { announce } from '#test/dom/socket.ts'
import { AdminDashboard } from './admin-dashboard.tsx'

const open = (tickets: number) => answer(supportSummary, { open: tickets, newest: [] })

test('the tab of the Support Team counts messages, reports and tickets that wait', async () => {
  const { server } = await render(<AdminDashboard />, {
    path: '/admin',
    session: { ...sessionOf('admin'), duties: ['support'] },
    answers: [
      answer(countUnread, { count: 1 }),
      answer(countMessageReports, { open: 2 }),
      open(3),
      pending(readOverview),
      answer(listAlarms, { alarms: [] }),
    ],
  })
  expect(await screen.findByRole('tab', { name: 'Support 6' })).toBeTruthy()
  server.answer(open(4))
  await announce({ topic: 'tickets', id: idOf(1) })
  expect(await screen.findByRole('tab', { name: 'Support 7' })).toBeTruthy()
})
