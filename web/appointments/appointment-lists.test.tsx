import { expect, test, vi } from 'vitest'
import { type Appointment, listAppointments, searchAppointments } from '#contract/appointments/appointment.ts'
import { confirmAppointment } from '#contract/appointments/changes.ts'
import { appointmentView, otherSide } from '#test/appointments/appointment-views.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { answer, fail } from '#test/dom/server.ts'
import { AppointmentLists } from './appointment-lists.tsx'

const page = (...appointments: Appointment[]) => ({
  appointments,
  after: null,
  pending: appointments.filter(({ status }) => status === 'pending').length,
})
const list = (...appointments: Appointment[]) => answer(listAppointments, page(...appointments))
const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')

test('a list that fails to load says so in its place and in a toast, and can be loaded again', async () => {
  const { user, server } = await render(<AppointmentLists party="patient" />, {
    path: '/patient/appointments',
    answers: [fail(listAppointments)],
  })
  const toasts = await screen.findByRole('region', { name: 'Notifications' })
  expect(await within(toasts).findByText('Failed to load appointments')).toBeTruthy()
  const alert = screen.getByRole('alert')
  expect(within(alert).getByText('Failed to load appointments')).toBeTruthy()
  server.answer(list(appointmentView()))
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Dr. Layla Al-Harbi' })).toBeTruthy()
  expect(rows()).toHaveLength(1)
})

