import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cancelAppointment, completeAppointment } from '#contract/appointments/changes.ts'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { payForPackage, refundPackage } from '#contract/money/packages.ts'
import { concludePayment } from '#contract/money/payments.ts'
import { payOutNow } from '#contract/money/payouts.ts'
import {
  type Difference,
  type DifferenceKind,
  lookInto,
  readReconciliation,
  reconcile,
} from '#contract/money/reconciliation.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { noor } from '#test/cast.ts'
import { cards, fillIn, openPayments, passForm } from '#test/payments/open-payments.ts'
import { buyPackage, offerPackage, packagesOf } from '#test/payments/packages.ts'
import {
  begin,
  conclude,
  inHours,
  openedPayment,
  paidAppointment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { earner, ibanEnding, payoutsOf } from '#test/payments/payouts.ts'
import { deleteForGood, join } from '#test/people.ts'
import { gatewayOf } from '../gateway/gateway.ts'

const { app } = await openPayments()
await takePayments(app)
const admin = await join(app, noor, { role: 'admin' })
const layla = await paidPractice(app)

let hours = 4
async function paidFor(card = cards.paid) {
  hours += 1
  const who = await somePatient(app)
  const id = await paidAppointment(app, who, layla, inHours(app, hours), card)
  const [row] = await paymentsOf(app, who)
  return { who, id, payment: row?.id ?? '', gateway: row?.gateway_payment ?? '' }
}

/** Compares an hour from now, when both sides have had time to record everything. */
async function compareNow(): Promise<readonly Difference[]> {
  const now = Date.now() + 3_600_000
  const today = todayInRiyadh(new Date(now))
  const asked = await admin.call(reconcile, { from: addDays(today, -6), to: today })
  expect(asked.status, asked.text).toBe(201)
  app.at(new Date(now).toISOString())
  await app.runJobs()
  app.at(new Date().toISOString())
  return (await admin.call(readReconciliation, {})).body.open
}

const about = async (kind: DifferenceKind, subject: string) =>
  (await compareNow()).find((each) => each.kind === kind && each.subject === subject)

/** Once the test has undone its change, the difference must be gone. */
async function isGone(kind: DifferenceKind, subject: string) {
  expect(await about(kind, subject)).toBeUndefined()
  const { over } = (await admin.call(readReconciliation, {})).body
  expect(over.find((each) => each.kind === kind && each.subject === subject)?.goneAt).not.toBeNull()
}

const settings = () => {
  const { payments } = app.house.settings
  if (!payments) throw new Error('no gateway')
  return payments
}

const atGateway = async (path: string, body: object) => {
  const { url, key } = settings()
  const response = await fetch(`${url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${key}:`)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok).toBe(true)
  return (await response.json()) as { id: string; url: string }
}

test('if everything went well, there are no differences', async () => {
  await paidFor()
  const cancelled = await paidFor()
  await cancelled.who.call(cancelAppointment, { id: cancelled.id })
  const held = await paidFor()
  await app.rows(
    `update appointments set starts_at = now() - interval '40 minutes', ends_at = now() - interval '10 minutes' where id = $1`,
    [held.id],
  )
  await layla.call(completeAppointment, { id: held.id, outcome: 'attended' })
  const declined = await openedPayment(app, await somePatient(app), layla, inHours(app, 90))
  expect(declined).not.toBe('')
  await app.runJobs()
  expect(await compareNow()).toEqual([])
  const { last } = (await admin.call(readReconciliation, {})).body
  expect(last).toMatchObject({ compared: 3, endedAt: expect.any(String) })
})

test('a payment at the gateway that is unknown here is found, and disappears once it is refunded', async () => {
  const form = await atGateway('invoices', {
    amount: 7_700,
    currency: 'SAR',
    success_url: 'https://pay.example/',
    description: 'By another till',
  })
  await passForm(form.url, cards.paid)
  const [difference] = (await compareNow()).filter(({ kind }) => kind === 'unknown_here')
  expect(difference).toMatchObject({ there: 77, here: null, payment: null })
  await gatewayOf(app.house)?.release(difference?.subject ?? '')
  await isGone('unknown_here', difference?.subject ?? '')
})

test('a payment captured here and missing at the gateway is found', async () => {
  const { payment, gateway } = await paidFor()
  await app.rows('update payments set gateway_payment = $2 where id = $1', [payment, randomUUID()])
  expect(await about('missing_there', payment)).toMatchObject({ here: 250, there: null, payment })
  await app.rows('update payments set gateway_payment = $2 where id = $1', [payment, gateway])
  await isGone('missing_there', payment)
})

test('a refund at the gateway that was not recorded here is found, and vice versa', async () => {
  const { payment, gateway } = await paidFor()
  await atGateway(`payments/${gateway}/refund`, { amount: 4_000 })
  expect(await about('refund_unwritten', payment)).toMatchObject({ there: 40, here: 0 })
  await app.rows(
    `insert into refunds (payment_id, halalas, cause, owed_at, done_at) values ($1, 9000, 'ended', now(), now())`,
    [payment],
  )
  expect(await about('refund_missing', payment)).toMatchObject({ there: 40, here: 90 })
  await isGone('refund_unwritten', payment)
  await app.rows('delete from refunds where payment_id = $1', [payment])
})

