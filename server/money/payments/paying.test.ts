import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { bookAppointment } from '#contract/appointments/booking.ts'
import { receivePaymentWebhook } from '#contract/money/cards.ts'
import { payForPackage, refundPackage } from '#contract/money/packages.ts'
import { payForAppointment } from '#contract/money/pay-for-appointment.ts'
import { concludePayment, payWithCard, readReceipt } from '#contract/money/payments.ts'
import { firstBookingFields, serviceOf } from '#test/appointments/appointments.ts'
import {
  answerBank,
  askGateway,
  cards,
  fillIn,
  openPayments,
  passForm,
} from '#test/payments/open-payments.ts'
import {
  appointmentsOf,
  balancesOf,
  begin,
  conclude,
  defaultRefundRules,
  inHours,
  openedPayment,
  paidAppointment,
  paidPractice,
  paymentIn,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { addBillingDetails } from '#test/practices/practices.ts'
import { settlePayment } from './settle-payment.ts'

const { app, simulator } = await openPayments()
await takePayments(app)
const layla = await paidPractice(app)
const asking = await paidPractice(app, { takesAtOnce: false })

type GatewayPayment = { status: string; refunded: number; fee: number }
const atGateway = async (id: string) => (await askGateway(app, `payments/${id}`)).body as GatewayPayment
const heldFor = (who: { id: string }) => app.rows('select from taken_times where holder_id = $1', [who.id])

test('a dietitian cannot be paid until their invoices can name the seller', async () => {
  const nameless = await paidPractice(app)
  await app.rows('delete from billing_details where user_id = $1', [nameless.id])
  const who = await somePatient(app)
  const refused = await begin(app, who, nameless, inHours(app, 40))
  expect([refused.status, refused.body.error.code]).toEqual([409, 'seller_unknown'])
  expect([await paymentsOf(app, who), await heldFor(who)]).toEqual([[], []])
  await addBillingDetails(app, nameless)
  expect((await begin(app, who, nameless, inHours(app, 40))).status).toBe(201)
})

test('an appointment exists once it is paid for, with its receipt and its entries', async () => {
  const who = await somePatient(app)
  const before = await balancesOf(app)
  const url = await openedPayment(app, who, asking, inHours(app, 48), { message: 'Tired after every meal.' })
  expect(await appointmentsOf(app, who)).toEqual([])
  expect(await heldFor(who)).toHaveLength(2)
  const to = await passForm(url, cards.challenge)
  expect(await appointmentsOf(app, who)).toEqual([])
  const { body } = await conclude(who, to)
  expect(body).toEqual({ outcome: 'paid', appointment: expect.any(String) })
  const id = body.appointment ?? ''
  const { appointment } = (await who.call(readAppointment, { id })).body
  expect(appointment).toMatchObject({
    status: 'pending',
    price: 250,
    message: 'Tired after every meal.',
    payment: { paid: 250, refund: null, ifCancelled: 250 },
  })
  expect((await who.call(readReceipt, { id })).body.payment).toMatchObject({
    amount: 250,
    card: { brand: 'mastercard', lastFour: '0000' },
    refunds: [],
  })
  const [row] = await paymentsOf(app, who)
  const { fee } = await atGateway(row?.gateway_payment ?? '')
  const after = await balancesOf(app)
  expect(fee).toBe(788)
  expect(after.prepaid - before.prepaid).toBe(-25_000)
  expect(after.clearing - before.clearing).toBe(25_000 - fee)
  expect(after.gateway_fee - before.gateway_fee).toBe(fee)
  // Returning a second time gives the same result.
  expect((await conclude(who, to)).body).toEqual(body)
  expect(await balancesOf(app)).toEqual(after)
  expect(await app.rows('select from awaited_appointments where patient_id = $1', [who.id])).toEqual([])
})

test('a priced service cannot be booked without paying, or for another price', async () => {
  const who = await somePatient(app)
  const startsAt = inHours(app, 50)
  const asked = {
    dietitian: layla.id,
    service: await serviceOf(app, layla),
    startsAt,
    mode: 'video',
    zone: 'Asia/Riyadh',
    ...firstBookingFields,
  } as const
  const unpaid = await who.call(bookAppointment, asked)
  expect([unpaid.status, unpaid.body.error.code]).toEqual([409, 'payment_needed'])
  for (const price of [1, 249.99, 250.01, 9_999]) {
    const refused = await begin(app, who, layla, startsAt, { price })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'price_changed'])
    expect(refused.body.error.detail).toEqual({ price: 250 })
  }
  for (const price of [0, -250, Number.NaN])
    expect((await begin(app, who, layla, startsAt, { price })).status).toBeGreaterThanOrEqual(400)
  expect([await paymentsOf(app, who), await appointmentsOf(app, who), await heldFor(who)]).toEqual([
    [],
    [],
    [],
  ])
})

