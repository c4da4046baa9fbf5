import { expect, test, vi } from 'vitest'
import { type Appointment, listNow } from '#contract/appointments/appointment.ts'
import { appointmentView, otherSide } from '#test/appointments/appointment-views.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { answer } from '#test/dom/server.ts'
import { tell } from '#test/dom/socket.ts'
import { AppointmentNow } from './appointment-now.tsx'
import { NowBar } from './now-bar.tsx'

const call = (facts: Parameters<typeof appointmentView>[0] = {}) =>
  appointmentView({
    startsAt: '2026-11-22T10:00:00.000Z',
    endsAt: '2026-11-22T10:30:00.000Z',
    may: { join: true },
    ...facts,
  })
const now = (...appointments: Appointment[]) => answer(listNow, { appointments, joined: [], nextAt: null })

test('while a call takes place every page leads to it, and says until when, until it has closed', async () => {
  const { server } = await render(<NowBar party="patient" />, {
    path: '/patient/health-data',
    now: '2026-11-22T09:59:58Z',
    runs: true,
    answers: [now(call())],
  })
  const bar = await screen.findByRole('region', { name: 'Appointment now' })
  const link = within(bar).getByRole<HTMLAnchorElement>('link', { name: 'Join' })
  expect(link.pathname).toBe(`/call/${idOf(1)}`)
  expect(textOf(bar)).toContain('Starts in 1 minute')
  vi.advanceTimersByTime(5_000)
  await expect.poll(() => textOf(bar)).toContain('Now, until 1:30 pm')
  server.answer(now())
  vi.advanceTimersByTime(46 * 60_000)
  await expect.poll(() => screen.queryByRole('region', { name: 'Appointment now' })).toBeNull()
})

test('in Arabic the dietitian starts it', async () => {
  await render(<NowBar party="dietitian" />, {
    path: '/dietitian/patients',
    language: 'ar',
    now: '2026-11-22T10:10:00Z',
    answers: [now(call({ other: otherSide('patient') }))],
  })
  const bar = await screen.findByRole('region', { name: 'الموعد الجاري' })
  const link = within(bar).getByRole<HTMLAnchorElement>('link', { name: 'بدء' })
  expect(link.pathname).toBe(`/ar/call/${idOf(1)}`)
  expect(textOf(bar)).toContain('الآن، حتى 1:30 م')
})

test('without a call there is no bar', async () => {
  await render(<NowBar party="patient" />, { path: '/patient/health-data', answers: [now()] })
  expect(screen.queryByRole('region')).toBeNull()
})

test.each(['/dietitian/dashboard', '/dietitian/appointments'] as const)(
  '%s begins with the same appointment, so it has no bar',
  async (path) => {
    const { server } = await render(<NowBar party="dietitian" />, {
      path,
      now: '2026-11-22T10:10:00Z',
      answers: [now(call({ other: otherSide('patient') }))],
    })
    await expect.poll(() => server.sent(listNow)).toHaveLength(1)
    expect(screen.queryByRole('region')).toBeNull()
  },
)

test.each([
  ['en', 'Sara is waiting'],
  ['ar', 'سارة بانتظارك'],
] as const)(
  'in %s the card above the list says when the other side is waiting, and when no longer',
  async (language, waiting) => {
    const appointment = call({
      other: { ...otherSide('patient'), name: 'Sara Alqahtani', otherName: 'سارة القحطاني' },
    })
    const { server } = await render(<AppointmentNow party="dietitian" />, {
      path: '/dietitian/appointments',
      language,
      now: '2026-11-22T10:10:00Z',
      answers: [now(appointment)],
    })
    const card = await screen.findByRole('region')
    expect(textOf(card)).not.toContain(waiting)
    server.answer(answer(listNow, { appointments: [appointment], joined: [appointment.id], nextAt: null }))
    await tell({ type: 'call.seats', appointment: appointment.id, patient: idOf(7), dietitian: null })
    await expect.poll(() => textOf(card)).toContain(waiting)
    server.answer(now(appointment))
    await tell({ type: 'call.seats', appointment: appointment.id, patient: null, dietitian: null })
    await expect.poll(() => textOf(card)).not.toContain(waiting)
  },
)
