import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { readPayment, refundPayment } from '#contract/money/payment-desk.ts'
import { holdPayouts, listHolds } from '#contract/money/payouts.ts'
import { noor } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import {
  inHours,
  paidAppointment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { deleteForGood, join } from '#test/people.ts'

const { app } = await openPayments()
await takePayments(app)
const admin = await join(app, noor, { role: 'admin' })
const layla = await paidPractice(app)
const reason = 'Her kidneys kept her away.'

const tables = ['appointments', 'refunds', 'taken_uses', 'wallet_credits', 'payout_holds']

/** The tables that contain these words unencrypted, in any column. */
async function clearIn(words: string): Promise<string[]> {
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = await app.rows(`select from ${table} where strpos(${table}::text, $1) > 0`, [words])
      return rows.length > 0 ? [table] : []
    }),
  )
  return found.flat()
}

async function cancelled(hours: number) {
  const patient = await somePatient(app)
  const id = await paidAppointment(app, patient, layla, inHours(app, hours), cards.paid)
  expect((await layla.call(cancelAppointment, { id, reason })).body.appointment.reason).toBe(reason)
  return { id, patient }
}

test('the reason for a cancellation is encrypted, and readable by both sides and in the copy of their data', async () => {
  const { id, patient } = await cancelled(60)
  expect(await clearIn(reason)).toEqual([])
  for (const who of [patient, layla]) {
    expect((await who.call(readAppointment, { id })).body.appointment.reason).toBe(reason)
    expect((await copiedData(who)).parts.appointments).toMatchObject([{ id, reason }])
  }
  await app.runJobs()
  expect((await app.mailTo(patient.email)).some(({ text }) => text.includes(reason))).toBe(true)
})

test('the reasons for refunds and for held payouts are encrypted, and readable as before', async () => {
  const who = await somePatient(app)
  await paidAppointment(app, who, layla, inHours(app, 40), cards.paid)
  const [{ id = '' } = {}] = await paymentsOf(app, who)
  expect((await admin.call(refundPayment, { id, amount: '40', reason })).status).toBe(201)
  await admin.call(holdPayouts, { dietitian: layla.id, reason })
  expect(await clearIn(reason)).toEqual([])
  expect((await admin.call(readPayment, { id })).body.payment.refunds).toMatchObject([{ amount: 40, reason }])
  expect((await admin.call(listHolds, {})).body.holds).toMatchObject([{ reason }])
  expect((await copiedData(who)).parts.refunds).toMatchObject([{ amountHalalas: 4_000, reason }])
  expect((await copiedData(layla)).parts.payoutHolds).toMatchObject([{ reason }])

  await deleteForGood(app, who)
  expect(
    await app.rows('select reason, reason_sealed from refunds where payment_id = $1 and cause = $2', [
      id,
      'by_admin',
    ]),
  ).toEqual([{ reason: null, reason_sealed: null }])
  const { refunds } = (await admin.call(readPayment, { id })).body.payment
  expect(refunds.find(({ cause }) => cause === 'by_admin')).toMatchObject({ amount: 40, reason: null })
})

test('earlier texts stay readable, and are encrypted at night', async () => {
  const { id, patient } = await cancelled(70)
  await app.rows('update appointments set reason = $2, reason_sealed = null where id = $1', [id, reason])
  const read = async () => (await patient.call(readAppointment, { id })).body.appointment.reason
  expect([await clearIn(reason), await read()]).toEqual([['appointments'], reason])
  await app.runCron('seal_reasons')
  expect([await clearIn(reason), await read()]).toEqual([[], reason])
})