test('a free service is booked immediately', async () => {
  const who = await somePatient(app)
  const free = await paidPractice(app, { services: [{ name: 'First talk', duration: 30, price: 0 }] })
  const { status } = await who.call(bookAppointment, {
    dietitian: free.id,
    service: await serviceOf(app, free),
    startsAt: inHours(app, 30),
    mode: 'video',
    zone: 'Asia/Riyadh',
    ...firstBookingFields,
  })
  expect(status).toBe(201)
  expect(await paymentsOf(app, who)).toEqual([])
})

test('two tabs and two presses make one payment', async () => {
  const who = await somePatient(app)
  const startsAt = inHours(app, 52)
  const pressed = await Promise.all([1, 2, 3].map(() => openedPayment(app, who, layla, startsAt)))
  const later = await openedPayment(app, who, layla, startsAt)
  expect(new Set([...pressed, later]).size).toBe(1)
  const to = await passForm(later, cards.paid)
  expect((await fillIn(later, cards.paid)).status).toBe(410)
  const outcomes = await Promise.all([1, 2, 3].map(() => conclude(who, to)))
  expect(new Set(outcomes.map(({ text }) => text)).size).toBe(1)
  expect([(await paymentsOf(app, who)).length, (await appointmentsOf(app, who)).length]).toEqual([1, 1])
  const again = await begin(app, who, layla, startsAt)
  expect(again.body).toMatchObject({ url: null, appointment: outcomes[0]?.body.appointment })
})

test('the key of a payment belongs to the request that first used it, even if that was refused', async () => {
  const who = await somePatient(app)
  const nobody = randomUUID()
  const booking = {
    dietitian: layla.id,
    service: await serviceOf(app, layla),
    startsAt: inHours(app, 60),
    mode: 'video',
    zone: 'Asia/Riyadh',
    refunds: defaultRefundRules,
    ...firstBookingFields,
  } as const
  type Key = Record<string, string>
  const tries = [
    (riyals: number, key: Key) => who.call(payForAppointment, { ...booking, price: riyals }, key),
    (riyals: number, key: Key) => who.call(payForPackage, { offer: nobody, price: riyals }, key),
    (riyals: number, key: Key) => who.call(refundPackage, { id: nobody, refund: riyals }, key),
    (riyals: number, key: Key) =>
      who.call(payWithCard, { payment: nobody, card: riyals === 100 ? nobody : randomUUID() }, key),
  ]
  for (const attempt of tries) {
    const key = { 'idempotency-key': randomUUID() }
    const refused = await attempt(100, key)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    const reused = await attempt(250, key)
    expect([reused.status, reused.body.error.code]).toEqual([422, 'key_used_for_another_request'])
    const again = await attempt(100, key)
    expect([again.status, again.body.error.code]).toEqual([refused.status, refused.body.error.code])
  }
  expect(await paymentsOf(app, who)).toEqual([])
})

test('a refused card books nothing, and the same form accepts another', async () => {
  const who = await somePatient(app)
  const url = await openedPayment(app, who, layla, inHours(app, 54))
  expect((await fillIn(url, cards.declined)).page).toContain('declined this card')
  const [open] = await paymentsOf(app, who)
  const tried = () => who.call(concludePayment, { payment: open?.id ?? '' })
  expect((await tried()).body).toEqual({ outcome: 'not_paid', appointment: null })
  const challenged = await fillIn(url, cards.challengeFails)
  await answerBank(challenged.to ?? '')
  expect((await tried()).body.outcome).toBe('not_paid')
  expect(await appointmentsOf(app, who)).toEqual([])
  expect((await conclude(who, await passForm(url, cards.paid))).body.outcome).toBe('paid')
})

test('a patient who closes the tab finds the appointment, even if the webhook is lost', async () => {
  const who = await somePatient(app)
  await passForm(await openedPayment(app, who, layla, inHours(app, 56)), cards.webhookLost)
  await app.rows(`update payments set opened_at = opened_at - interval '2 minutes' where patient_id = $1`, [
    who.id,
  ])
  await app.runCron('settle_payments')
  expect(await appointmentsOf(app, who)).toMatchObject([{ status: 'confirmed', paid_halalas: 25_000 }])
})

test('a patient who returns from a slow bank waits, and gets what was paid for', async () => {
  const who = await somePatient(app)
  const to = await passForm(await openedPayment(app, who, layla, inHours(app, 58)), cards.late)
  expect((await conclude(who, to)).body).toEqual({ outcome: 'waiting', appointment: null })
  await expect.poll(async () => (await conclude(who, to)).body.outcome).toBe('paid')
  expect(await appointmentsOf(app, who)).toHaveLength(1)
})

