import { expect, test } from 'vitest'
import { cancelAppointment, completeAppointment, reportAbsence } from '#contract/appointments/changes.ts'
import { readBalance } from '#contract/money/balance.ts'
import { receivePaymentWebhook } from '#contract/money/cards.ts'
import { listDisputes } from '#contract/money/disputes.ts'
import { listInvoices, readInvoice } from '#contract/money/invoices.ts'
import { refundPayment as refundByAdmin } from '#contract/money/payment-desk.ts'
import { readReceipt } from '#contract/money/payments.ts'
import { readPayouts } from '#contract/money/payouts.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { noor } from '#test/cast.ts'
import { disputesOf } from '#test/payments/disputes.ts'
import { askGateway, cards, openPayments } from '#test/payments/open-payments.ts'
import {
  appointmentsOf,
  balancesOf,
  inHours,
  paidAppointment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { join, type Person, unique } from '#test/people.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { refundPayment } from '../payments/refund-payment.ts'

const { app, simulator, hearWebhooks } = await openPayments()
hearWebhooks()
await takePayments(app)
const disputed = disputesOf({ app, simulator })
const layla = await paidPractice(app)
let hour = 30

async function booked() {
  const who = await somePatient(app)
  const before = await balancesOf(app)
  const id = await paidAppointment(app, who, layla, inHours(app, hour++), cards.paid)
  const [row] = await paymentsOf(app, who)
  return { who, id, payment: row?.id ?? '', atGateway: row?.gateway_payment ?? '', before }
}
async function met(id: string, ago: number) {
  await app.rows(
    `update appointments set starts_at = now() - ($2 + 0.5) * interval '1 hour', ends_at = now() - $2 * interval '1 hour' where id = $1`,
    [id, ago],
  )
  await layla.call(completeAppointment, { id, outcome: 'attended' })
  await app.runJobs()
}
async function moved(before: Awaited<ReturnType<typeof balancesOf>>) {
  const after = await balancesOf(app)
  const [fee] = [after.gateway_fee - before.gateway_fee]
  const all = Object.entries(after).map(
    ([kind, sum]) => [kind, sum - before[kind as keyof typeof before]] as const,
  )
  expect(all.reduce((sum, [, each]) => sum + each, 0)).toBe(0)
  return Object.fromEntries(
    all
      .filter(([kind, sum]) => sum !== 0 && kind !== 'gateway_fee')
      .map(([kind, sum]) => [kind, kind === 'clearing' ? sum + fee : sum])
      .filter(([, sum]) => sum !== 0),
  )
}
const someAdmin = () => join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const failedJobs = async (name: string) =>
  (
    await app.rows('select from graphile_worker.jobs where task_identifier = $1 and last_error is not null', [
      name,
    ])
  ).length
const papersOf = async (who: Person) => (await who.call(listInvoices, {})).body.invoices
const standing = async (who: Person) => (await who.call(readPayouts, {})).body.standing

test('before the visit, the disputed amount comes from the prepayment, and the time is free again', async () => {
  const { who, atGateway, before } = await booked()
  await disputed(atGateway, 'open')
  expect(await moved(before)).toEqual({ prepaid: -25_000, disputed: 25_000 })
  expect((await appointmentsOf(app, who)).map(({ status }) => status)).toEqual(['confirmed'])
  await disputed(atGateway, 'lost')
  expect(await moved(before)).toEqual({})
  expect((await appointmentsOf(app, who)).map(({ status }) => status)).toEqual(['cancelled'])
  await app.runCron('finish_payments')
  expect((await askGateway(app, `payments/${atGateway}`)).body).toMatchObject({ refunded: 0 })
})

test('the payment for a visit that the dietitian missed waits for the bank, and is refunded if the dispute is won', async () => {
  const { who, id, atGateway, before } = await booked()
  await met(id, 1)
  await disputed(atGateway, 'open')
  await app.rows(
    `update appointments set mode = 'video', meeting_link = 'https://nabta.test/call/' || id, patient_attended_at = starts_at where id = $1`,
    [id],
  )
  expect((await who.call(reportAbsence, { id })).status).toBe(200)
  await app.runJobs()
  expect(await appointmentsOf(app, who)).toMatchObject([{ status: 'cancelled', refund_halalas: 25_000 }])
  expect((await askGateway(app, `payments/${atGateway}`)).body).toMatchObject({ refunded: 0 })
  await disputed(atGateway, 'won')
  await app.runJobs()
  await app.runCron('finish_payments')
  expect((await askGateway(app, `payments/${atGateway}`)).body).toMatchObject({ refunded: 25_000 })
  expect(await moved(before)).toEqual({})
})

test('a patient who disputes and cancels gets the money once', async () => {
  const { who, id, payment, atGateway, before } = await booked()
  await disputed(atGateway, 'open')
  expect((await who.call(cancelAppointment, { id })).status).toBe(200)
  await app.runJobs()
  await app.runCron('finish_payments')
  expect(await moved(before)).toEqual({ prepaid: -25_000, disputed: 25_000 })
  // The job waits, instead of being refused repeatedly by the database.
  expect(await failedJobs('account_for_appointment')).toBe(0)
  await disputed(atGateway, 'lost')
  await refundPayment(app.house, payment)
  expect(await moved(before)).toEqual({})
  expect((await askGateway(app, `payments/${atGateway}`)).body).toMatchObject({ refunded: 0 })
})

test('a refund that was due when the bank took the money is no longer requested', async () => {
  const { who, id, payment, atGateway, before } = await booked()
  // The lock is still held by a process that has died.
  await app.rows(`update payments set refunding_until = now() + interval '1 minute' where id = $1`, [payment])
  await who.call(cancelAppointment, { id })
  await app.runJobs()
  expect(await moved(before)).toEqual({ clearing: 25_000, refunds_due: -25_000 })
  await disputed(atGateway, 'open')
  await app.rows('update payments set refunding_until = null where id = $1', [payment])
  await refundPayment(app.house, payment)
  expect((await askGateway(app, `payments/${atGateway}`)).body).toMatchObject({ refunded: 0 })
  await disputed(atGateway, 'lost')
  await refundPayment(app.house, payment)
  expect((await askGateway(app, `payments/${atGateway}`)).body).toMatchObject({ refunded: 0 })
  expect(await moved(before)).toEqual({})
})

test('steps that waited for the bank continue once the dispute is won', async () => {
  const { who, id, atGateway, before } = await booked()
  await disputed(atGateway, 'open')
  await who.call(cancelAppointment, { id })
  await app.runJobs()
  await disputed(atGateway, 'won')
  expect(await moved(before)).toEqual({})
  expect((await askGateway(app, `payments/${atGateway}`)).body).toMatchObject({ refunded: 25_000 })
})

test('after the visit the dietitian’s share waits, and if the dispute is lost the platform bears it', async () => {
  const { who, id, atGateway, before } = await booked()
  await met(id, 72)
  await app.runCron('make_available')
  const { available } = await standing(layla)
  await disputed(atGateway, 'open')
  expect(await standing(layla)).toMatchObject({ available: available - 212.5, keptBack: 212.5 })
  expect((await layla.call(readBalance, {})).body).toMatchObject({
    available: available - 212.5,
    keptBack: 212.5,
  })
  await disputed(atGateway, 'lost')
  expect(await standing(layla)).toMatchObject({ available, keptBack: 0 })
  expect(await moved(before)).toMatchObject({ losses: 25_000, available: -21_250 })
  const [note, invoice, ...others] = await papersOf(who)
  expect(others).toEqual([])
  expect([note, invoice]).toMatchObject([
    { kind: 'credit_note', total: 250 },
    { kind: 'invoice', total: 250 },
  ])
  const { corrects } = (await who.call(readInvoice, { id: note?.id ?? '' })).body.invoice
  expect(corrects?.number).toBe(invoice?.number)
})

test('the amount that a bank has returned is credited on the invoice once, in addition to earlier refunds', async () => {
  const { who, id, payment, atGateway } = await booked()
  await met(id, 72)
  await app.rows(
    `insert into refunds (payment_id, halalas, cause, owed_at, reason) values ($1, 10000, 'by_admin', now(), 'The call broke off.')`,
    [payment],
  )
  await app.runCron('issue_missing_invoices')
  await disputed(atGateway, 'open')
  await disputed(atGateway, 'lost')
  await app.runCron('issue_missing_invoices')
  const credits = (await papersOf(who)).filter(({ kind }) => kind === 'credit_note').map(({ total }) => total)
  expect(credits.toSorted((a, b) => a - b)).toEqual([100, 150])
  const { refunds } = (await who.call(readReceipt, { id })).body.payment ?? {}
  expect(refunds?.map(({ to, amount }) => [to, amount])).toEqual([
    ['card', 100],
    ['bank', 150],
  ])
})

test('of two lost disputes each is less the refunds that itself has made unnecessary', async () => {
  const { who, id, payment } = await booked()
  await app.rows(
    `insert into refunds (payment_id, halalas, cause, owed_at, done_at, by_bank) values ($1, 10000, 'ended', $2, $2, true)`,
    [payment, '2026-11-02T09:00:00Z'],
  )
  const lost = (number: number, halalas: number, at: string) =>
    app.rows(
      `insert into disputes (payment_id, gateway_dispute, halalas, reason, opened_at, ended_at, state, gone_back, borne)
        values ($1, $2, $3, 'Not recognized', $4, $4, 'lost', $3, 0)`,
      [payment, `dispute ${number} of ${payment}`, halalas, at],
    )
  await lost(1, 10_000, '2026-11-02T09:00:00Z')
  await lost(2, 6_000, '2026-11-09T09:00:00Z')
  const { refunds } = (await who.call(readReceipt, { id })).body.payment ?? {}
  expect(refunds?.map(({ to, amount }) => [to, amount])).toEqual([
    ['card', 100],
    ['bank', 60],
  ])
})

test('while a dispute is open, and if it is won, nothing is credited', async () => {
  const { who, atGateway } = await booked()
  await disputed(atGateway, 'open')
  await disputed(atGateway, 'won')
  await app.runCron('issue_missing_invoices')
  expect((await papersOf(who)).map(({ kind }) => kind)).toEqual(['invoice'])
})

test('an appointment that takes place while a dispute is open is still earned', async () => {
  const { id, atGateway, before } = await booked()
  await disputed(atGateway, 'open')
  await met(id, 1)
  await app.runCron('finish_payments')
  expect(await moved(before)).toEqual({ prepaid: -25_000, disputed: 25_000 })
  await disputed(atGateway, 'lost')
  expect(await moved(before)).toMatchObject({ losses: 25_000, earnings: -21_250 })
})

test('admins see the evidence and are told, and so is the dietitian; nobody else sees it', async () => {
  const admin = await someAdmin()
  const { who, id, payment, atGateway } = await booked()
  await app.rows(
    'update appointments set patient_attended_at = now(), dietitian_attended_at = now() where id = $1',
    [id],
  )
  await app.rows('delete from changes where user_id = $1', [admin.id])
  await disputed(atGateway, 'open')
  expect(
    await app.rows(`select topic from changes where user_id = $1 and topic = 'payments'`, [admin.id]),
  ).not.toEqual([])
  const { disputes } = (await admin.call(listDisputes, {})).body
  expect(disputes[0]).toMatchObject({
    payment,
    amount: 250,
    state: 'open',
    appointment: { id, patientCame: true, dietitianCame: true, status: 'confirmed' },
  })
  for (const [reader, times] of [
    [admin, 1],
    [layla, 1],
    [who, 0],
  ] as const) {
    const { notifications } = (await reader.call(listNotifications, {})).body
    const told = notifications.filter(({ kind }) => kind === 'payment.disputed')
    expect(told.length > 0).toBe(times > 0)
  }
  expect((await layla.call(listDisputes, {})).status).toBe(403)
})

for (const [card, state, hears, adminHears] of [
  [cards.disputeWon, 'won', 'is decided for you', 'is won'],
  [cards.disputeLost, 'lost', 'is decided for the patient', 'is lost'],
] as const)
  test(`a disputing card leads to ${state} by itself, and each side is told`, async () => {
    const [admin, dietitian] = [await someAdmin(), await paidPractice(app)]
    const who = await somePatient(app)
    await paidAppointment(app, who, dietitian, inHours(app, hour++), card)
    await expect
      .poll(async () => {
        await app.runJobs()
        return (await admin.call(listDisputes, {})).body.disputes[0]?.state
      })
      .toBe(state)
    await app.runJobs()
    for (const [reader, ended] of [
      [dietitian, hears],
      [admin, adminHears],
    ] as const) {
      const { notifications } = (await reader.call(listNotifications, {})).body
      expect(notifications.map(({ kind }) => kind)).toContain(`payment.dispute_${state}`)
      const mails = (await app.mailTo(reader.email)).filter(({ subject }) =>
        /disput|A bank asks/.test(subject),
      )
      expect(mails.map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([expect.stringContaining('250 SAR'), expect.stringContaining(ended)]),
      )
      expect(mails).toHaveLength(2)
    }
    expect((await app.mailTo(who.email)).filter(({ subject }) => /disput/.test(subject))).toEqual([])
  })

test('a webhook about a dispute is never trusted, and if one is lost the gateway is asked', async () => {
  const { payment, atGateway, before } = await booked()
  const told = (secret_token: string) =>
    app.call(receivePaymentWebhook, {
      id: `dispute ${secret_token.length}`,
      type: 'payment_disputed',
      secret_token,
      data: { id: atGateway, dispute: { id: 'made up', status: 'lost', amount: 25_000, reason: 'None' } },
    })
  expect((await told('x'.repeat(20))).status).toBe(401)
  expect((await told(simulator.settings.webhookSecret)).status).toBe(200)
  await app.runJobs()
  expect(await app.rows('select from disputes where payment_id = $1', [payment])).toEqual([])
  expect(await moved(before)).toEqual({ prepaid: -25_000, clearing: 25_000 })
})

test('the amount that an admin refunded before the gateway was asked counts as part of what the bank has taken', async () => {
  const { who, payment, atGateway, before } = await booked()
  // The lock is still held by a process that has died.
  await app.rows(`update payments set refunding_until = now() + interval '1 minute' where id = $1`, [payment])
  await (await someAdmin()).call(refundByAdmin, {
    id: payment,
    amount: '51.30',
    reason: 'As agreed on the phone.',
  })
  await app.runJobs()
  await disputed(atGateway, 'lost')
  await app.rows('update payments set refunding_until = null where id = $1', [payment])
  await refundPayment(app.house, payment)
  expect((await askGateway(app, `payments/${atGateway}`)).body).toMatchObject({ refunded: 0 })
  expect(await moved(before)).toEqual({})
  const noted = (await papersOf(who)).filter(({ kind }) => kind === 'credit_note')
  expect(noted.map(({ total }) => total).sort()).toEqual([198.7, 51.3])
})

test('a patient with a full refund in the wallet and from the bank is credited once, and the platform bears the rest', async () => {
  const { who, id, atGateway, before } = await booked()
  await who.call(cancelAppointment, { id, refundTo: 'wallet' })
  await app.runJobs()
  await disputed(atGateway, 'lost')
  await app.runCron('issue_missing_invoices')
  expect(await moved(before)).toEqual({ wallet: -25_000, losses: 25_000 })
  expect((await papersOf(who)).map(({ kind, total }) => [kind, total])).toEqual([
    ['credit_note', 250],
    ['invoice', 250],
  ])
  expect(await failedJobs('issue_invoices')).toBe(0)
})

test('a refund that the gateway made without reporting it does not count as part of what a bank takes', async () => {
  const { payment, atGateway, before } = await booked()
  await app.rows(`update payments set refunding_until = now() + interval '1 minute' where id = $1`, [payment])
  await (await someAdmin()).call(refundByAdmin, {
    id: payment,
    amount: '50',
    reason: 'As agreed on the phone.',
  })
  await app.runJobs()
  await gatewayOf(app.house)?.refundUpTo(atGateway, 5_000)
  await disputed(atGateway, 'open')
  expect(await moved(before)).toEqual({ prepaid: -20_000, disputed: 20_000 })
  await disputed(atGateway, 'lost')
  expect(await moved(before)).toEqual({})
  expect((await askGateway(app, `payments/${atGateway}`)).body).toMatchObject({ refunded: 5_000 })
})

test('admins list disputes by time in either direction, page by page', async () => {
  const admin = await someAdmin()
  const listed = async (order: 'latest' | 'earliest') => {
    const found: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const { body } = await admin.call(listDisputes, { order, ...(after && { after }) })
      found.push(...body.disputes.map(({ id }) => id))
      after = body.after
    }
    return found
  }
  const latest = await listed('latest')
  expect(latest.length).toBeGreaterThan(1)
  expect(await listed('earliest')).toEqual(latest.reverse())
})
