import { expect, test } from 'vitest'
import { holdTime } from '#contract/appointments/booking.ts'
import { concludePayment, payWithCard, readReceipt } from '#contract/money/payments.ts'
import { simulator as simulatorWords } from '#copy/demo/simulator.ts'
import { serviceOf } from '#test/appointments/appointments.ts'
import { inArabic } from '#test/cast.ts'
import { answerBank, askGateway, cards, openPayments, passForm } from '#test/payments/open-payments.ts'
import {
  appointmentsOf,
  balancesOf,
  begin,
  conclude,
  inHours,
  openedPayment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { saveCard } from '#test/payments/saved-cards.ts'
import type { Person } from '#test/people.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'

const { app, simulator } = await openPayments()
await takePayments(app)
const layla = await paidPractice(app)

async function aboutToPay(hours: number, number: string) {
  const who = await somePatient(app)
  const card = await saveCard(who, number)
  const startsAt = inHours(app, hours)
  const { body } = await begin(app, who, layla, startsAt)
  return { who, card, startsAt, payment: body.payment ?? '', url: body.url ?? '' }
}
const chargesOf = (payment: string) =>
  app.rows<{ id: string; failed_at: Date | null }>(
    'select id, failed_at from card_charges where payment_id = $1 order by asked_at',
    [payment],
  )
type AtGateway = { status: string; amount: number; refunded: number }
const atGateway = async (id: string) => (await askGateway(app, `payments/${id}`)).body as AtGateway
const formPayments = async (who: Person) => {
  const [row] = await app.rows<{ form: string }>('select form from payments where patient_id = $1', [who.id])
  return ((await askGateway(app, `invoices/${row?.form}`)).body as { payments: AtGateway[] }).payments
}

test('a saved card pays immediately, and its last digits are on the receipt', async () => {
  const { who, card, payment } = await aboutToPay(30, cards.paid)
  const before = await balancesOf(app)
  const { body } = await who.call(payWithCard, { payment, card })
  expect(body).toEqual({ outcome: 'paid', appointment: expect.any(String), url: null })
  expect(await appointmentsOf(app, who)).toMatchObject([{ status: 'confirmed', paid_halalas: 25_000 }])
  const receipt = (await who.call(readReceipt, { id: body.appointment ?? '' })).body.payment
  expect(receipt).toMatchObject({ amount: 250, card: { brand: 'visa', lastFour: '1111' } })
  expect((await balancesOf(app)).prepaid - before.prepaid).toBe(-25_000)
})

test('if the bank requires a challenge, the browser goes there and returns to the booked appointment', async () => {
  const { who, card, payment } = await aboutToPay(32, cards.challenge)
  const asked = (await who.call(payWithCard, { payment, card })).body
  expect(asked).toEqual({
    outcome: 'waiting',
    appointment: null,
    url: expect.stringContaining('/challenges/'),
  })
  // The bank's page is in the language of the patient who pays.
  const { url } = (await who.call(payWithCard, { payment, card }, inArabic)).body
  expect(await (await fetch(url ?? '')).text()).toContain(simulatorWords.challenge.code.ar)
  const { to } = await answerBank(asked.url ?? '')
  expect(new URL(to ?? '').pathname).toBe(`/patient/dietitians/${layla.id}/book`)
  expect((await conclude(who, to ?? '')).body.outcome).toBe('paid')
  expect(await appointmentsOf(app, who)).toHaveLength(1)
})

test('a card that the bank declines books nothing, and another one pays', async () => {
  const { who, card, payment } = await aboutToPay(34, cards.savedDeclined)
  const refused = (await who.call(payWithCard, { payment, card })).body
  expect(refused).toEqual({ outcome: 'not_paid', appointment: null, url: null })
  expect(await chargesOf(payment)).toMatchObject([{ failed_at: expect.any(Date) }])
  const other = await saveCard(who, cards.paid)
  expect((await who.call(payWithCard, { payment, card: other })).body.outcome).toBe('paid')
  expect(await chargesOf(payment)).toHaveLength(2)
})

test('a card that is being removed cannot be used to pay', async () => {
  const { who, card, payment } = await aboutToPay(35, cards.paid)
  const answer = await runWhileUncommitted(
    app,
    (tx) => tx.deleteFrom('payment_methods').where('id', '=', card).execute(),
    () => who.call(payWithCard, { payment, card }),
  )
  expect([answer.status, await chargesOf(payment)]).toEqual([404, []])
})

test('a patient who gives up at the bank has paid nothing, and can pay again', async () => {
  const { who, card, payment } = await aboutToPay(36, cards.challenge)
  const asked = (await who.call(payWithCard, { payment, card })).body
  await answerBank(asked.url ?? '', '123456', 'cancel')
  expect((await who.call(concludePayment, { payment })).body.outcome).toBe('not_paid')
  const again = (await who.call(payWithCard, { payment, card })).body
  expect(again.url).not.toBe(asked.url)
  await answerBank(again.url ?? '')
  expect((await who.call(concludePayment, { payment })).body.outcome).toBe('paid')
})

test('three presses of the same card, at the same time or one after the other, are one attempt', async () => {
  const { who, card, payment } = await aboutToPay(38, cards.challenge)
  const press = () => who.call(payWithCard, { payment, card })
  const pressed = [...(await Promise.all([press(), press()])), await press()]
  expect(new Set(pressed.map(({ text }) => text)).size).toBe(1)
  expect(await chargesOf(payment)).toHaveLength(1)
  await answerBank(pressed[0]?.body.url ?? '')
  expect((await who.call(concludePayment, { payment })).body.outcome).toBe('paid')
  expect(await appointmentsOf(app, who)).toHaveLength(1)
})

test('a second payment, on the form after the card, is refunded, and the booking stays', async () => {
  const { who, card, payment, url } = await aboutToPay(40, cards.paid)
  const before = await balancesOf(app)
  await who.call(payWithCard, { payment, card })
  const to = await passForm(url, cards.paid)
  expect((await conclude(who, to)).body.outcome).toBe('paid')
  expect((await formPayments(who)).map(({ status }) => status)).toEqual(['voided'])
  const [row] = await paymentsOf(app, who)
  expect(await atGateway(row?.gateway_payment ?? '')).toMatchObject({ status: 'paid', refunded: 0 })
  expect((await balancesOf(app)).prepaid - before.prepaid).toBe(-25_000)
})

test('a second payment from which the patient never returned is found at night and refunded', async () => {
  const { who, card, payment, url } = await aboutToPay(42, cards.paid)
  await who.call(payWithCard, { payment, card })
  await passForm(url, cards.webhookLost)
  await app.runCron('ask_expired_payments')
  expect((await formPayments(who)).map(({ status }) => status)).toEqual(['voided'])
})

test('a gateway whose answers are lost charges a card once', async () => {
  const { who, card, payment } = await aboutToPay(44, cards.paid)
  simulator.tell({ losesAnswers: 2 })
  try {
    await expect.poll(async () => (await who.call(payWithCard, { payment, card })).body.outcome).toBe('paid')
  } finally {
    simulator.tell({ losesAnswers: 0 })
  }
  const charges = await chargesOf(payment)
  expect(charges).toHaveLength(1)
  expect(await atGateway(charges[0]?.id ?? '')).toMatchObject({ status: 'paid', amount: 25_000 })
})

test('another person’s card or payment cannot be found, and an expired card is reported', async () => {
  const mine = await aboutToPay(46, cards.paid)
  const theirs = await aboutToPay(48, cards.paid)
  const codes = []
  for (const input of [
    { payment: mine.payment, card: theirs.card },
    { payment: theirs.payment, card: mine.card },
  ])
    codes.push((await mine.who.call(payWithCard, input)).body.error.code)
  expect(codes).toEqual(['not_found', 'not_found'])
  await app.rows(`update payment_methods set expires_on = '2020-01-31' where id = $1`, [mine.card])
  const expired = await mine.who.call(payWithCard, { payment: mine.payment, card: mine.card })
  expect(expired.body.error.code).toBe('card_has_expired')
  expect([await chargesOf(mine.payment), await chargesOf(theirs.payment)]).toEqual([[], []])
})

test('no card is charged for a time that is no longer held', async () => {
  const { who, card, payment } = await aboutToPay(50, cards.paid)
  await app.rows(`update payments set form_until = now() - interval '1 second' where id = $1`, [payment])
  const refused = await who.call(payWithCard, { payment, card })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'hold_ended'])
  expect(await chargesOf(payment)).toEqual([])
})

test('a patient who returns from the payment service is told how long the time is really held', async () => {
  const who = await somePatient(app)
  const startsAt = inHours(app, 52)
  const wanted = { dietitian: layla.id, service: await serviceOf(app, layla), startsAt }
  const first = (await who.call(holdTime, wanted)).body
  expect(first.seconds).toBeGreaterThan(290)
  expect(first.seconds).toBeLessThanOrEqual(300)
  await openedPayment(app, who, layla, startsAt)
  const back = (await who.call(holdTime, wanted)).body
  expect(back.seconds).toBeGreaterThan(880)
  expect(back.seconds).toBeLessThanOrEqual(900)
  const left = Date.parse(back.until) - app.house.clock.now().getTime()
  expect(left).toBeGreaterThan(880_000)
})