/** Makes the payment look as if it had been opened this many minutes ago. */
const age = (patient: string, minutes: number) =>
  Promise.all([
    app.rows(
      `update payments set opened_at = opened_at - $2 * interval '1 minute', form_until = form_until - $2 * interval '1 minute'
        where patient_id = $1`,
      [patient, minutes],
    ),
    app.rows(
      `update awaited_appointments set held_until = held_until - $2 * interval '1 minute' where patient_id = $1`,
      [patient, minutes],
    ),
    app.rows(
      `update taken_times set held_until = held_until - $2 * interval '1 minute' where holder_id = $1`,
      [patient, minutes],
    ),
  ])

test('an unpaid time is free again, and a later payment gets it if it is still free', async () => {
  const who = await somePatient(app)
  const url = await openedPayment(app, who, layla, inHours(app, 60))
  await age(who.id, 16)
  await app.runCron('settle_payments')
  expect(await paymentsOf(app, who)).toMatchObject([{ state: 'expired' }])
  const to = await passForm(url, cards.paid)
  expect((await conclude(who, to)).body.outcome).toBe('paid')
  expect(await appointmentsOf(app, who)).toMatchObject([{ status: 'confirmed' }])
})

test('a patient who pays after another patient has booked the time is refunded in full, and told', async () => {
  const [late, faster] = [await somePatient(app), await somePatient(app)]
  const startsAt = inHours(app, 62)
  const before = await balancesOf(app)
  const url = await openedPayment(app, late, layla, startsAt)
  expect((await begin(app, faster, layla, startsAt)).body.error.code).toBe('slot_taken')
  await age(late.id, 16)
  await paidAppointment(app, faster, layla, startsAt, cards.paid)
  const to = await passForm(url, cards.paid)
  expect((await conclude(late, to)).body).toEqual({ outcome: 'refunded', appointment: null })
  await app.runJobs()
  const [row] = await paymentsOf(app, late)
  expect(await atGateway(row?.gateway_payment ?? '')).toMatchObject({ status: 'refunded', refunded: 25_000 })
  const after = await balancesOf(app)
  expect([after.prepaid - before.prepaid, after.refunds_due - before.refunds_due]).toEqual([-25_000, 0])
  const [letter] = await app.mailTo(late.email)
  expect(letter?.subject).toBe('We have refunded 250 SAR')
  expect(letter?.text).toContain('No appointment was made')
  expect(await appointmentsOf(app, late)).toEqual([])
  // A second time changes nothing.
  expect((await conclude(late, to)).body.outcome).toBe('refunded')
  await app.runCron('finish_payments')
  expect((await atGateway(row?.gateway_payment ?? '')).refunded).toBe(25_000)
})

test('a patient who pays late and has another appointment by then is refunded in full', async () => {
  const who = await somePatient(app)
  const startsAt = inHours(app, 66)
  const url = await openedPayment(app, who, layla, startsAt)
  await age(who.id, 16)
  await paidAppointment(app, who, await paidPractice(app), startsAt, cards.paid)
  const to = await passForm(url, cards.paid)
  expect((await conclude(who, to)).body).toEqual({ outcome: 'refunded', appointment: null })
  expect(await appointmentsOf(app, who)).toHaveLength(1)
})

test('a dietitian who is no longer listed is not booked, and the payment is refunded', async () => {
  const who = await somePatient(app)
  const leaving = await paidPractice(app)
  const to = await passForm(await openedPayment(app, who, leaving, inHours(app, 40)), cards.paid)
  await app.rows('delete from listings where user_id = $1', [leaving.id])
  expect((await conclude(who, to)).body.outcome).toBe('refunded')
  await app.runJobs()
  const [row] = await paymentsOf(app, who)
  expect((await atGateway(row?.gateway_payment ?? '')).refunded).toBe(25_000)
})

test('another person’s payment cannot be found, and neither can its receipt', async () => {
  const [who, other] = [await somePatient(app), await somePatient(app)]
  const to = await passForm(await openedPayment(app, who, layla, inHours(app, 64)), cards.paid)
  const refused = await conclude(other, to)
  expect([refused.status, refused.body.error.code]).toEqual([404, 'not_found'])
  expect(await appointmentsOf(app, who)).toEqual([])
  const { body } = await conclude(who, to)
  const id = body.appointment ?? ''
  expect((await other.call(readReceipt, { id })).body.payment).toBeNull()
  expect((await who.call(readReceipt, { id })).body.payment?.id).toBe(paymentIn(to))
})

