import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { bookAppointment, holdTime, releaseTime } from '#contract/appointments/booking.ts'
import { listSlots } from '#contract/availability.ts'
import { addDays } from '#contract/days.ts'
import type { OutputOf } from '#contract/route.ts'
import { appointmentPageView } from '#test/appointments/appointment-views.ts'
import { dietitianPageView, followUp, offeredService } from '#test/directory/dietitian-views.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { Link } from '#web/lib/link.tsx'
import { BookingScreen } from './booking-screen.tsx'

const id = idOf(61)
const path = `/patient/dietitians/${id}/book` as const
const onTuesday = `${path}?day=2026-11-24` as const

/** Each quarter of an hour from nine in Riyadh at which an appointment of the service still ends by five. */
const slots = answer(listSlots, ({ from, days: count, service }) => {
  const duration = service === followUp.id ? 30 : 60
  const until = addDays(from, Number(count))
  const days = ['2026-11-22', '2026-11-24', '2026-12-01', '2026-12-02'].filter(
    (day) => day >= from && day < until,
  )
  return { zone: 'Asia/Riyadh', duration, days: days.map((day) => ({ day, slots: quarters(day, duration) })) }
})
const quarters = (day: string, duration: number) =>
  Array.from({ length: (480 - duration) / 15 + 1 }, (_, index) =>
    new Date(Date.parse(`${day}T06:00:00Z`) + index * 15 * 60_000).toISOString(),
  )
const without = (start: string) =>
  answer(listSlots, {
    zone: 'Asia/Riyadh',
    duration: 60,
    days: [{ day: '2026-11-24', slots: quarters('2026-11-24', 60).filter((each) => each !== start) }],
  })

const held = (facts: Partial<OutputOf<typeof holdTime>> = {}) =>
  answer(holdTime, {
    until: '2026-11-22T06:05:00.000Z',
    seconds: 300,
    needs: { bornOn: false, consent: false },
    message: null,
    ...facts,
  })
const booked = (facts: Parameters<typeof appointmentPageView>[0] = {}) => {
  const appointment = appointmentPageView({ id: idOf(7), ...facts })
  return [answer(bookAppointment, { appointment }), answer(readAppointment, { appointment })]
}
const request = { status: 'pending', lapsesAt: '2026-11-23T06:00:00.000Z' } as const

const show = (answers: readonly Answer[], options: Partial<Options> = {}) =>
  render(
    <BookingScreen
      dietitian={dietitianPageView()}
      head={null}
      skeleton={null}
      afterPayment={(_, booking) => booking}
      tabs={<Link to={`/patient/dietitians/${id}`}>Leave</Link>}
    />,
    {
      path: onTuesday,
      answers: [slots, held(), answer(releaseTime, { done: true }), ...answers],
      ...options,
    },
  )
const summary = () => screen.getByRole('region', { name: 'Your appointment' })
const time = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })
const timer = () => within(summary()).findByRole('timer')
const told = async (words: string | RegExp) => {
  const [found] = (await screen.findAllByText(words)).map((each) => each.closest('[role=alert]'))
  return within(found as HTMLElement)
}
const send = async (user: UserEvent, name = 'Send request') =>
  user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
const chosen = () => Object.fromEntries(new URLSearchParams(location.search))