test('without appointments the page says so, and a cancelled one can be booked again', async () => {
  const over = appointmentView({
    status: 'cancelled',
    ending: 'cancelled_by_patient',
    may: { bookAgain: true },
  })
  const { user } = await render(<AppointmentLists party="patient" />, {
    path: '/patient/appointments',
    answers: [answer(listAppointments, ({ view }) => (view === 'past' ? page(over) : page()))],
  })
  expect(await screen.findByText('No upcoming appointments')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Past' }))
  expect(await screen.findByText('Cancelled')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Book Again: Dr. Layla Al-Harbi' }))
  expect(location.pathname).toBe(`/patient/dietitians/${over.other.id}/book`)
})

test('a menu in the row, which phones show in place of buttons, holds what changes the appointment', async () => {
  const { user } = await render(<AppointmentLists party="patient" />, {
    path: '/patient/appointments',
    answers: [list(appointmentView({ may: { reschedule: true, cancel: true } }))],
  })
  await user.click(await screen.findByRole('button', { name: 'Reschedule or cancel: Dr. Layla Al-Harbi' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Reschedule',
    'Cancel',
  ])
  await user.click(menu.getByRole('menuitem', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' })).toBeTruthy()
})

test('a patient elsewhere sees the time in their own zone, and the name of the zone', async () => {
  await render(<AppointmentLists party="patient" />, {
    path: '/patient/appointments',
    session: sessionOf('patient', { zone: 'Europe/London' }),
    answers: [list(appointmentView())],
  })
  expect(await screen.findByText('Tomorrow, 1:00 pm – 1:30 pm')).toBeTruthy()
  expect(screen.getByText(/^Times are in your own time zone: /)).toBeTruthy()
})

test('an acceptance that fails is reported, and the appointment stays as it was', async () => {
  const request = appointmentView({
    status: 'pending',
    lapsesAt: '2026-11-23T06:00:00.000Z',
    other: otherSide('patient'),
    may: { confirm: true, decline: true },
  })
  const { user, server } = await render(<AppointmentLists party="dietitian" />, {
    path: '/dietitian/appointments?tab=upcoming',
    answers: [list(request), fail(confirmAppointment)],
  })
  await user.click(await screen.findByRole('button', { name: 'Accept: Sara Al-Qahtani' }))
  expect(await screen.findByText('Failed to update appointment status')).toBeTruthy()
  expect(within(rows()[0] as HTMLElement).getByText('Pending')).toBeTruthy()
  expect(server.versionsSent(confirmAppointment)).toEqual(['"3"'])
})

test('the link to the call appears by itself, even while a new time is requested', async () => {
  const soon = {
    startsAt: '2026-11-22T06:20:00.000Z',
    endsAt: '2026-11-22T06:50:00.000Z',
    wanted: {
      startsAt: '2026-11-25T07:00:00.000Z',
      endsAt: '2026-11-25T07:30:00.000Z',
      lapsesAt: '2026-11-22T06:20:00.000Z',
    },
  }
  const { server } = await render(<AppointmentLists party="patient" />, {
    path: '/patient/appointments',
    runs: true,
    answers: [list(appointmentView(soon))],
  })
  await screen.findByRole('link', { name: 'Dr. Layla Al-Harbi' })
  expect(screen.queryByRole('link', { name: 'Join Video Call' })).toBeNull()
  server.answer(list(appointmentView({ ...soon, may: { join: true } })))
  vi.advanceTimersByTime(605_000)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Join Video Call' })
  expect(link.pathname).toBe(`/call/${idOf(1)}`)
})

test('a dietitian answers a request for another time, and starts the call meanwhile', async () => {
  const moving = appointmentView({ other: otherSide('patient'), may: { confirm: true, join: true } })
  await render(<AppointmentLists party="dietitian" />, {
    path: '/dietitian/appointments?tab=today',
    answers: [list(moving)],
  })
  expect(await screen.findByRole('button', { name: 'Accept: Sara Al-Qahtani' })).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Start Video Call' })
  expect(link.pathname).toBe(`/call/${idOf(1)}`)
})

test('a search goes to the server, stays out of the address, and says when nothing matches', async () => {
  const [hers, his] = [
    appointmentView({ other: otherSide('patient') }),
    appointmentView({ id: idOf(5), other: { ...otherSide('patient'), name: 'Omar Bakri', otherName: null } }),
  ]
  const { user, server, fill } = await render(<AppointmentLists party="dietitian" />, {
    path: '/dietitian/appointments?tab=upcoming',
    answers: [list(hers, his), answer(searchAppointments, ({ q }) => (q === 'sara' ? page(hers) : page()))],
  })
  await screen.findByRole('link', { name: 'Omar Bakri' })
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search patient name...' })
  await fill(box, 'sara')
  await expect.poll(rows).toHaveLength(1)
  await user.click(screen.getByRole('tab', { name: 'Past' }))
  expect(box.value).toBe('sara')
  await user.click(screen.getByRole('tab', { name: 'Upcoming' }))
  await expect.poll(rows).toHaveLength(1)
  await fill(box, 'qwrtz')
  expect(await screen.findByText('No matching appointments found')).toBeTruthy()
  expect(screen.getByText('Try adjusting your search criteria')).toBeTruthy()
  expect(location.search).toBe('?tab=upcoming')
  // The history's state survives a reload.
  expect(history.state).toMatchObject({ searchedWords: 'qwrtz' })
  expect(server.sent(searchAppointments)).toContainEqual({ view: 'upcoming', q: 'qwrtz' })
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Clear search' }))
  await expect.poll(rows).toHaveLength(2)
})

test('the open tab is in the address, except for the first one', async () => {
  const none = answer(listAppointments, page())
  const { user } = await render(<AppointmentLists party="patient" />, {
    path: '/patient/appointments?tab=pending',
    answers: [none],
  })
  expect(await screen.findByText('No pending appointments')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Past' }))
  expect(await screen.findByText('No past appointments')).toBeTruthy()
  expect(location.pathname + location.search).toBe('/patient/appointments?tab=past')
  await user.click(screen.getByRole('tab', { name: 'Upcoming' }))
  expect(await screen.findByText('No upcoming appointments')).toBeTruthy()
  expect(location.pathname + location.search).toBe('/patient/appointments')
  await user.click(screen.getByRole('link', { name: 'Book New Appointment' }))
  expect(location.pathname).toBe('/patient/dietitians')
})