test('the redirect alone proves nothing: returning without money books nothing', async () => {
  const who = await somePatient(app)
  await openedPayment(app, who, layla, inHours(app, 66))
  const [open] = await paymentsOf(app, who)
  const page = await who.fetch(
    `/patient/dietitians/${layla.id}/book?payment=${open?.id}&id=x&status=paid&message=APPROVED`,
  )
  expect(page.status).toBe(200)
  expect((await who.call(concludePayment, { payment: open?.id ?? '' })).body.outcome).toBe('not_paid')
  expect(await appointmentsOf(app, who)).toEqual([])
})

test('an amount other than the requested one books nothing and is refunded at the gateway', async () => {
  const who = await somePatient(app)
  const to = await passForm(await openedPayment(app, who, layla, inHours(app, 68)), cards.paid)
  await app.rows('update payments set amount_halalas = 50000 where patient_id = $1', [who.id])
  expect((await conclude(who, to)).body).toEqual({ outcome: 'not_paid', appointment: null })
  expect(await appointmentsOf(app, who)).toEqual([])
  const [{ form = '' } = {}] = await app.rows<{ form: string }>(
    'select form from payments where patient_id = $1',
    [who.id],
  )
  const { body } = await askGateway(app, `invoices/${form}`)
  expect((body as { payments: GatewayPayment[] }).payments.map(({ status }) => status)).toEqual(['voided'])
})

test('a forged, repeated or altered webhook changes nothing', async () => {
  const who = await somePatient(app)
  const to = await passForm(await openedPayment(app, who, layla, inHours(app, 70)), cards.webhookLost)
  const before = await balancesOf(app)
  const [{ form = '' } = {}] = await app.rows<{ form: string }>(
    'select form from payments where patient_id = $1',
    [who.id],
  )
  const { body } = await askGateway(app, `invoices/${form}`)
  const [real] = (body as { payments: { id: string }[] }).payments
  const say = (id: string, secret: string, data: object) =>
    app.call(receivePaymentWebhook, {
      id,
      type: 'payment_paid',
      secret_token: secret,
      data: data as { id: string },
    })
  const secret = simulator.settings.webhookSecret
  expect((await say('forged', 'not the secret', { id: real?.id })).status).toBe(401)
  await say('of nobody', secret, { id: 'pay_of_nobody', status: 'paid', amount: 25_000 })
  await app.runJobs()
  expect([await appointmentsOf(app, who), await balancesOf(app)]).toEqual([[], before])
  // Sent twice, and with false amounts: the server asks the gateway instead.
  for (const each of ['told', 'told again', 'told'])
    await say(each, secret, { id: real?.id, status: 'paid', amount: 1, currency: 'USD', metadata: {} })
  await app.runJobs()
  expect(await appointmentsOf(app, who)).toMatchObject([{ paid_halalas: 25_000 }])
  const after = await balancesOf(app)
  expect(after.prepaid - before.prepaid).toBe(-25_000)
  expect((await conclude(who, to)).body.outcome).toBe('paid')
  expect(await balancesOf(app)).toEqual(after)
})

test('simultaneous webhooks, scheduled jobs and returns capture once', async () => {
  const who = await somePatient(app)
  const before = await balancesOf(app)
  const to = await passForm(await openedPayment(app, who, layla, inHours(app, 72)), cards.paid)
  const id = paymentIn(to)
  const settled = await Promise.all(Array.from({ length: 6 }, () => settlePayment(app.house, id)))
  expect(new Set(settled.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(await appointmentsOf(app, who)).toHaveLength(1)
  expect((await balancesOf(app)).prepaid - before.prepaid).toBe(-25_000)
  const events = await app.rows(`select from events where subject_id = $1 and kind = 'payment.captured'`, [
    id,
  ])
  expect(events).toHaveLength(1)
})

test('a gateway that is killed at every step loses nothing', async () => {
  const who = await somePatient(app)
  const url = await openedPayment(app, who, layla, inHours(app, 74))
  await simulator.kill()
  const to = await passForm(url, cards.challenge)
  await simulator.kill()
  expect((await conclude(who, to)).body.outcome).toBe('paid')
})

test('while payments are off, prices are only shown and no payment is possible', async () => {
  const who = await somePatient(app)
  await app.rows('update platform_settings set takes_payments = false')
  const refused = await begin(app, who, layla, inHours(app, 76))
  expect(refused.body.error.code).toBe('payments_unavailable')
  const asked = {
    dietitian: layla.id,
    service: await serviceOf(app, layla),
    startsAt: inHours(app, 76),
    mode: 'video',
    zone: 'Asia/Riyadh',
    ...firstBookingFields,
  } as const
  expect((await who.call(bookAppointment, asked)).body.appointment.payment).toBeNull()
  await takePayments(app)
})