test('service, mode, day and time are chosen among the free times of two weeks, and are in the address', async () => {
  const { user } = await show([], { path })
  expect(await screen.findByText('Available times on Sunday 22 November')).toBeTruthy()
  const group = await screen.findByRole('group', { name: 'Day of the appointment' })
  const days = within(group).getAllByRole('radio')
  expect(days.map((each) => textOf(each.parentElement as HTMLElement))).toEqual([
    'Sun 22 Nov',
    'Tue 24 Nov',
    'Tue 1 Dec',
    'Wed 2 Dec',
  ])
  await expect.poll(() => textOf(summary())).toContain('Not chosen yet')
  await user.click(screen.getByRole('radio', { name: /First consultation/ }))
  await expect.poll(() => textOf(summary())).toContain('First consultation')
  await user.click(await screen.findByRole('radio', { name: 'Tue 24 Nov' }))
  await screen.findByText('Available times on Tuesday 24 November')
  await user.click(screen.getByRole('radio', { name: 'In-person' }))
  await user.click(await time('4:00 pm'))
  expect(screen.queryByRole('radio', { name: '4:15 pm' })).toBeNull()
  for (const words of [
    'Tue 24 Nov, 4:00 pm',
    'In-person',
    '300 SAR',
    'pending until the dietitian accepts it',
  ])
    await expect.poll(() => textOf(summary())).toContain(words)
  expect(within(summary()).getByRole('button', { name: 'Send request' })).toBeTruthy()
  expect(chosen()).toMatchObject({ mode: 'in-person', day: '2026-11-24', slot: '2026-11-24T13:00:00.000Z' })
})

