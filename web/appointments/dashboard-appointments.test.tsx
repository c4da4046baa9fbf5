import { expect, test } from 'vitest'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { appointmentView, otherSide } from '#test/appointments/appointment-views.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer } from '#test/dom/server.ts'
import { DashboardAppointments } from './dashboard-appointments.tsx'

test('a dietitian’s dashboard shows the day, and leads to the whole list of the chosen view', async () => {
  const today = appointmentView({
    startsAt: '2026-11-22T13:00:00.000Z',
    endsAt: '2026-11-22T13:30:00.000Z',
    other: otherSide('patient'),
  })
  const { user } = await render(<DashboardAppointments party="dietitian" />, {
    path: '/dietitian/dashboard',
    answers: [answer(listAppointments, { appointments: [today], after: null, pending: 0 })],
  })
  expect(screen.getByRole('region', { name: 'Your Schedule' })).toBeTruthy()
  expect(await screen.findByText('Today, 4:00 pm – 4:30 pm')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'This Week' }))
  expect(await screen.findByRole('tabpanel', { name: 'This Week' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'View All' }))
  expect(location.pathname + location.search).toBe('/dietitian/appointments?tab=week')
})

test('a patient’s dashboard shows the next ones, and says when there are no past ones', async () => {
  const { user } = await render(<DashboardAppointments party="patient" />, {
    path: '/patient/dashboard',
    answers: [
      answer(listAppointments, ({ view }) => ({
        appointments: view === 'past' ? [] : [appointmentView()],
        after: null,
        pending: 0,
      })),
    ],
  })
  expect(screen.getByRole('region', { name: 'My Appointments' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Dr. Layla Al-Harbi' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Past' }))
  expect(await screen.findByText('No past appointments')).toBeTruthy()
})
