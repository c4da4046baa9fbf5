import { expect, test } from 'vitest'
import { readPatientDashboard } from '#contract/dashboards/patient.ts'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { answer } from '#test/dom/server.ts'
import { PatientDashboard } from './patient-dashboard.tsx'

const nothing = {
  unread: { count: 0, latest: null },
  questionnaires: { count: 0, first: null },
  plan: null,
  measure: null,
  recommended: [],
}

test('the dashboard says when the next appointment is, and leads to the list', async () => {
  const { user } = await render(<PatientDashboard onboarding={null} appointments={null} />, {
    path: '/patient/dashboard',
    answers: [
      answer(readPatientDashboard, {
        ...nothing,
        upcoming: { count: 1, nextAt: '2026-11-23T13:00:00.000Z' },
      }),
    ],
  })
  expect(await screen.findByText('Your next appointment: Tomorrow, 4:00 pm.')).toBeTruthy()
  const glance = screen.getByRole('list', { name: 'At a glance' })
  await user.click(within(glance).getByRole('link', { name: /Appointments/ }))
  expect(location.pathname).toBe('/patient/appointments')
})
