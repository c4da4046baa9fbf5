import { expect, test } from 'vitest'
import type { Duty } from '#contract/accounts/role.ts'
import { searchPayments } from '#contract/money/payment-desk.ts'
import { listPersonAppointments } from '#contract/oversight/appointment.ts'
import { listDeskTickets } from '#contract/support/desk.ts'
import { personActivity as words } from '#copy/oversight/appointment.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { type Answer, answer, fail } from '#test/dom/server.ts'
import { PersonActivity } from './person-activity.tsx'

const none = [
  answer(listPersonAppointments, { appointments: [], after: null }),
  answer(searchPayments, { payments: [], after: null, total: 0 }),
  answer(listDeskTickets, { tickets: [], after: null }),
]
const show = (duties: Duty[], answers: readonly Answer[] = none) =>
  render(<PersonActivity person={idOf(901)} />, {
    path: `/admin/users?person=${idOf(901)}`,
    session: { ...sessionOf('admin'), duties },
    answers,
  })

test('an account that was part of nothing says so for each', async () => {
  const { server } = await show(['owner'])
  expect(await screen.findByText(words.appointments.none.en)).toBeTruthy()
  expect(await screen.findByText(words.payments.none.en)).toBeTruthy()
  expect(await screen.findByText(words.tickets.none.en)).toBeTruthy()
  expect(server.sent(searchPayments)).toEqual([{ person: idOf(901) }])
})

test('support is not shown payments, and does not ask for them', async () => {
  const { server } = await show(['support'])
  expect(await screen.findByText(words.appointments.none.en)).toBeTruthy()
  expect(screen.queryByText(words.payments.title.en)).toBeNull()
  expect(server.sent(searchPayments)).toEqual([])
})

test('a list that fails to load says so, and the others stay', async () => {
  await show(['owner'], [fail(listPersonAppointments), ...none.slice(1)])
  expect(await screen.findByText(words.appointments.failed.en)).toBeTruthy()
  expect(await screen.findByText(words.payments.none.en)).toBeTruthy()
})
