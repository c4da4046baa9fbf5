import { expect, test } from 'vitest'
import type { Duty } from '#contract/accounts/role.ts'
import { listPayouts } from '#contract/money/payouts.ts'
import type { OutputOf } from '#contract/route.ts'
import { payoutDesk as words } from '#copy/money/payout-desk.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail } from '#test/dom/server.ts'
import { PayoutDesk } from './payout-desk.tsx'

type Payout = OutputOf<typeof listPayouts>['payouts'][number]

const returned: Payout = {
  id: idOf(1),
  amount: 640,
  state: 'returned',
  cause: 'weekly',
  ibanEnd: '4519',
  askedAt: '2026-11-19T06:00:00.000Z',
  endedAt: '2026-11-20T06:00:00.000Z',
  reason: 'account_gone',
  dietitian: { id: idOf(901), name: 'Dr. Layla Al-Harbi', otherName: null },
  number: 'P-2026-000012',
  decidedAs: null,
}

test('a payout that came back leads to the account of its dietitian', async () => {
  await show(listed(returned))
  const name = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Dr. Layla Al-Harbi' })
  expect(name.pathname + name.search).toBe(`/admin/users?person=${idOf(901)}`)
})

test('without the duty to open accounts the name is no link, and neither is a dietitian who has left', async () => {
  await show(listed(returned, { ...returned, id: idOf(2), dietitian: null }), ['finance'])
  expect(await screen.findByText('Dr. Layla Al-Harbi')).toBeTruthy()
  expect(screen.getByText(words.gone.en)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the heading of the date sorts the payouts, and a press reverses it', async () => {
  const { user, server } = await show(listed(returned))
  const date = await screen.findByRole('columnheader', { name: 'Date' })
  expect(date.getAttribute('aria-sort')).toBe('descending')
  await user.click(within(date).getByRole('button', { name: 'Date' }))
  await expect.poll(() => server.sent(listPayouts).at(-1)).toMatchObject({ order: 'earliest' })
  expect((await screen.findByRole('columnheader', { name: 'Date' })).getAttribute('aria-sort')).toBe(
    'ascending',
  )
})

test('payouts that fail to load can be loaded again, and none are stated', async () => {
  const { user, server } = await show(fail(listPayouts))
  expect(await screen.findByText(words.failed.en)).toBeTruthy()
  server.answer(listed())
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(words.none.title.en)).toBeTruthy()
})

const listed = (...payouts: Payout[]) => answer(listPayouts, { payouts, after: null })
const show = (reply: Answer, duties: readonly Duty[] = ['owner']) =>
  render(<PayoutDesk />, {
    path: '/admin/payouts?tab=payouts',
    session: { ...sessionOf('admin'), duties: [...duties] },
    answers: [reply],
  })