test('for a long visit the half hours come first', async () => {
  const { user } = await show([])
  await time('9:30 am')
  expect(screen.queryByRole('radio', { name: '9:15 am' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More times' }))
  await time('9:15 am')
  await user.click(screen.getByRole('radio', { name: /Follow-up/ }))
  await time('4:30 pm')
  await user.click(screen.getByRole('radio', { name: 'Tue 1 Dec' }))
  await time('9:15 am')
  expect(screen.queryByRole('button', { name: 'More times' })).toBeNull()
})

test('behind the next two weeks is the calendar of all months, which also opens by itself', async () => {
  const { user } = await show([], { path })
  await user.click(await screen.findByRole('button', { name: 'All days' }))
  await screen.findByRole('grid')
  // Not within one grid: the month with its free times replaces the one without them.
  const day = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name })
  expect(day(/27 November 2026/).getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => day(/24 November 2026/).getAttribute('aria-disabled')).toBeNull()
  await user.click(day(/24 November 2026/))
  await screen.findByText('Available times on Tuesday 24 November')
  await user.click(screen.getByRole('button', { name: 'Next two weeks' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Tue 24 Nov' })).checked).toBe(true)
})

test('without a free time in two weeks the calendar is there at once', async () => {
  const answers = [answer(listSlots, { zone: 'Asia/Riyadh', duration: 60, days: [] })]
  await show(answers, { path })
  await screen.findByRole('grid')
  expect(await screen.findByText('No available times this month.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next two weeks' })).toBeNull()
})

test('what the address says is chosen when the page opens', async () => {
  await show([], { path: `${onTuesday}&service=${offeredService().id}&slot=2026-11-24T13:00:00.000Z` })
  expect((await time('4:00 pm')).checked).toBe(true)
  await expect.poll(() => textOf(summary())).toContain('Tue 24 Nov, 4:00 pm')
})

test('a time that does not suit another service is dropped, and the page says so', async () => {
  const { user } = await show([])
  await user.click(await screen.findByRole('radio', { name: /Follow-up/ }))
  await user.click(await time('4:30 pm'))
  await expect.poll(() => textOf(summary())).toContain('Tue 24 Nov, 4:30 pm')
  await user.click(screen.getByRole('radio', { name: /First consultation/ }))
  expect(await screen.findByText(/^The time you chose is not available for this service\./)).toBeTruthy()
  await expect.poll(() => textOf(summary())).toContain('Not chosen yet')
})

test('elsewhere in the world times are in the reader’s zone, which is named', async () => {
  const { user } = await show([], { session: sessionOf('patient', { zone: 'America/Sao_Paulo' }) })
  await user.click(await time('3:00 am'))
  expect(
    screen.getAllByText(/^Times are in your own time zone: Brasilia Standard Time\./).length,
  ).toBeGreaterThan(0)
  expect(chosen().slot).toBe('2026-11-24T06:00:00.000Z')
})

test('the first booking asks for birth date and consent, and minors cannot book', async () => {
  const { user, server, fill } = await show([
    held({ needs: { bornOn: true, consent: true } }),
    refuse(bookAppointment, 'invalid_fields', { fields: [{ field: 'bornOn', code: 'birth_date_needed' }] }),
  ])
  await user.click(await time('4:00 pm'))
  expect(textOf(await timer())).toMatch(/^We are holding this time for you for [45]:\d\d\.$/)
  const birth = await screen.findByRole('group', { name: 'Date of birth' })
  const [day, year] = within(birth).getAllByRole('textbox') as [HTMLElement, HTMLElement]
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /keep notes of my consultations/ })
  expect(consent.checked).toBe(false)
  await send(user)
  expect((await screen.findAllByText('Enter your date of birth')).length).toBeGreaterThan(0)
  await expect.poll(() => document.activeElement).toBe(day)
  await fill(day, '9')
  await user.selectOptions(within(birth).getByRole('combobox'), '3')
  await fill(year, '2012')
  await user.click(consent)
  await send(user)
  expect((await screen.findAllByText(/is for adults/)).length).toBeGreaterThan(0)
  await expect.poll(() => document.activeElement).toBe(day)
  await fill(year, '1991')
  server.answer(...booked())
  await send(user)
  expect(await screen.findByRole('heading', { name: 'Booked' })).toBeTruthy()
  expect(server.sent(bookAppointment).at(-1)).toMatchObject({ bornOn: '1991-03-09', agrees: true })
})

test('a reader who sees dates in Umm al-Qura also types them that way', async () => {
  const { user, server, fill } = await show(
    [held({ needs: { bornOn: true, consent: false } }), ...booked()],
    {
      path: `${onTuesday}&slot=2026-11-24T13:00:00.000Z`,
    },
  )
  await user.click(await screen.findByRole('button', { name: 'All days' }))
  await user.click(await screen.findByRole('switch', { name: 'Hijri dates' }))
  const birth = await screen.findByRole('group', { name: 'Date of birth' })
  const [day, year] = within(birth).getAllByRole('textbox') as [HTMLElement, HTMLElement]
  const month = within(birth).getByRole('combobox')
  expect(await within(month).findByRole('option', { name: 'Ramadan' })).toBeTruthy()
  await fill(day, '22')
  await user.selectOptions(month, '8')
  await fill(year, '1411')
  await send(user)
  await expect.poll(() => server.sent(bookAppointment)).toMatchObject([{ bornOn: '1991-03-09' }])
})

test('a patient who has answered once is not asked again', async () => {
  const { user } = await show([])
  await user.click(await time('4:00 pm'))
  await timer()
  expect(screen.queryByRole('group', { name: 'Date of birth' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a booking that awaits the dietitian is a request, and says until when', async () => {
  const { user, server, fill } = await show(booked(request))
  await user.click(await time('4:00 pm'))
  await timer()
  await fill(screen.getByRole('textbox', { name: /^What would you like help with\?/ }), 'I am always tired.')
  await send(user)
  expect(await screen.findByRole('heading', { name: 'Request sent' })).toBeTruthy()
  expect(screen.getByText(/^The dietitian has up to 24 hours to answer/)).toBeTruthy()
  expect(screen.getByText('Tomorrow, 9:00 am')).toBeTruthy()
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to calendar' }).pathname).toBe(
    `/api/appointments/${idOf(7)}/calendar`,
  )
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'View appointment' }).pathname).toBe(
    `/patient/appointments/${idOf(7)}`,
  )
  expect(chosen()).toEqual({ booked: idOf(7) })
  expect(server.sent(bookAppointment)).toMatchObject([
    { startsAt: '2026-11-24T13:00:00.000Z', mode: 'video', message: 'I am always tired.' },
  ])
})

