import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { cancelAppointment, completeAppointment } from '#contract/appointments/changes.ts'
import { listEarned, readBalance } from '#contract/money/balance.ts'
import { readPayment, refundPayment } from '#contract/money/payment-desk.ts'
import { readReceipt } from '#contract/money/payments.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { noor } from '#test/cast.ts'
import { askGateway, cards, openPayments } from '#test/payments/open-payments.ts'
import {
  balancesOf,
  inHours,
  paidAppointment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { join, type Person } from '#test/people.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'
import { shareOf } from '../rules.ts'

const { app } = await openPayments()
await takePayments(app)
const admin = await join(app, noor, { role: 'admin' })
const layla = await paidPractice(app)
const reason = 'The call broke off after five minutes.'

async function paidFor(hours: number, dietitian = layla) {
  const who = await somePatient(app)
  const id = await paidAppointment(app, who, dietitian, inHours(app, hours), cards.paid)
  const [row] = await paymentsOf(app, who)
  return { who, id, payment: row?.id ?? '', atGateway: row?.gateway_payment ?? '' }
}

async function earnedWith(hours: number, endedBefore: number, dietitian = layla) {
  const made = await paidFor(hours, dietitian)
  await app.rows(
    `update appointments set starts_at = now() - ($2 + 0.5) * interval '1 hour', ends_at = now() - $2 * interval '1 hour' where id = $1`,
    [made.id, endedBefore],
  )
  expect((await dietitian.call(completeAppointment, { id: made.id, outcome: 'attended' })).status).toBe(200)
  await app.runJobs()
  await app.runCron('make_available')
  return { ...made, before: await balancesOf(app) }
}

const giveBack = (id: string, amount: number, who: Person = admin) =>
  who.call(refundPayment, { id, amount: String(amount), reason })
const codeOf = async (answer: ReturnType<typeof giveBack>) => (await answer).body.error?.code
const refundedAtGateway = async (id: string) =>
  ((await askGateway(app, `payments/${id}`)).body as { refunded: number }).refunded

async function moved(since: Record<string, number>): Promise<Record<string, number>> {
  const now = Object.entries(await balancesOf(app))
  return Object.fromEntries(
    now.map(([account, sum]) => [account, sum - (since[account] ?? 0)]).filter(([, sum]) => sum !== 0),
  )
}

test('of fifty simultaneous refunds of one payment one is made, and the others are refused without an error', async () => {
  const { payment } = await paidFor(40)
  const answers = await runWhileUncommitted(
    app,
    (tx) => sql`select from payments where id = ${payment}::uuid for no key update`.execute(tx),
    () => Promise.all(Array.from({ length: 50 }, () => giveBack(payment, 250))),
  )
  const said = answers.map(({ status, body }) => (status === 201 ? 'made' : body.error.code)).sort()
  expect(said).toEqual(['made', ...Array(49).fill('refund_has_changed')])
})

test('a refund takes earnings back in the proportions in which they were earned, and both sides read why', async () => {
  const { who, payment, atGateway, before, id } = await earnedWith(5, 1)
  const { status, body } = await giveBack(payment, 100)
  expect([status, body.left]).toEqual([201, 150])
  await app.runJobs()
  const kept = shareOf(15_000, { fee_percent: 15, vat_percent: 15 })
  expect(await moved(before)).toEqual({
    earnings: 21_250 - kept.earned,
    platform_fee: 3_261 - kept.fee,
    vat: 489 - kept.vat,
    clearing: -10_000,
  })
  expect(await refundedAtGateway(atGateway)).toBe(10_000)
  expect((await who.call(readReceipt, { id })).body.payment?.refunds).toMatchObject([{ amount: 100 }])
  const [toPatient] = (await app.mailTo(who.email)).filter(({ subject }) => subject.includes('refunded'))
  expect(toPatient?.subject).toBe('We have refunded 100 SAR')
  expect(toPatient?.text).toContain(reason)
  const [toDietitian] = (await app.mailTo(layla.email)).filter(({ subject }) => subject.includes('went back'))
  expect(toDietitian?.subject).toBe('85 SAR of your earnings went back to a patient')
  expect(toDietitian?.text).toContain(reason)
  expect((await layla.call(listEarned, {})).body.earned[0]).toMatchObject({ earned: 212.5, takenBack: 85 })
})

test('earnings that can already be paid out are taken back too, and their balance may become negative', async () => {
  const own = await paidPractice(app)
  const { payment, before } = await earnedWith(5, 60, own)
  expect((await giveBack(payment, 250)).body.left).toBe(0)
  await app.runJobs()
  expect(await moved(before)).toEqual({ available: 21_250, platform_fee: 3_261, vat: 489, clearing: -25_000 })
  expect((await own.call(readBalance, {})).body).toMatchObject({ pending: 0, available: 0 })
  expect((await own.call(listEarned, {})).body.earned).toMatchObject([{ state: 'taken_back' }])
})

test('earnings taken back before they are available never become available', async () => {
  const own = await paidPractice(app)
  const { id, payment } = await earnedWith(5, 1, own)
  await giveBack(payment, 50)
  await app.rows(
    `update appointments set ends_at = now() - interval '49 hours', starts_at = now() - interval '50 hours' where id = $1`,
    [id],
  )
  await app.runCron('make_available')
  expect((await own.call(readBalance, {})).body).toMatchObject({ pending: 0, available: 170 })
  const whole = await earnedWith(6, 1, own)
  await giveBack(whole.payment, 250)
  await app.rows(
    `update appointments set ends_at = now() - interval '49 hours', starts_at = now() - interval '50 hours' where id = $1`,
    [whole.id],
  )
  await app.runCron('make_available')
  expect((await own.call(readBalance, {})).body).toMatchObject({ pending: 0, available: 170 })
})

test('however a refund is divided, even halala by halala, nothing is lost and no share becomes negative', async () => {
  const { payment, before } = await earnedWith(7, 1)
  const parts = [0.01, 0.01, 0.03, 33.33, 66.67, 99.95, 50]
  for (const part of parts) {
    expect((await giveBack(payment, part)).status).toBe(201)
    const now = await moved(before)
    expect(Object.values(now).reduce((sum, each) => sum + each, 0)).toBe(0)
  }
  await app.runJobs()
  expect(await moved(before)).toEqual({ earnings: 21_250, platform_fee: 3_261, vat: 489, clearing: -25_000 })
})

test('more than the rest is refused, also to two admins at the same time, and so is a fraction of a halala', async () => {
  const { payment, atGateway } = await earnedWith(8, 1)
  expect(await codeOf(giveBack(payment, 250.01))).toBe('refund_has_changed')
  for (const amount of [0, -1, 0.001, 10.005]) expect((await giveBack(payment, amount)).status).toBe(422)
  const other = await join(app, { ...noor, email: 'noor.second@example.sa' }, { role: 'admin' })
  const both = await Promise.all([giveBack(payment, 200), giveBack(payment, 200, other)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  await app.runJobs()
  expect(await refundedAtGateway(atGateway)).toBe(20_000)
  expect((await giveBack(payment, 50)).body.left).toBe(0)
  expect(await codeOf(giveBack(payment, 0.01))).toBe('refund_has_changed')
  await app.runJobs()
})

test('before the appointment it comes from the prepayment, and the policy applies to the rest', async () => {
  const { who, id, payment, atGateway } = await paidFor(30)
  const before = await balancesOf(app)
  expect((await giveBack(payment, 100)).status).toBe(201)
  await app.runJobs()
  expect(await moved(before)).toEqual({ prepaid: 10_000, clearing: -10_000 })
  expect((await who.call(readAppointment, { id })).body.appointment.payment).toMatchObject({
    paid: 150,
    ifCancelled: 150,
  })
  expect((await who.call(cancelAppointment, { id, refund: 150 })).status).toBe(200)
  await app.runJobs()
  expect(await refundedAtGateway(atGateway)).toBe(25_000)
  expect(await moved(before)).toEqual({ prepaid: 25_000, clearing: -25_000 })
})

test('both are told of a refund before the appointment by email and notification, and its history says so', async () => {
  const { who, id, payment } = await paidFor(33)
  expect((await giveBack(payment, 40)).status).toBe(201)
  await app.runJobs()
  const [toPatient] = (await app.mailTo(who.email)).filter(({ subject }) => subject.includes('40 SAR'))
  expect([toPatient?.subject, toPatient?.text.includes(reason)]).toEqual(['We have refunded 40 SAR', true])
  const toDietitian = (await app.mailTo(layla.email)).find(({ subject }) =>
    subject.includes('refunded 40 SAR'),
  )
  expect(toDietitian?.text).toContain(reason)
  for (const [person, side] of [
    [who, 'patient'],
    [layla, 'dietitian'],
  ] as const) {
    const { notifications } = (await person.call(listNotifications, {})).body
    expect(notifications).toContainEqual(
      expect.objectContaining({ kind: 'appointment.refund_decided', side, subject: id }),
    )
    const { history } = (await person.call(readAppointment, { id })).body.appointment
    expect(history.at(-1)).toMatchObject({ kind: 'refund_decided', by: 'platform' })
  }
})

test('a patient who was refunded in full before the appointment still has the receipt', async () => {
  const { who, id, payment } = await paidFor(58)
  expect((await giveBack(payment, 250)).status).toBe(201)
  await app.runJobs()
  expect((await who.call(readAppointment, { id })).body.appointment.payment).toEqual({
    paid: 0,
    refund: null,
    ifCancelled: null,
    steps: [],
  })
  expect((await who.call(readReceipt, { id })).body.payment).toMatchObject({
    amount: 250,
    refunds: [{ amount: 250, doneAt: expect.any(String) }],
  })
})

test('an amount refunded before the appointment is not earned after it', async () => {
  const { id, payment } = await paidFor(31)
  const before = await balancesOf(app)
  await giveBack(payment, 50)
  await app.rows(
    `update appointments set starts_at = now() - interval '40 minutes', ends_at = now() - interval '10 minutes' where id = $1`,
    [id],
  )
  expect((await layla.call(completeAppointment, { id, outcome: 'attended' })).status).toBe(200)
  await app.runJobs()
  expect(await moved(before)).toEqual({
    prepaid: 25_000,
    clearing: -5_000,
    earnings: -17_000,
    platform_fee: -2_609,
    vat: -391,
  })
})

test('the platform bears the share of a dietitian who has left', async () => {
  const own = await paidPractice(app)
  const { payment, before } = await earnedWith(9, 1, own)
  await app.rows('update payments set dietitian_id = null where id = $1', [payment])
  expect((await giveBack(payment, 250)).status).toBe(201)
  await app.runJobs()
  expect(await moved(before)).toEqual({ losses: 21_250, platform_fee: 3_261, vat: 489, clearing: -25_000 })
})

test('it requires the password again, is for admins only, and nobody refunds themselves', async () => {
  const { who, payment } = await paidFor(70)
  for (const other of [who, layla]) expect((await giveBack(payment, 1, other)).status).toBe(403)
  await app.rows('update payments set patient_id = $2 where id = $1', [payment, admin.id])
  expect(await codeOf(giveBack(payment, 1))).toBe('own_account')
  await app.rows(`update sessions set proven_at = now() - interval '1 hour' where user_id = $1`, [admin.id])
  expect(await codeOf(giveBack(payment, 1))).toBe('proof_needed')
  await app.rows(`update sessions set proven_at = now() where user_id = $1`, [admin.id])
})

test('while a dispute is open nothing is refunded, and an amount credited to a wallet cannot be refunded again', async () => {
  const disputed = await paidFor(71)
  await app.rows('update payments set disputed_at = now() where id = $1', [disputed.payment])
  expect(await codeOf(giveBack(disputed.payment, 1))).toBe('refund_has_changed')
  await app.rows('update payments set disputed_at = null where id = $1', [disputed.payment])
  const credited = await paidFor(72)
  await app.rows(
    `insert into wallet_credits (user_id, payment_id, appointment_id, halalas, credited_at) values ($1, $2, $3, 20000, now())`,
    [credited.who.id, credited.payment, credited.id],
  )
  expect((await admin.call(readPayment, { id: credited.payment })).body.payment.left).toBe(50)
  expect(await codeOf(giveBack(credited.payment, 50.01))).toBe('refund_has_changed')
  const beyond = app.rows(
    `insert into refunds (payment_id, halalas, cause, owed_at) values ($1, 5001, 'ended', now())`,
    [credited.payment],
  )
  await expect(beyond).rejects.toThrow('more would go back than was captured')
  expect((await giveBack(credited.payment, 50)).status).toBe(201)
})

test('it is in the audit log and on the payment’s page, with the admin who made it', async () => {
  const { payment } = await earnedWith(10, 1)
  await giveBack(payment, 25)
  await app.runJobs()
  const { entries } = (await admin.call(searchAuditLog, { group: 'admins' })).body
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'payment.refund_decided',
      subject: payment,
      by: 'person',
      changes: [{ field: 'amount', was: null, became: 25 }],
    }),
  )
  const page = (await admin.call(readPayment, { id: payment })).body.payment
  expect(page).toMatchObject({ amount: 250, left: 225, isEarned: true, refunded: 25, state: 'captured' })
  expect(page.refunds).toMatchObject([{ amount: 25, cause: 'by_admin', reason }])
  expect(page.steps.map(({ kind }) => kind)).toEqual([
    'opened',
    'captured',
    'gateway_fee',
    'earned',
    'taken_back',
    'refunded',
  ])
  expect(page.steps[4]).toMatchObject({ by: { id: admin.id, name: noor.name } })
  for (const { entries: each } of page.steps)
    expect(each.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0)
})
