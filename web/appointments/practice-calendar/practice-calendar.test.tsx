import { expect, test, vi } from 'vitest'
import type { Appointment } from '#contract/appointments/appointment.ts'
import { rescheduleAppointment } from '#contract/appointments/changes.ts'
import { readPracticeCalendar } from '#contract/appointments/practice-calendar.ts'
import { addException } from '#contract/availability.ts'
import { addDays } from '#contract/days.ts'
import { appointmentPageView, appointmentView, otherSide } from '#test/appointments/appointment-views.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, pending, refuse } from '#test/dom/server.ts'
import { PracticeCalendar } from './practice-calendar.tsx'

const path = '/dietitian/appointments?show=week'

const visit = (facts: Parameters<typeof appointmentView>[0] = {}) =>
  appointmentView({ other: otherSide('patient'), may: { reschedule: true }, ...facts })

/** From the Saturday before, closed on Tuesday. */
const calendar = (...appointments: Appointment[]) =>
  answer(readPracticeCalendar, {
    zone: 'Asia/Riyadh',
    days: Array.from({ length: 8 }, (_, at) => {
      const isClosed = at === 3
      return {
        day: addDays('2026-11-21', at),
        by: isClosed ? ('closed' as const) : ('weekly' as const),
        hours: isClosed ? [] : [{ from: '09:00', to: '17:00' }],
        label: isClosed ? 'Course' : null,
      }
    }),
    appointments,
    taken: [{ startsAt: '2026-11-25T08:00:00.000Z', endsAt: '2026-11-25T08:30:00.000Z' }],
  })

const show = (answers: Answer[]) =>
  render(<PracticeCalendar view="week" onView={() => {}} />, { path, answers })

const cell = (name: RegExp) => screen.findByRole('button', { name })

test('a calendar that fails to load says so and can be loaded again', async () => {
  const { user, server } = await show([fail(readPracticeCalendar)])
  expect(await screen.findByText('The calendar could not be loaded')).toBeTruthy()
  server.answer(calendar(visit()))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('grid', { name: 'Week' })).toBeTruthy()
})

test('the week shows appointments, absences and other taken times', async () => {
  await show([calendar(visit())])
  expect(await cell(/^Monday,? 23 November, 4:00 pm, Not free, 1 appointment$/)).toBeTruthy()
  expect(await cell(/^Tuesday,? 24 November, 10:00 am, Closed$/)).toBeTruthy()
  expect(await cell(/^Wednesday,? 25 November, 11:00 am, Not free$/)).toBeTruthy()
  expect(textOf(screen.getByRole('grid'))).toContain('Course')
})

test('a month counts the appointments of each day, which opens with its hours', async () => {
  const onView = vi.fn()
  const { user } = await render(<PracticeCalendar view="month" onView={onView} />, {
    path,
    answers: [calendar(visit())],
  })
  expect(await screen.findByRole('grid', { name: 'Month' })).toBeTruthy()
  expect(await cell(/^Tuesday,? 24 November, Course, Closed, 0 appointments$/)).toBeTruthy()
  await user.click(await cell(/^Monday,? 23 November, 1 appointment$/))
  expect(onView).toHaveBeenCalledWith('week')
})

test('while another week is loading it is not shown as closed and empty', async () => {
  const { user, server } = await show([calendar(visit())])
  await screen.findByRole('grid', { name: 'Week' })
  server.answer(pending(readPracticeCalendar))
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  expect(await screen.findByText(/29 November/)).toBeTruthy()
  expect(screen.queryByRole('grid')).toBeNull()
  server.answer(fail(readPracticeCalendar))
  expect(await screen.findByText('The calendar could not be loaded')).toBeTruthy()
})

test('with the keyboard an appointment is moved, and its patient is told only after a confirmation', async () => {
  const { user, server } = await show([
    calendar(visit()),
    refuse(rescheduleAppointment, 'slot_taken', { detail: { nearest: ['2026-11-24T13:15:00.000Z'] } }),
  ])
  ;(await cell(/23 November, 4:00 pm/)).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  expect(textOf(screen.getByRole('status'))).toContain('Escape cancels')
  ;(await cell(/23 November, 4:00 pm/)).focus()
  await user.keyboard('{Escape}')
  expect(textOf(screen.getByRole('status'))).toContain('stays at its time')
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  ;(await cell(/23 November, 4:00 pm/)).focus()
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  const asked = await screen.findByRole('alertdialog', { name: 'Move this appointment?' })
  expect(textOf(asked)).toContain('From Mon 23 Nov, 4:00 pm to Tue 24 Nov, 4:30 pm')
  expect(textOf(asked)).toContain('by email')
  expect(server.sent(rescheduleAppointment)).toEqual([])
  await user.click(within(asked).getByRole('button', { name: 'Move' }))
  await user.click(await within(asked).findByRole('button', { name: 'Tue 24 Nov, 4:15 pm' }))
  server.answer(answer(rescheduleAppointment, { appointment: appointmentPageView() }))
  await user.click(within(asked).getByRole('button', { name: 'Move' }))
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
})

test('an empty time can be blocked; a closed one leads to the hours', async () => {
  const { user, server } = await show([calendar()])
  await user.click(await cell(/Tuesday,? 24 November, 10:00 am/))
  expect(await screen.findByRole('link', { name: 'Manage Availability' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(await cell(/Monday,? 23 November, 10:00 am/))
  await user.click(await screen.findByRole('button', { name: 'Block this time' }))
  const exception = {
    id: idOf(9),
    kind: 'blocked' as const,
    from: '2026-11-23',
    to: '2026-11-23',
    weekdays: null,
    hours: [{ from: '10:00', to: '11:00' }],
    label: '',
  }
  server.answer(answer(addException, { exception }))
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  const { id: _, label: __, ...form } = exception
  await expect.poll(() => server.sent(addException)).toMatchObject([form])
})
