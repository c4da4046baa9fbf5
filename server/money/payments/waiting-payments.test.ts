import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { bookAppointment, holdTime } from '#contract/appointments/booking.ts'
import { concludePayment, giveUpPayment, listWaitingPayments } from '#contract/money/payments.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { serviceOf } from '#test/appointments/appointments.ts'
import { drLayla } from '#test/cast.ts'
import { cards, fillIn, openPayments, passForm } from '#test/payments/open-payments.ts'
import {
  appointmentsOf,
  begin,
  conclude,
  inHours,
  openedPayment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import type { Person } from '#test/people.ts'

const { app } = await openPayments({ lateMs: 2_500 })
await takePayments(app)
const layla = await paidPractice(app)
const note = 'Canary: tired after every meal.'

const waitingOf = async (who: Person) => (await who.call(listWaitingPayments, {})).body.payments
const bellOf = async (who: Person) =>
  (await who.call(listNotifications, {})).body.notifications.filter(({ kind }) => kind.startsWith('payment.'))
const idOf = async (who: Person) => (await paymentsOf(app, who)).at(-1)?.id ?? ''
const lettersTo = async (who: Person) =>
  (await app.mailTo(who.email)).filter(({ subject }) => /completed|تكتمل/.test(subject))

/** Makes the payment look as if it had been opened this many minutes ago. */
const age = (patient: string, minutes: number) =>
  Promise.all(
    [
      'update payments set opened_at = opened_at - $2 * interval $3, form_until = form_until - $2 * interval $3 where patient_id = $1',
      'update awaited_appointments set held_until = held_until - $2 * interval $3 where patient_id = $1',
      'update taken_times set held_until = held_until - $2 * interval $3 where holder_id = $1',
    ].map((each) => app.rows(each.replaceAll('interval $3', "interval '1 minute'"), [patient, minutes])),
  )

test('the note to the dietitian survives a refused card, and the way to the bank and back', async () => {
  const who = await somePatient(app)
  const startsAt = inHours(app, 48)
  const url = await openedPayment(app, who, layla, startsAt, { message: note })
  expect((await fillIn(url, cards.declined)).page).toContain('declined this card')
  // The page that the patient returns to has lost the text typed before.
  const wanted = { dietitian: layla.id, service: await serviceOf(app, layla), startsAt }
  expect((await who.call(holdTime, wanted)).body.message).toBe(note)
  const again = await begin(app, who, layla, startsAt)
  const { body } = await conclude(who, await passForm(again.body.url ?? '', cards.challenge))
  const { appointment } = (await who.call(readAppointment, { id: body.appointment ?? '' })).body
  expect(appointment.message).toBe(note)
  // The note of a booking is not offered again for the next one.
  const next = await who.call(holdTime, { ...wanted, startsAt: inHours(app, 50) })
  expect(next.body.message).toBeNull()
})

test('a note sent again replaces the earlier one, and an emptied note is deleted', async () => {
  const who = await somePatient(app)
  const startsAt = inHours(app, 52)
  await openedPayment(app, who, layla, startsAt, { message: note })
  await openedPayment(app, who, layla, startsAt, { message: 'Another note.' })
  const wanted = { dietitian: layla.id, service: await serviceOf(app, layla), startsAt }
  expect((await who.call(holdTime, wanted)).body.message).toBe('Another note.')
  const url = await openedPayment(app, who, layla, startsAt, { message: '' })
  expect((await who.call(holdTime, wanted)).body.message).toBeNull()
  const { body } = await conclude(who, await passForm(url, cards.paid))
  const { appointment } = (await who.call(readAppointment, { id: body.appointment ?? '' })).body
  expect(appointment.message).toBeNull()
})

test('a note is shown only to its author, only for its dietitian, and is in no stored answer', async () => {
  const [who, other] = [await somePatient(app), await somePatient(app)]
  const asking = await paidPractice(app)
  await openedPayment(app, who, layla, inHours(app, 54), { message: note })
  const holds = async (person: Person, dietitian: Person) => {
    const wanted = { dietitian: dietitian.id, service: await serviceOf(app, dietitian) }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const { status, body } = await person.call(holdTime, { ...wanted, startsAt: inHours(app, 56) }, key)
    return [status, body.message]
  }
  expect(await holds(who, asking)).toEqual([201, null])
  expect(await holds(who, layla)).toEqual([201, note])
  expect(await holds(other, asking)).toEqual([201, null])
  expect(await holds(other, layla)).toEqual([409, undefined])
})

test('a waiting payment is listed for its patient with dietitian, start and deadline, and for nobody else', async () => {
  const [who, other] = [await somePatient(app), await somePatient(app)]
  const startsAt = inHours(app, 60)
  await openedPayment(app, who, layla, startsAt, { message: note })
  const [waiting, ...more] = await waitingOf(who)
  expect(waiting).toMatchObject({
    payment: await idOf(who),
    dietitian: { id: layla.id, name: drLayla.name },
    serviceName: 'Consultation',
    mode: 'video',
    startsAt,
    amount: 250,
    heldUntil: expect.any(String),
  })
  expect([more, await waitingOf(other), JSON.stringify(waiting).includes('Canary')]).toEqual([[], [], false])
})

test('a patient who leaves the form is notified that a payment waits, once and without anything about health', async () => {
  const who = await somePatient(app)
  await openedPayment(app, who, layla, inHours(app, 62), { message: note })
  await age(who.id, 2)
  await app.runCron('settle_payments')
  await app.runJobs()
  expect(await bellOf(who)).toEqual([])
  await age(who.id, 2)
  for (const _ of [1, 2]) await app.runCron('settle_payments')
  await app.runJobs()
  expect(await bellOf(who)).toMatchObject([
    { kind: 'payment.waiting', side: 'patient', dietitian: { name: drLayla.name } },
  ])
  const [row] = await app.rows<{ row: string }>(
    'select row_to_json(notifications)::text as row from notifications where user_id = $1',
    [who.id],
  )
  expect(row?.row).not.toMatch(/Canary|Consultation/)
})

test('a slow bank is reported immediately, and a payment that it confirms later is booked and emailed as usual', async () => {
  const who = await somePatient(app)
  const to = await passForm(await openedPayment(app, who, layla, inHours(app, 64)), cards.late)
  expect((await conclude(who, to)).body.outcome).toBe('waiting')
  await app.runJobs()
  expect(await bellOf(who)).toMatchObject([{ kind: 'payment.waiting' }])
  const held = await who.call(giveUpPayment, { payment: await idOf(who) })
  expect([held.status, held.body.outcome]).toEqual([200, 'waiting'])
  await expect
    .poll(async () => (await conclude(who, to)).body.outcome, { timeout: 15_000, interval: 250 })
    .toBe('paid')
  await app.runJobs()
  expect([await waitingOf(who), await lettersTo(who)]).toEqual([[], []])
  expect((await app.mailTo(who.email)).length).toBeGreaterThan(0)
})

test('a failed payment is reported by one email in the reader’s language, and by a notification', async () => {
  const who = await somePatient(app)
  await openedPayment(app, who, layla, inHours(app, 66), { message: note })
  await app.rows("update users set language = 'ar' where id = $1", [who.id])
  await age(who.id, 16)
  for (const _ of [1, 2]) await app.runCron('settle_payments')
  await app.runJobs()
  const letters = await lettersTo(who)
  expect(letters.map(({ subject }) => subject)).toEqual(['لم تكتمل دفعتك، ولم يُخصم أي مبلغ'])
  expect(letters[0]?.text).toContain('لم يُحجز')
  expect(letters[0]?.text).not.toContain('Canary')
  expect((await bellOf(who)).map(({ kind }) => kind)).toEqual(['payment.expired'])
  expect(await waitingOf(who)).toEqual([])
})

test('a patient who got the time with another payment is not told that it is free again', async () => {
  const who = await somePatient(app)
  const startsAt = inHours(app, 68)
  await openedPayment(app, who, layla, startsAt)
  await age(who.id, 16)
  const second = await begin(app, who, layla, startsAt)
  await app.runCron('settle_payments')
  await app.runJobs()
  expect(await lettersTo(who)).toEqual([])
  await conclude(who, await passForm(second.body.url ?? '', cards.paid))
  expect(await appointmentsOf(app, who)).toHaveLength(1)
})

test('an abandoned time is free for others immediately, without an email, and a later payment is refunded', async () => {
  const [who, other] = [await somePatient(app), await somePatient(app)]
  const startsAt = inHours(app, 70)
  const url = await openedPayment(app, who, layla, startsAt)
  const payment = await idOf(who)
  expect((await other.call(giveUpPayment, { payment })).status).toBe(404)
  expect((await who.call(giveUpPayment, { payment })).body).toEqual({ outcome: 'ended', appointment: null })
  expect((await who.call(giveUpPayment, { payment })).body.outcome).toBe('ended')
  await app.runJobs()
  expect([await waitingOf(who), await lettersTo(who), await bellOf(who)]).toEqual([[], [], []])
  expect((await begin(app, other, layla, startsAt)).status).toBe(201)
  await passForm(url, cards.paid)
  expect((await who.call(concludePayment, { payment })).body.outcome).toBe('refunded')
  expect(await appointmentsOf(app, who)).toEqual([])
})

test('a paid booking cannot be abandoned', async () => {
  const who = await somePatient(app)
  await passForm(await openedPayment(app, who, layla, inHours(app, 72)), cards.webhookLost)
  const { body } = await who.call(giveUpPayment, { payment: await idOf(who) })
  expect(body).toEqual({ outcome: 'paid', appointment: expect.any(String) })
  expect(await appointmentsOf(app, who)).toHaveLength(1)
})

test('a free booking may have a note, as before', async () => {
  const who = await somePatient(app)
  const free = await paidPractice(app, { services: [{ name: 'First talk', duration: 30, price: 0 }] })
  const { status } = await who.call(bookAppointment, {
    dietitian: free.id,
    service: await serviceOf(app, free),
    startsAt: inHours(app, 30),
    mode: 'video',
    zone: 'Asia/Riyadh',
    bornOn: '1991-03-09',
    agrees: true,
    message: '',
  })
  expect(status).toBe(201)
})
