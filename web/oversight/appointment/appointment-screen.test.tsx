import { expect, test } from 'vitest'
import type { Duty } from '#contract/accounts/role.ts'
import { readDeskAppointment } from '#contract/oversight/appointment.ts'
import { deskAppointment as words } from '#copy/oversight/appointment.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { deskAppointmentView } from '#test/oversight/desk-views.ts'
import { AppointmentScreen } from './appointment-screen.tsx'

const path = `/admin/appointments/${idOf(1)}` as const
const show = (reply: Answer, duties: readonly Duty[] = ['owner']) =>
  render(<AppointmentScreen />, {
    path,
    session: { ...sessionOf('admin'), duties: [...duties] },
    answers: [reply],
  })
const shown = (facts = {}) => answer(readDeskAppointment, { appointment: deskAppointmentView(facts) })

test('an appointment that fails to load can be loaded again', async () => {
  const { user, server } = await show(fail(readDeskAppointment))
  expect(await screen.findByText(words.failed.en)).toBeTruthy()
  server.answer(shown())
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Initial consultation' })).toBeTruthy()
})

test('a missing appointment leads back to the list', async () => {
  await show(refuse(readDeskAppointment, 'not_found'))
  expect(await screen.findByText(words.missing.en)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.back.en }).getAttribute('href')).toBe(
    '/admin/analytics?list=held',
  )
})

test('nothing paid, no tickets and nobody in the call are stated', async () => {
  await show(shown())
  expect(await screen.findByText(words.money.none.en)).toBeTruthy()
  expect(screen.getByText(words.tickets.none.en)).toBeTruthy()
  expect(screen.getAllByText(words.presence.nobody.en)).toHaveLength(2)
})

test('a reader without the duty for them sees neither money nor tickets, and a name that is no link', async () => {
  await show(shown({ money: null, tickets: null }), ['finance'])
  expect(await screen.findAllByText('Sara Al-Qahtani')).toBeTruthy()
  expect(screen.queryByText(words.money.title.en)).toBeNull()
  expect(screen.queryByText(words.tickets.title.en)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Sara Al-Qahtani' })).toBeNull()
})

test('an open report and an open dispute lead to their pages', async () => {
  const claim = {
    openedAt: '2026-11-20T07:00:00.000Z',
    endsAt: '2026-11-22T07:00:00.000Z',
    waitsForAdmins: true,
    decidedAs: null,
  }
  const dispute = { id: idOf(2), state: 'open' as const, openedAt: '2026-11-20T07:00:00.000Z' }
  await show(shown({ claim, money: { payment: null, disputes: [dispute], invoices: [] } }))
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(await screen.findByText(words.claim.waits.en)).toBeTruthy()
  expect(hrefOf(words.claim.link.en)).toBe(`/admin/claims/${idOf(1)}`)
  expect(hrefOf(words.dispute.link.en)).toBe(`/admin/disputes/${idOf(2)}`)
})

test('a visit in person has no record of who came', async () => {
  await show(shown({ place: 'in_person', mode: 'in-person' }))
  expect(await screen.findByText(words.presence.inPerson.en)).toBeTruthy()
})
