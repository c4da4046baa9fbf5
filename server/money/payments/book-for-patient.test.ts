import { expect, test } from 'vitest'
import { listAppointments, readAppointment } from '#contract/appointments/appointment.ts'
import {
  cancelAppointment,
  confirmAppointment,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import { readReceipt } from '#contract/money/payments.ts'
import { bookForPatient, payForReserved } from '#contract/money/reserved-appointments.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { serviceOf } from '#test/appointments/appointments.ts'
import { moveClock } from '#test/move-clock.ts'
import { cards, openPayments, passForm } from '#test/payments/open-payments.ts'
import { buyPackage, packagesOf } from '#test/payments/packages.ts'
import {
  appointmentsOf,
  balancesOf,
  begin,
  conclude,
  inHours,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import type { Person } from '#test/people.ts'

const { app } = await openPayments()
await takePayments(app)
const layla = await paidPractice(app, { takesAtOnce: false, notice: 120 })
let hour = 30

/** Somebody whom this dietitian has seen. */
async function aPatientOf(dietitian: Person, hoursAgo = hour++) {
  const who = await somePatient(app)
  await putAppointment(app, { patient: who, dietitian }, { startsAt: inHours(app, -hoursAgo) })
  return who
}
const bookFor = async (
  dietitian: Person,
  { id: patient }: Person,
  startsAt = inHours(app, hour++),
  more: { mode?: 'video' | 'in-person'; service?: string } = {},
) =>
  dietitian.call(bookForPatient, {
    patient,
    service: await serviceOf(app, dietitian),
    startsAt,
    mode: 'video',
    ...more,
  })
async function reserved(dietitian: Person, who: Person, startsAt?: string) {
  const { status, body } = await bookFor(dietitian, who, startsAt)
  expect([status, body.error?.code]).toEqual([201, undefined])
  return body.appointment
}
const pageOf = async (who: Person, id: string) => (await who.call(readAppointment, { id })).body.appointment
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  `${status} ${body.error?.code}`
const noticesOf = async (who: Person) =>
  (await who.call(listNotifications, {})).body.notifications.map(({ kind }) => kind)
const mailsOf = async (who: Person) => (await app.mailTo(who.email)).map(({ subject }) => subject)

test('what a dietitian books for a patient is reserved for a day until it is paid, and told with the moment', async () => {
  const who = await aPatientOf(layla)
  const hers = await reserved(layla, who, inHours(app, 60))
  expect(hers).toMatchObject({
    status: 'pending',
    bookedBy: 'dietitian',
    payment: null,
    due: { amount: 250, refunds: { wholeUntil: 24, partUntil: 3, partPercent: 50 } },
    may: { confirm: false, decline: false, cancel: true, reschedule: true, pay: false },
  })
  expect(Date.parse(hers.due?.until ?? '') - Date.parse(hers.requestedAt)).toBe(86_400_000)
  const theirs = await pageOf(who, hers.id)
  expect(theirs.may).toMatchObject({ pay: true, cancel: true, reschedule: false, confirm: false })
  expect(theirs.history.map(({ kind, by }) => [kind, by])).toEqual([['reserved', 'dietitian']])
  const { body } = await who.call(listAppointments, { view: 'pending' })
  expect([body.pending, body.appointments.map(({ id }) => id)]).toEqual([1, [hers.id]])
  expect((await layla.call(listAppointments, { view: 'pending' })).body.pending).toBe(0)
  await app.runJobs()
  expect(await noticesOf(who)).toEqual(['appointment.reserved'])
  expect(await mailsOf(who)).toEqual(['An appointment is reserved for you'])
  expect(codeOf(await layla.call(confirmAppointment, { id: hers.id }))).toBe('409 status_has_changed')
})

test('once it is paid it is confirmed, with its receipt, a calendar entry and the money of a booking', async () => {
  const who = await aPatientOf(layla)
  const { id } = await reserved(layla, who)
  const before = await balancesOf(app)
  const first = await who.call(payForReserved, { id })
  const again = await who.call(payForReserved, { id })
  expect([first.status, again.body]).toEqual([201, first.body])
  const to = await passForm(first.body.url ?? '', cards.paid)
  expect(new URL(to).pathname).toBe(`/patient/appointments/${id}`)
  expect((await conclude(who, to)).body).toEqual({ outcome: 'paid', appointment: id })
  expect((await conclude(who, to)).body).toEqual({ outcome: 'paid', appointment: id })
  const page = await pageOf(who, id)
  expect(page).toMatchObject({ status: 'confirmed', due: null, payment: { paid: 250, ifCancelled: 250 } })
  expect(page.history.map(({ kind }) => kind)).toEqual(['reserved', 'paid'])
  expect((await balancesOf(app)).prepaid - before.prepaid).toBe(-25_000)
  expect((await who.call(readReceipt, { id })).body.payment).toMatchObject({ amount: 250 })
  expect(codeOf(await who.call(payForReserved, { id }))).toBe('409 status_has_changed')
  await app.runJobs()
  expect(await noticesOf(layla)).toContain('appointment.paid')
  const mail = (await app.mailTo(who.email)).find(
    ({ subject }) => subject === 'Your appointment is confirmed',
  )
  expect(mail?.calendar).toContain('METHOD:REQUEST')
})

test('an attempt that failed can be repeated, and only one of two payments counts', async () => {
  const who = await aPatientOf(layla)
  const { id } = await reserved(layla, who)
  const one = (await who.call(payForReserved, { id })).body
  await app.rows("update payments set form_until = now() - interval '1 hour' where id = $1", [one.payment])
  const two = (await who.call(payForReserved, { id })).body
  expect(two.payment).not.toBe(one.payment)
  const [paid, late] = [await passForm(two.url ?? '', cards.paid), await passForm(one.url ?? '', cards.paid)]
  expect((await conclude(who, paid)).body).toEqual({ outcome: 'paid', appointment: id })
  expect((await conclude(who, late)).body).toEqual({ outcome: 'refunded', appointment: null })
  expect((await pageOf(who, id)).payment?.paid).toBe(250)
  expect((await paymentsOf(app, who)).map(({ state }) => state)).toEqual(['captured', 'captured'])
})

test('what is not paid in time is gone, and both are told', async () => {
  const who = await aPatientOf(layla)
  const startsAt = inHours(app, 70)
  const { id } = await reserved(layla, who, startsAt)
  const back = app.house.clock.now().toISOString()
  await moveClock(app, new Date(Date.parse(back) + 86_400_000).toISOString())
  await app.runCron('lapse_requests')
  await app.runJobs()
  const page = await pageOf(who, id)
  expect([page.status, page.ending, page.due, page.may.pay]).toEqual(['cancelled', 'lapsed', null, false])
  expect(page.history.map(({ kind }) => kind)).toEqual(['reserved', 'unpaid'])
  expect(codeOf(await who.call(payForReserved, { id }))).toBe('409 status_has_changed')
  expect(await noticesOf(who)).toContain('appointment.unpaid')
  expect(await noticesOf(layla)).toContain('appointment.unpaid')
  expect(await mailsOf(layla)).toContain('A reserved appointment was not paid for')
  expect((await reserved(layla, await aPatientOf(layla), startsAt)).status).toBe('pending')
  app.at(back)
})

test('the patient can decline it without paying, and the dietitian can withdraw it', async () => {
  for (const by of ['patient', 'dietitian'] as const) {
    const who = await aPatientOf(layla)
    const { id } = await reserved(layla, who)
    const { body } = await (by === 'patient' ? who : layla).call(cancelAppointment, { id })
    expect([body.appointment.ending, body.appointment.payment]).toEqual([`cancelled_by_${by}`, null])
  }
})

test('she may move it, which her patient may not, and it stays payable', async () => {
  const who = await aPatientOf(layla)
  const { id, due } = await reserved(layla, who, inHours(app, 80))
  const startsAt = inHours(app, 82)
  expect(codeOf(await who.call(rescheduleAppointment, { id, startsAt }))).toBe('409 status_has_changed')
  const { body } = await layla.call(rescheduleAppointment, { id, startsAt })
  expect(body.appointment).toMatchObject({ status: 'pending', startsAt, due })
})

test('without a price, or while nothing is paid here, the booking is confirmed at once', async () => {
  const free = await paidPractice(app, { services: [{ name: 'Talk', duration: 30, price: 0 }] })
  const who = await aPatientOf(free)
  const { body } = await bookFor(free, who)
  expect(body.appointment).toMatchObject({ status: 'confirmed', due: null, bookedBy: 'dietitian' })
  expect(body.appointment.meetingLink).toContain(`/call/${body.appointment.id}`)
  await app.runJobs()
  expect(await noticesOf(who)).toEqual(['appointment.booked'])
  const [mail] = await app.mailTo(who.email)
  expect(mail?.subject).toBe('Your dietitian has booked an appointment for you')
  expect(mail?.calendar).toContain('METHOD:REQUEST')
  expect(await noticesOf(free)).toEqual([])
})

test('a package of the patient pays first', async () => {
  const who = await aPatientOf(layla)
  await buyPackage(app, who, layla)
  const { body } = await bookFor(layla, who)
  expect(body.appointment).toMatchObject({ status: 'confirmed', due: null })
  expect(body.appointment.package).not.toBeNull()
  expect((await packagesOf(who))[0]?.each.map(({ state }) => state)).toEqual([
    'booked',
    'ready',
    'ready',
    'ready',
    'ready',
  ])
})

test('only patients of hers, and only free times, but also within her own notice', async () => {
  const who = await aPatientOf(layla)
  const [stranger, other] = [await somePatient(app), await paidPractice(app)]
  expect(codeOf(await bookFor(layla, stranger))).toBe('404 not_found')
  expect(codeOf(await bookFor(layla, layla))).toBe('409 cannot_book_yourself')
  expect(codeOf(await bookFor(other, who))).toBe('404 not_found')
  const service = await serviceOf(app, other)
  expect(codeOf(await bookFor(layla, who, inHours(app, 90), { service }))).toBe('404 not_found')
  for (const startsAt of [inHours(app, -2), inHours(app, 24 * 365)])
    expect(codeOf(await bookFor(layla, who, startsAt))).toBe('409 slot_taken')
  await begin(app, who, other, inHours(app, 91))
  expect(codeOf(await bookFor(layla, who, inHours(app, 91)))).toBe('409 slot_taken')
  const soon = await reserved(layla, who, inHours(app, 1))
  expect(soon.due?.until).toBe(soon.startsAt)
  const again = await reserved(layla, who, soon.startsAt)
  expect(again.id).toBe(soon.id)
  expect(await appointmentsOf(app, who)).toHaveLength(2)
})

test('a patient’s own hold elsewhere outlives a booking by the dietitian', async () => {
  const [who, other] = [await aPatientOf(layla), await paidPractice(app)]
  await begin(app, who, other, inHours(app, 95))
  await reserved(layla, who, inHours(app, 97))
  expect(await app.rows('select from taken_times where holder_id = $1', [who.id])).toHaveLength(2)
})

test('five may await payment at a time, and nobody pays a dietitian whose invoices name no seller', async () => {
  const who = await aPatientOf(layla)
  for (let at = 0; at < 5; at++) await reserved(layla, who, inHours(app, 100 + at))
  expect(codeOf(await bookFor(layla, who, inHours(app, 106)))).toBe('409 too_many_reserved')
  const nameless = await paidPractice(app)
  await app.rows('delete from billing_details where user_id = $1', [nameless.id])
  expect(codeOf(await bookFor(nameless, await aPatientOf(nameless)))).toBe('409 billing_missing')
})