test('a time is held while it is shown, changes with the choice, and is released on leaving', async () => {
  const { user, server } = await show([])
  const starts = () => server.sent(holdTime).map(({ startsAt }) => startsAt)
  await user.click(await time('3:00 pm'))
  await expect.poll(starts).toEqual(['2026-11-24T12:00:00.000Z'])
  await timer()
  await user.click(screen.getByRole('button', { name: 'More times' }))
  await user.click(await time('3:15 pm'))
  await expect.poll(starts).toEqual(['2026-11-24T12:00:00.000Z', '2026-11-24T12:15:00.000Z'])
  await timer()
  expect(server.sent(releaseTime)).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Leave' }))
  await expect.poll(() => server.sent(releaseTime)).toHaveLength(1)
})

test('after five minutes the time is open to others again, and the page says so', async () => {
  const { user, server } = await show([], { runs: true })
  await user.click(await time('4:00 pm'))
  await timer()
  server.answer(without('2026-11-24T13:00:00.000Z'))
  vi.advanceTimersByTime(5 * 60_000)
  expect(await told(/for you any longer/)).toBeTruthy()
  await expect.poll(() => textOf(summary())).toContain('Not chosen yet')
  await expect.poll(() => screen.queryByRole('radio', { name: '4:00 pm' })).toBeNull()
  expect(screen.queryByRole('timer')).toBeNull()
})

const nearest = ['2026-11-24T09:00:00.000Z', '2026-11-24T09:15:00.000Z', '2026-11-24T10:45:00.000Z']

test('a patient who comes a moment too late chooses among the three nearest times', async () => {
  const { user, server } = await show([refuse(holdTime, 'slot_taken', { detail: { nearest } })])
  await time('1:00 pm')
  server.answer(without('2026-11-24T10:00:00.000Z'))
  await user.click(await time('1:00 pm'))
  const alert = await told('This time was taken a moment ago. Please choose another one.')
  expect(alert.getAllByRole('button').map(textOf)).toEqual([
    'Tue 24 Nov, 12:00 pm',
    'Tue 24 Nov, 12:15 pm',
    'Tue 24 Nov, 1:45 pm',
  ])
  await expect.poll(() => screen.queryByRole('radio', { name: '1:00 pm' })).toBeNull()
  await expect.poll(() => textOf(summary())).toContain('Not chosen yet')
})

test('a time lost at the last press is reported the same way, and another time can be booked', async () => {
  const { user, server } = await show([refuse(bookAppointment, 'slot_taken', { detail: { nearest } })])
  await user.click(await time('9:00 am'))
  await timer()
  await send(user)
  const words = 'This time was taken a moment ago. Please choose another one.'
  const alert = await told(words)
  await user.click(alert.getAllByRole('button')[0] as HTMLElement)
  expect(screen.queryByText(words)).toBeNull()
  await timer()
  server.answer(...booked(request))
  await send(user)
  expect(await screen.findByRole('heading', { name: 'Request sent' })).toBeTruthy()
  expect(server.sent(bookAppointment).map(({ startsAt }) => startsAt)).toEqual([
    '2026-11-24T06:00:00.000Z',
    nearest[0],
  ])
})

test('a patient with another appointment at that time is told so', async () => {
  const { user } = await show([refuse(holdTime, 'busy_then')])
  await user.click(await time('10:00 am'))
  await told('You have another appointment at this time. Please choose another time.')
  await expect.poll(() => textOf(summary())).toContain('Not chosen yet')
})

test('when the time cannot be held or booked right now, no input is lost', async () => {
  const { user, server } = await show([fail(holdTime), fail(bookAppointment)])
  await user.click(await time('11:00 am'))
  await told(/^We could not hold this time/)
  await send(user)
  await told(/try again/)
  expect((await time('11:00 am')).checked).toBe(true)
  server.answer(...booked(request))
  await send(user)
  expect(await screen.findByRole('heading', { name: 'Request sent' })).toBeTruthy()
})

test('nothing can be booked before a time is chosen', async () => {
  const { user, server } = await show([])
  await time('4:00 pm')
  await send(user)
  await told('Choose a time first.')
  expect(server.sent(bookAppointment)).toEqual([])
})
