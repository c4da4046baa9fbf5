import { expect, test } from 'vitest'
import { type AppointmentPage, type Party, readAppointment } from '#contract/appointments/appointment.ts'
import {
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  listTimesToMove,
  reportAbsence,
  rescheduleAppointment,
  sayWhoCame,
  setMeetingLink,
} from '#contract/appointments/changes.ts'
import { readReceipt } from '#contract/money/payments.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { wallet } from '#copy/money/wallet.ts'
import { appointmentPageView, otherSide } from '#test/appointments/appointment-views.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { announce } from '#test/dom/socket.ts'
import { AppointmentScreen } from './appointment-screen.tsx'

type Facts = Parameters<typeof appointmentPageView>[0]

const view = (facts: Facts = {}): { appointment: AppointmentPage } => ({
  appointment: appointmentPageView(facts),
})
const hers = (facts: Facts = {}) => view({ other: otherSide('patient'), ...facts })
const show = (party: Party, answers: readonly Answer[], options: Partial<Options> = {}) =>
  render(<AppointmentScreen party={party} />, {
    path: `/${party}/appointments/${idOf(1)}`,
    answers,
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('alertdialog'))

test('an appointment that does not exist, or belongs to other people, leads back to the list', async () => {
  await show('patient', [refuse(readAppointment, 'not_found')])
  expect(await screen.findByText('Appointment not found')).toBeTruthy()
  expect(location.pathname).toBe('/patient/appointments')
})

test('an address without an id leads back to the list, and nothing is asked', async () => {
  await show('patient', [], { path: '/patient/appointments/7' })
  expect(await screen.findByText('Appointment not found')).toBeTruthy()
})

test('failures to read or cancel are reported, and nothing is lost', async () => {
  const { user, server, fill } = await show('patient', [fail(readAppointment), fail(cancelAppointment)])
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Failed to load appointment details')).toBeTruthy()
  server.answer(answer(readAppointment, view({ may: { cancel: true } })))
  await user.click(await button('Retry'))
  await user.click(await button('Cancel Appointment'))
  const asked = await dialog()
  expect(asked.getByText(/^The appointment with Dr\. Layla Al-Harbi on Mon 23 Nov, 4:00 pm/)).toBeTruthy()
  const reason = asked.getByRole<HTMLTextAreaElement>('textbox')
  await fill(reason, 'Travelling.')
  await user.click(asked.getByRole('button', { name: 'Cancel Appointment' }))
  expect(await screen.findByText('Failed to cancel appointment')).toBeTruthy()
  expect(reason.value).toBe('Travelling.')
  const over = view({ status: 'cancelled', ending: 'cancelled_by_patient', reason: 'Travelling.' })
  server.answer(answer(readAppointment, over), answer(cancelAppointment, over))
  await user.click(asked.getByRole('button', { name: 'Cancel Appointment' }))
  expect(await screen.findByText('Appointment cancelled successfully')).toBeTruthy()
  expect(await screen.findByText('You cancelled this appointment')).toBeTruthy()
  expect(screen.getByText('Travelling.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).toBeNull()
  expect(server.sent(cancelAppointment)).toMatchObject([{ reason: 'Travelling.' }, { reason: 'Travelling.' }])
})

test('a patient who still sees the old time cannot cancel an appointment that has meanwhile been moved', async () => {
  const { user, server } = await show('patient', [
    answer(readAppointment, view({ may: { cancel: true } })),
    refuse(cancelAppointment, 'changed_meanwhile'),
  ])
  await user.click(await button('Cancel Appointment'))
  const moved = { startsAt: '2026-11-24T07:00:00.000Z', endsAt: '2026-11-24T07:30:00.000Z' }
  server.answer(answer(readAppointment, view({ ...moved, version: 4, may: { cancel: true } })))
  await user.click((await dialog()).getByRole('button', { name: 'Cancel Appointment' }))
  expect(await screen.findByText('Failed to cancel appointment')).toBeTruthy()
  expect(screen.getByText(/^This has changed since you opened it\./)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await screen.findByText('Tuesday, 24 November 2026')).toBeTruthy()
  expect(server.versionsSent(cancelAppointment)).toEqual(['"3"'])
})

const times = answer(listTimesToMove, {
  zone: 'Asia/Riyadh',
  duration: 30,
  days: [{ day: '2026-11-24', slots: ['2026-11-24T07:00:00.000Z', '2026-11-24T07:30:00.000Z'] }],
})

test('if another patient was faster, the nearest free times are offered', async () => {
  const confirmed = view({ may: { reschedule: true } })
  const { user, server } = await show('patient', [
    answer(readAppointment, confirmed),
    times,
    refuse(rescheduleAppointment, 'slot_taken', { detail: { nearest: ['2026-11-24T08:00:00.000Z'] } }),
  ])
  await user.click(await button('Reschedule Appointment'))
  const asked = await dialog()
  expect(asked.getByText('You can reschedule it twice.')).toBeTruthy()
  await user.click(await asked.findByRole('radio', { name: '10:00 am' }))
  await user.click(asked.getByRole('button', { name: 'Move to Tue 24 Nov, 10:00 am' }))
  expect(await screen.findByText('Failed to reschedule appointment')).toBeTruthy()
  await user.click(await asked.findByRole('button', { name: 'Tue 24 Nov, 11:00 am' }))
  const wanted = {
    startsAt: '2026-11-24T08:00:00.000Z',
    endsAt: '2026-11-24T08:30:00.000Z',
    lapsesAt: '2026-11-23T06:00:00.000Z',
  }
  server.answer(answer(rescheduleAppointment, view({ wanted })))
  await user.click(asked.getByRole('button', { name: /^Move to/ }))
  expect((await screen.findAllByText('New time requested')).length).toBeGreaterThan(0)
  expect(server.sent(rescheduleAppointment).map(({ startsAt }) => startsAt)).toEqual([
    '2026-11-24T07:00:00.000Z',
    '2026-11-24T08:00:00.000Z',
  ])
})

test('a change made on an outdated screen is refused, and the current state is shown', async () => {
  const { user, server } = await show('patient', [
    answer(readAppointment, view({ status: 'pending', may: { reschedule: true } })),
    times,
    refuse(rescheduleAppointment, 'status_has_changed'),
  ])
  await user.click(await button('Reschedule Appointment'))
  const asked = await dialog()
  await user.click(await asked.findByRole('radio', { name: '10:30 am' }))
  const declined = { status: 'cancelled', ending: 'declined', reason: 'Away.' } as const
  server.answer(answer(readAppointment, view(declined)))
  await user.click(asked.getByRole('button', { name: /^Move to/ }))
  expect(await screen.findByText('Failed to reschedule appointment')).toBeTruthy()
  expect(await screen.findByText('Declined by the dietitian')).toBeTruthy()
  expect(screen.getByText('Away.')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an in-person appointment shows the city immediately, and the address once it is confirmed', async () => {
  const place = {
    city: 'riyadh',
    district: null,
    otherDistrict: null,
    address: null,
    otherAddress: null,
  } as const
  const inPerson = { mode: 'in-person', place } as const
  const { server } = await show('patient', [
    answer(
      readAppointment,
      view({ ...inPerson, status: 'pending', lapsesAt: '2026-11-23T06:00:00.000Z', may: { cancel: true } }),
    ),
  ])
  expect(await screen.findByText(/^The dietitian has until Mon 23 Nov, 9:00 am to answer\./)).toBeTruthy()
  expect(screen.getByText('In-person consultation')).toBeTruthy()
  expect(screen.getByText('Riyadh')).toBeTruthy()
  expect(screen.queryByText('King Fahd Road 12')).toBeNull()
  const at = '2026-11-22T06:00:00.000Z'
  server.answer(
    answer(
      readAppointment,
      view({
        ...inPerson,
        place: { ...place, address: 'King Fahd Road 12' },
        history: [{ kind: 'confirmed', at, by: 'dietitian', reason: null, from: null, to: null }],
      }),
    ),
  )
  await announce({ topic: 'appointments', id: idOf(1) })
  expect(await screen.findByText('King Fahd Road 12')).toBeTruthy()
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Find it on a map' }).href).toBe(
    'https://www.google.com/maps/search/?api=1&query=King+Fahd+Road+12%2C+Riyadh',
  )
  expect(screen.queryByRole('link', { name: 'Join Video Call' })).toBeNull()
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to calendar' }).pathname).toBe(
    `/api/appointments/${idOf(1)}/calendar`,
  )
  expect(textOf(screen.getByRole('region', { name: 'History' }))).toContain(
    '22 November 2026, 9:00 am, by Dr. Layla Al-Harbi',
  )
})

test('a patient elsewhere sees the time in their own zone, and the name of the zone', async () => {
  await show('patient', [answer(readAppointment, view())], {
    session: sessionOf('patient', { zone: 'Europe/London' }),
  })
  expect(await screen.findByText('1:00 pm – 1:30 pm')).toBeTruthy()
  expect(screen.getByText(/^Times are in your own time zone: /)).toBeTruthy()
})

const atNineThirty = { startsAt: '2026-11-22T06:30:00.000Z', endsAt: '2026-11-22T07:00:00.000Z' }

test('a dietitian confirms a request, and marks it as completed only once it has started', async () => {
  const request = { ...atNineThirty, status: 'pending', lapsesAt: '2026-11-22T06:20:00.000Z' } as const
  const { user, server } = await show('dietitian', [
    answer(readAppointment, hers({ ...request, may: { confirm: true, decline: true } })),
    answer(confirmAppointment, hers(atNineThirty)),
  ])
  expect(await screen.findByText(/^Please answer by Sun 22 Nov, 9:20 am\./)).toBeTruthy()
  server.answer(answer(readAppointment, hers(atNineThirty)))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Appointment confirmed successfully')).toBeTruthy()
  await user.click(await button('Mark as Completed'))
  expect(screen.getByText('You can mark it as completed once it has started.')).toBeTruthy()
})

test('an appointment that has started leads to the call and can be marked as completed', async () => {
  const started = hers({ ...atNineThirty, may: { join: true, complete: true } })
  const completed = hers({ ...atNineThirty, status: 'completed', outcome: 'attended' })
  const { user, server } = await show(
    'dietitian',
    [answer(readAppointment, started), answer(completeAppointment, completed)],
    { now: '2026-11-22T06:31:00Z' },
  )
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Start Video Call' })
  expect(link.pathname).toBe(`/call/${idOf(1)}`)
  await user.click(screen.getByRole('button', { name: 'Mark as Completed' }))
  const asked = await dialog()
  expect(asked.getByText(/^You can report that the patient did not attend from 15 minutes/)).toBeTruthy()
  server.answer(answer(readAppointment, completed))
  await user.click(asked.getByRole('button', { name: 'Mark as Completed' }))
  expect(await screen.findByText('Appointment completed successfully')).toBeTruthy()
  expect(server.sent(completeAppointment)).toMatchObject([{ outcome: 'attended' }])
})

const claim = {
  openedBy: 'patient',
  endsAt: '2026-11-24T06:00:00.000Z',
  own: null,
  other: null,
  waitsForAdmins: false,
  decidedAs: null,
} as const

test('a patient reports that the dietitian did not come', async () => {
  const claimed = view({ claim: { ...claim, own: 'dietitian_absent' } })
  const { user, server } = await show('patient', [
    answer(readAppointment, view({ may: { reportAbsence: true } })),
    answer(reportAbsence, claimed),
  ])
  await user.click(await button('The dietitian did not attend'))
  server.answer(answer(readAppointment, claimed))
  await user.click((await dialog()).getByRole('button', { name: 'Report the absence' }))
  expect(await screen.findByText('We have asked the other side')).toBeTruthy()
  expect(await screen.findByText(/^We have your answer\. The other side has until/)).toBeTruthy()
  expect(server.sent(reportAbsence)).toMatchObject([{ id: idOf(1) }])
})

test('a dietitian is asked who attended, and answers once', async () => {
  const over = hers({ status: 'cancelled', ending: 'dietitian_absent' })
  const { user, server } = await show('dietitian', [
    answer(readAppointment, hers({ claim, may: { sayWhoCame: true } })),
    answer(sayWhoCame, over),
  ])
  expect(await screen.findByText(/^It is not clear who attended\./)).toBeTruthy()
  await user.click(await button('Tell us what happened'))
  const asked = await dialog()
  await user.click(asked.getByRole('radio', { name: 'I did not attend' }))
  server.answer(answer(readAppointment, over))
  await user.click(asked.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('Thank you. We have your answer.')).toBeTruthy()
  expect(server.sent(sayWhoCame)).toMatchObject([{ attendance: 'dietitian_absent' }])
})

test('a dietitian’s own link replaces the platform’s call', async () => {
  const ours = hers({ meetingLink: `http://localhost:3000/call/${idOf(1)}`, may: { setLink: true } })
  const own = hers({ meetingLink: 'https://us02web.zoom.us/j/123', may: { setLink: true } })
  const { user, server, fill } = await show('dietitian', [
    answer(readAppointment, ours),
    answer(setMeetingLink, own),
  ])
  await user.click(await button('Change the meeting link'))
  const asked = within(await screen.findByRole('dialog', { name: 'Meeting link' }))
  const field = asked.getByRole('textbox')
  await fill(field, 'http://evil.example/room')
  await user.click(asked.getByRole('button', { name: 'Save the link' }))
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  server.answer(answer(readAppointment, own))
  await fill(field, 'https://us02web.zoom.us/j/123')
  await user.click(asked.getByRole('button', { name: 'Save the link' }))
  expect(await screen.findByText('Meeting link saved')).toBeTruthy()
  expect(await screen.findByText('Video Call (Zoom)')).toBeTruthy()
  expect(server.sent(setMeetingLink)).toEqual([{ id: idOf(1), link: 'https://us02web.zoom.us/j/123' }])
})

test('if no action is possible, for example because the other account is closed, there are no actions', async () => {
  const closed = { id: null, name: null, otherName: null, photoId: null }
  await show('dietitian', [
    answer(readAppointment, hers({ status: 'cancelled', ending: 'lapsed', other: closed })),
  ])
  await screen.findByRole('heading', { name: 'Details' })
  const actions = screen.getByRole('region', { name: 'Actions' })
  expect(within(actions).queryAllByRole('listitem')).toEqual([])
})

test('a patient who cancels a paid appointment reads what is refunded, and may have it in the wallet', async () => {
  const payment = { paid: 250, refund: null, ifCancelled: 125, steps: [] }
  const over = view({ status: 'cancelled', ending: 'cancelled_by_patient' })
  const { user, server } = await show('patient', [
    answer(readAppointment, view({ payment, may: { cancel: true } })),
    answer(cancelAppointment, over),
    answer(readReceipt, { payment: receipt({ fromWallet: 100 }) }),
  ])
  await user.click(await button('Cancel Appointment'))
  const asked = await dialog()
  expect(asked.getByText(appointmentDialogs.refund.part('125 SAR', '250 SAR').en)).toBeTruthy()
  await user.click(await asked.findByRole('radio', { name: new RegExp(`^${wallet.where.wallet.en}`) }))
  await user.click(asked.getByRole('button', { name: 'Cancel Appointment' }))
  await expect.poll(() => server.sent(cancelAppointment)).toMatchObject([{ refund: 125, refundTo: 'wallet' }])
})

test('a refund of what the wallet has paid asks nothing', async () => {
  const payment = { paid: 250, refund: null, ifCancelled: 125, steps: [] }
  const { user } = await show('patient', [
    answer(readAppointment, view({ payment, may: { cancel: true } })),
    answer(readReceipt, { payment: receipt({ fromWallet: 250 }) }),
  ])
  await user.click(await button('Cancel Appointment'))
  const asked = await dialog()
  expect(await asked.findByText('It returns to your wallet right away.')).toBeTruthy()
  expect(asked.queryByRole('radio')).toBeNull()
})

const receipt = (facts: { fromWallet: number }) => ({
  id: idOf(61),
  amount: 250,
  paidAt: '2026-11-20T06:00:00.000Z',
  card: null,
  refunds: [],
  ...facts,
})