test('an amount or a fee that differs from the gateway’s is found', async () => {
  const { payment } = await paidFor()
  await app.rows('update payments set amount_halalas = 26000 where id = $1', [payment])
  expect(await about('amount', payment)).toMatchObject({ there: 250, here: 260 })
  await app.rows('update payments set amount_halalas = 25000 where id = $1', [payment])
  await isGone('amount', payment)
})

test('a difference between ledger and payment is found', async () => {
  const { payment } = await paidFor()
  await app.rows(
    `insert into refunds (payment_id, halalas, cause, owed_at, done_at) values ($1, 5000, 'ended', now(), now())`,
    [payment],
  )
  expect(await about('ledger', payment)).toMatchObject({ here: 250 })
  await app.rows('delete from refunds where payment_id = $1', [payment])
  await isGone('ledger', payment)
})

test('a payment without its appointment is found, and an appointment without its payment', async () => {
  const unbooked = await paidFor()
  await app.rows('update payments set appointment_id = $2 where id = $1', [unbooked.payment, randomUUID()])
  const found = await compareNow()
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'unbooked', subject: unbooked.payment, here: 250 }),
  )
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'unpaid', subject: unbooked.id, here: 250, there: null }),
  )
  await app.rows('update payments set appointment_id = $2 where id = $1', [unbooked.payment, unbooked.id])
  await isGone('unbooked', unbooked.payment)
  await isGone('unpaid', unbooked.id)
})

test('a payment without its package is found, and a package without its payment', async () => {
  const who = await somePatient(app)
  const id = await buyPackage(app, who, layla)
  const [row] = await paymentsOf(app, who)
  const payment = row?.id ?? ''
  await app.rows('update payments set package_id = $2 where id = $1', [payment, randomUUID()])
  const found = await compareNow()
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'unsold', subject: payment, payment, here: 1_000, there: null }),
  )
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'package_unpaid', subject: id, payment: null, here: 1_000, there: null }),
  )
  await app.rows('update payments set package_id = $2 where id = $1', [payment, id])
  await isGone('unsold', payment)
  await isGone('package_unpaid', id)
})

test('a payment wholly by wallet without its appointment or package is found, and one recorded with other amounts', async () => {
  const who = await somePatient(app)
  const first = await buyPackage(app, who, layla, { price: 1_250 })
  await who.call(refundPackage, { id: first, refund: 1_250, to: 'wallet' })
  hours += 1
  const one = (await begin(app, who, layla, inHours(app, hours), { wallet: 250 })).body.payment ?? ''
  const appointment = (await who.call(concludePayment, { payment: one })).body.appointment ?? ''
  const offer = await offerPackage(app, layla)
  const other = (await who.call(payForPackage, { offer, price: 1_000, wallet: 1_000 })).body.payment
  expect((await who.call(concludePayment, { payment: other })).body.outcome).toBe('paid')
  const sold = (await packagesOf(who)).find(({ ending }) => ending === null)?.id ?? ''
  const differing = async () =>
    (await compareNow()).filter(({ payment, subject }) =>
      [one, other, appointment, sold].includes(payment ?? subject),
    )
  expect(await differing()).toEqual([])
  await app.rows('update payments set appointment_id = gen_random_uuid() where id = $1', [one])
  await app.rows('update payments set package_id = gen_random_uuid() where id = $1', [other])
  const found = await differing()
  expect(found.map(({ kind, here, there }) => [kind, here, there]).toSorted()).toEqual([
    ['package_unpaid', 1_000, null],
    ['unbooked', 250, null],
    ['unpaid', 250, null],
    ['unsold', 1_000, null],
  ])
  await app.rows('update payments set appointment_id = $2 where id = $1', [one, appointment])
  await app.rows('update payments set package_id = $2 where id = $1', [other, sold])
  await app.rows('update payments set wallet_halalas = 26000 where id = $1', [one])
  expect((await differing()).map(({ kind, here }) => [kind, here])).toEqual([['ledger', 250]])
  await app.rows('update payments set wallet_halalas = 25000 where id = $1', [one])
  // A refund recorded on a wallet, but never posted.
  await app.rows(
    `insert into wallet_credits (user_id, payment_id, appointment_id, halalas, credited_at) values ($1, $2, $3, 5000, now())`,
    [who.id, one, appointment],
  )
  expect((await differing()).map(({ kind, subject }) => [kind, subject])).toEqual([['ledger', one]])
  await app.rows('delete from wallet_credits where payment_id = $1', [one])
  await isGone('ledger', one)
})

