import { expect, test } from 'vitest'
import { listAlarms } from '#contract/oversight/alarms.ts'
import { alarmWords as words } from '#copy/oversight/alarms.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, fail } from '#test/dom/server.ts'
import { Alarms } from './alarms.tsx'

test('each alarm says how many there are and since when, and leads to its list', async () => {
  await render(<Alarms />, {
    path: '/admin',
    answers: [
      answer(listAlarms, {
        alarms: [
          { kind: 'disputes_open', count: 2, at: '2026-11-28T21:00:00.000Z' },
          { kind: 'mail_kept', count: 1, at: null },
        ],
      }),
    ],
  })
  const dispute = await screen.findByRole('link', { name: /^2 payments are disputed/ })
  expect(dispute.textContent).toMatch(/28\s+November\s+2026$/)
  expect(dispute.getAttribute('href')).toBe('/admin/payouts?tab=disputes&state=open')
  expect(screen.getByRole('link', { name: /only kept/ }).getAttribute('href')).toBe(
    '/admin/settings?tab=system',
  )
})

test('where nothing needs attention nothing is shown', async () => {
  const { server } = await render(<Alarms />, {
    path: '/admin',
    answers: [answer(listAlarms, { alarms: [] })],
  })
  await expect.poll(() => server.sent(listAlarms).length).toBe(1)
  expect(screen.queryByText(words.title.en)).toBeNull()
})

test('alarms that fail to load are not taken for none', async () => {
  await render(<Alarms />, { path: '/admin', answers: [fail(listAlarms)] })
  expect(await screen.findByText(words.failed.en)).toBeTruthy()
})
