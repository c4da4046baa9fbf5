import { expect, test, vi } from 'vitest'
import { listTimesToBook } from '#contract/availability.ts'
import { bookForPatient } from '#contract/money/reserved-appointments.ts'
import { listPatientNames } from '#contract/patients/patients.ts'
import { listMyServices, type Service } from '#contract/services.ts'
import { appointmentPageView, otherSide } from '#test/appointments/appointment-views.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { BookDialog } from './book-dialog.tsx'
import type { BookingStart } from './booking-start.ts'

const service = (facts: Partial<Service> = {}): Service => ({
  id: idOf(2),
  slug: 'initial-consultation',
  name: 'Initial consultation',
  otherName: null,
  description: '',
  otherDescription: null,
  duration: 30,
  price: 150,
  platform: 'google-meet',
  isInitial: true,
  isActive: true,
  ...facts,
})
const followUp = service({ id: idOf(3), slug: 'follow-up', name: 'Follow-up', price: 0, isInitial: false })
const offered = (...services: Service[]) => answer(listMyServices, { services, startPrice: 150 })

const { id: sara, name, otherName } = otherSide('patient')
const patients = answer(listPatientNames, {
  patients: [{ id: sara ?? '', name: name ?? '', otherName, phone: '+966501234567' }],
})
const free = '2026-11-24T07:00:00.000Z'
const times = answer(listTimesToBook, {
  zone: 'Asia/Riyadh',
  duration: 30,
  days: [{ day: '2026-11-24', slots: [free, '2026-11-24T07:30:00.000Z'] }],
})

async function show(answers: readonly Answer[], start: BookingStart = { at: free }) {
  const onClose = vi.fn()
  const page = await render(<BookDialog start={start} onClose={onClose} />, {
    path: '/dietitian/appointments?show=week',
    answers,
  })
  return { ...page, onClose, form: within(await screen.findByRole('alertdialog')) }
}

test('patients or services that cannot be loaded are said to be missing, and can be loaded again', async () => {
  const { user, server, form } = await show([fail(listMyServices), patients, times])
  expect(await form.findByText('Your patients or services could not be loaded')).toBeTruthy()
  server.answer(offered(service()))
  await user.click(form.getByRole('button', { name: 'Retry' }))
  expect(await form.findByRole('combobox', { name: 'Service' })).toBeTruthy()
})

test('without an active service the way to the services is shown, and nothing can be booked', async () => {
  const { form } = await show([offered(service({ isActive: false })), patients, times])
  const way = await form.findByRole<HTMLAnchorElement>('link', { name: 'Services' })
  expect(way.pathname).toBe('/dietitian/services')
  expect(form.getByRole<HTMLButtonElement>('button', { name: /^Book for/ }).disabled).toBe(true)
})

test('the free time that was pressed is booked for the chosen patient, who is told what is due', async () => {
  const { user, server, form, onClose } = await show([
    offered(service()),
    patients,
    times,
    answer(bookForPatient, { appointment: appointmentPageView({ id: idOf(9) }) }),
  ])
  await user.type(await form.findByRole('combobox', { name: 'Patient' }), '0501')
  await expect.poll(() => textOf(form.getByRole('status'))).toBe('No patient of yours has this name')
  await user.clear(form.getByRole('combobox', { name: 'Patient' }))
  await user.type(form.getByRole('combobox', { name: 'Patient' }), 'سارة')
  await user.click(await form.findByRole('option', { name: /Sara Al-Qahtani/ }))
  expect(form.getByText(/Otherwise 150 SAR is due/)).toBeTruthy()
  await user.click(await form.findByRole('button', { name: 'Book for Tue 24 Nov, 10:00 am' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(server.sent(bookForPatient)).toEqual([
    { patient: sara, service: idOf(2), startsAt: free, mode: 'video' },
  ])
  expect(await screen.findByText('Appointment booked and confirmed')).toBeTruthy()
})

test('after a first visit the follow-up is proposed to the same patient, and a time taken meanwhile is refused', async () => {
  const { user, form, onClose } = await show(
    [offered(service(), followUp), times, refuse(bookForPatient, 'slot_taken')],
    { patient: { id: sara ?? '', name: name ?? '', otherName }, service: idOf(2), mode: 'video', at: free },
  )
  expect((await form.findByRole<HTMLSelectElement>('combobox', { name: 'Service' })).value).toBe(idOf(3))
  expect(form.queryByRole('button', { name: 'Choose another' })).toBeNull()
  expect(form.getByText(/Nothing is due/)).toBeTruthy()
  await user.click(await form.findByRole('button', { name: 'Book for Tue 24 Nov, 10:00 am' }))
  expect(await form.findByRole('alert')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