test('a late payment takes nothing from a wallet, and a wallet’s refund may be moved on to the card', async () => {
  const who = await somePatient(app)
  const first = await buyPackage(app, who, layla)
  await who.call(refundPackage, { id: first, refund: 1_000, to: 'wallet' })
  const offer = await offerPackage(app, layla)
  const { body } = await who.call(payForPackage, { offer, price: 1_000, wallet: 400 })
  await app.rows('update package_offers set withdrawn_at = now() where id = $1', [offer])
  await app.rows(`update packages set service_id = null where state = 'awaited' and patient_id = $1`, [
    who.id,
  ])
  const { outcome } = (await conclude(who, await passForm(body.url ?? '', cards.paid))).body
  expect(outcome).toBe('refunded')
  const paid = (await paymentsOf(app, who)).map(({ id }) => id)
  expect(paid).toHaveLength(2)
  await deleteForGood(app, who)
  await app.runJobs()
  expect((await compareNow()).filter(({ subject }) => paid.includes(subject))).toEqual([])
})

test('a payout unknown here, missing there, or with another amount or outcome is found', async () => {
  const dietitian = await earner(app, 20_000)
  await dietitian.call(payOutNow, {})
  await expect
    .poll(async () => {
      await app.runJobs()
      await app.rows(
        `update payouts set asked_at = now() - interval '2 minutes' where state in ('asked', 'sent')`,
      )
      await app.runCron('settle_payouts')
      return (await payoutsOf(app, dietitian))[0]?.state
    })
    .toBe('paid')
  const [row] = await payoutsOf(app, dietitian)
  const { id, gateway_payout } = row ?? { id: '', gateway_payout: '' }
  expect((await compareNow()).filter(({ kind }) => kind.startsWith('payout'))).toEqual([])

  const unknown = await atGateway('payouts', {
    source_id: 'account',
    sequence_number: '1000000000000009',
    amount: 3_000,
    purpose: 'payment_to_merchant',
    destination: {
      type: 'bank',
      iban: ibanEnding('19'),
      name: 'Somebody else',
      mobile: '+966501234567',
      country: 'SA',
      city: 'Riyadh',
    },
  })
  expect(await about('payout_unknown', unknown.id)).toMatchObject({ there: 30, here: null })

  const change = (set: string) => app.rows(`update payouts set ${set} where id = $1`, [id])
  await change('halalas = 21000')
  expect(await about('payout_amount', id)).toMatchObject({ there: 200, here: 210 })
  await change('halalas = 20000')
  await isGone('payout_amount', id)

  await change(`state = 'returned', reason = 'refused'`)
  expect(await about('payout_end', id)).toMatchObject({ there: 200, here: 200 })
  await change(`state = 'paid', reason = null`)
  await isGone('payout_end', id)

  await change(`id = gen_random_uuid(), number = '2000000000000009', gateway_payout = 'none'`)
  const [missing] = await payoutsOf(app, dietitian)
  expect(await about('payout_missing', missing?.id ?? '')).toMatchObject({ there: null, here: 200 })
  expect(await about('payout_unknown', gateway_payout ?? '')).toMatchObject({ there: 200, here: null })
})

test('admins are notified of each difference once, it stays until an admin notes the outcome, and that is logged', async () => {
  const { payment, gateway } = await paidFor()
  await app.rows('update payments set gateway_payment = $2 where id = $1', [payment, randomUUID()])
  const told = async () =>
    (await app.mailTo(admin.email)).filter(({ subject }) => subject.startsWith('Payments: '))
  const before = (await told()).length
  const difference = await about('missing_there', payment)
  expect((await told()).length).toBe(before + 1)
  await compareNow()
  expect((await told()).length).toBe(before + 1)
  const note = 'The gateway has moved it to another account of ours.'
  const looked = await admin.call(lookInto, { id: difference?.id ?? '', note })
  expect(looked.body.difference).toMatchObject({ note, lookedAt: expect.any(String) })
  expect(await about('missing_there', payment)).toBeUndefined()
  expect((await told()).length).toBe(before + 1)
  const { entries } = (await admin.call(searchAuditLog, { group: 'admins' })).body
  expect(entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['difference.looked_into', 'reconciliation.asked']),
  )
  await app.rows('update payments set gateway_payment = $2 where id = $1', [payment, gateway])
})

test('every night the last days are compared automatically, page after page of the gateway', async () => {
  const form = await atGateway('invoices', {
    amount: 100,
    currency: 'SAR',
    success_url: 'https://pay.example/',
    description: 'The oldest',
  })
  await passForm(form.url, cards.paid)
  for (let at = 0; at < 41; at++) {
    const { url } = await atGateway('invoices', {
      amount: 100,
      currency: 'SAR',
      success_url: 'https://pay.example/',
      description: 'A later one',
    })
    await fillIn(url, cards.declined)
  }
  app.at(new Date(Date.now() + 3_600_000).toISOString())
  await app.runCron('reconcile')
  await app.runJobs()
  app.at(new Date().toISOString())
  const { open } = (await admin.call(readReconciliation, {})).body
  expect(open.filter(({ kind, there }) => kind === 'unknown_here' && there === 1)).toHaveLength(1)
})
