import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { cancelAppointment, completeAppointment } from '#contract/appointments/changes.ts'
import { listEarned, readBalance } from '#contract/money/balance.ts'
import { listAppointmentInvoices, readInvoice } from '#contract/money/invoices.ts'
import { payForPackage, refundPackage } from '#contract/money/packages.ts'
import { readPayment, refundPayment, searchPayments } from '#contract/money/payment-desk.ts'
import { concludePayment, readReceipt } from '#contract/money/payments.ts'
import { readWallet } from '#contract/money/wallet.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { noor } from '#test/cast.ts'
import { changedBalances } from '#test/payments/changed-balances.ts'
import { disputesOf } from '#test/payments/disputes.ts'
import { askGateway, openPayments } from '#test/payments/open-payments.ts'
import { bookOne, buyPackage, offerPackage, packagesOf } from '#test/payments/packages.ts'
import { balancesOf, inHours, paidPractice, somePatient, takePayments } from '#test/payments/paying.ts'
import { payFromWallet, withWallet } from '#test/payments/wallets.ts'
import { join, type Person, unique } from '#test/people.ts'
import { refundToSources as giveFrom } from '../payments/refund-to-sources.ts'
import { shareOf } from '../payments/rules.ts'

const { app, simulator, hearWebhooks } = await openPayments()
hearWebhooks()
await takePayments(app)
const disputed = disputesOf({ app, simulator })
const layla = await paidPractice(app)
const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const reason = 'The call broke off after five minutes.'
let hour = 100

/** An appointment for 250, of which this amount was paid from the wallet. */
async function booked(wallet: number, dietitian = layla) {
  const { who } = await withWallet(app, dietitian, inHours(app, hour++))
  return { who, ...(await payFromWallet(app, who, dietitian, { startsAt: inHours(app, hour++), wallet })) }
}

async function earned(wallet: number, { endedBefore = 1, dietitian = layla } = {}) {
  const made = await booked(wallet, dietitian)
  await app.rows(
    `update appointments set starts_at = now() - ($2 + 0.5) * interval '1 hour', ends_at = now() - $2 * interval '1 hour' where id = $1`,
    [made.id, endedBefore],
  )
  expect((await dietitian.call(completeAppointment, { id: made.id, outcome: 'attended' })).status).toBe(200)
  await app.rows('delete from taken_times where appointment_id = $1', [made.id])
  await app.runJobs()
  await app.runCron('make_available')
  return { ...made, before: await balancesOf(app) }
}

const giveBack = (id: string, amount: number, who: Person = admin) =>
  who.call(refundPayment, { id, amount: String(amount), reason })
const codeOf = async (answer: ReturnType<typeof giveBack>) => (await answer).body.error?.code
const pageOf = async (id: string) => (await admin.call(readPayment, { id })).body.payment
const moved = (before: Record<string, number>) => changedBalances(app, before)
const balanceOf = async (who: Person) => (await who.call(readWallet, {})).body.balance
const refundedAtGateway = async (id: string) =>
  ((await askGateway(app, `payments/${id}`)).body as { refunded: number }).refunded
const whole = { earnings: 21_250, platform_fee: 3_261, vat: 489 }

test('an earned payment from a wallet is refunded there immediately, in the same shares, and both sides read why', async () => {
  const { who, id, payment, before } = await earned(250)
  expect(await pageOf(payment)).toMatchObject({ amount: 250, fromWallet: 250, left: 250, leftOnCard: 0 })
  const { status, body } = await giveBack(payment, 100)
  expect([status, body]).toEqual([201, { left: 150, toCard: 0, toWallet: 100 }])
  await app.runJobs()
  const kept = shareOf(15_000, { fee_percent: 15, vat_percent: 15 })
  expect(await moved(before)).toEqual({
    earnings: 21_250 - kept.earned,
    platform_fee: 3_261 - kept.fee,
    vat: 489 - kept.vat,
    wallet: -10_000,
  })
  expect(await balanceOf(who)).toBe(100)
  const [movement] = (await who.call(readWallet, {})).body.movements
  expect(movement).toMatchObject({ kind: 'refunded', amount: 100, appointment: { id } })
  expect((await who.call(readReceipt, { id })).body.payment?.refunds).toMatchObject([
    { amount: 100, to: 'wallet', doneAt: expect.any(String) },
  ])
  const told = (await app.mailTo(who.email)).filter(({ subject }) => subject.includes('100 SAR'))
  expect(told.map(({ subject }) => subject)).toEqual(['We have put 100 SAR on your wallet'])
  expect(told[0]?.text).toContain(reason)
  const [toDietitian] = (await app.mailTo(layla.email)).filter(({ subject }) => subject.includes('went back'))
  expect(toDietitian?.subject).toBe('85 SAR of your earnings went back to a patient')
  expect(toDietitian?.text).toContain(reason)
  expect((await layla.call(listEarned, {})).body.earned[0]).toMatchObject({ earned: 212.5, takenBack: 85 })
  const { invoices } = (await who.call(listAppointmentInvoices, { id })).body
  const [invoice, note] = invoices.toSorted((one, other) => (one.kind > other.kind ? -1 : 1))
  expect([invoice?.kind, invoice?.total, note?.kind, note?.total]).toEqual([
    'invoice',
    250,
    'credit_note',
    100,
  ])
  const read = (await who.call(readInvoice, { id: note?.id ?? '' })).body.invoice
  expect(read).toMatchObject({ corrects: { number: invoice?.number } })
})

test('the payment’s page says where the money went, why and who decided it, and so does the log', async () => {
  const { payment } = await earned(250)
  await giveBack(payment, 25)
  await app.runJobs()
  const page = await pageOf(payment)
  expect(page).toMatchObject({ left: 225, leftOnCard: 0, refunded: 25, refundDue: 0, isEarned: true })
  expect(page.refunds).toMatchObject([{ amount: 25, to: 'wallet', cause: 'by_admin', reason }])
  expect(page.steps.map(({ kind }) => kind)).toEqual([
    'opened',
    'wallet_paid',
    'earned',
    'taken_back',
    'wallet_refunded',
  ])
  for (const step of page.steps.slice(3)) expect(step).toMatchObject({ by: { id: admin.id } })
  for (const { entries: each } of page.steps)
    expect(each.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0)
  const { entries } = (await admin.call(searchAuditLog, { group: 'admins' })).body
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'payment.refund_decided', subject: payment, by: 'person' }),
  )
  const found = await admin.call(searchPayments, { state: 'refunded', amount: 250 })
  expect(found.body.payments.find(({ id }) => id === payment)).toMatchObject({ amount: 250, refunded: 25 })
})

test('if both paid, the card gets its part back first, in parts that add up to the halala', async () => {
  const { who, payment, atGateway, before } = await earned(100)
  expect(await pageOf(payment)).toMatchObject({ amount: 250, fromWallet: 100, left: 250, leftOnCard: 150 })
  const wallet = await balanceOf(who)
  const parts: [number, number, number][] = [
    [0.01, 0.01, 0],
    [99.98, 99.98, 0],
    [83.34, 50.01, 33.33],
    [66.66, 0, 66.66],
    [0.01, 0, 0.01],
  ]
  for (const [amount, toCard, toWallet] of parts) {
    expect((await giveBack(payment, amount)).body).toMatchObject({ toCard, toWallet })
    expect(Object.values(await moved(before)).reduce((sum, each) => sum + each, 0)).toBe(0)
  }
  expect(await codeOf(giveBack(payment, 0.01))).toBe('refund_has_changed')
  await app.runJobs()
  expect(await moved(before)).toEqual({ ...whole, clearing: -15_000, wallet: -10_000 })
  expect([await refundedAtGateway(atGateway), await balanceOf(who)]).toEqual([15_000, wallet + 100])
  const decided = await app.rows(
    `select id from events where kind = 'payment.refund_decided' and subject_id = $1`,
    [payment],
  )
  expect(decided).toHaveLength(parts.length)
})

test('two simultaneous admins refund no more than was paid', async () => {
  const other = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  for (const wallet of [250, 100]) {
    const { payment, before } = await earned(wallet)
    const pressed = [admin, other, admin, other].map((who, at) => giveBack(payment, 100 + at / 100, who))
    const said = (await Promise.all(pressed)).map(({ status }) => status)
    expect(said.sort()).toEqual([201, 201, 409, 409])
    await app.runJobs()
    const { left } = await pageOf(payment)
    const { wallet: credited = 0, clearing = 0 } = await moved(before)
    expect(-credited - clearing).toBe(25_000 - Math.round(left * 100))
  }
  const { payment, id, who } = await booked(250)
  await giveBack(payment, 250)
  const beyond = app.rows(
    `insert into wallet_credits (user_id, payment_id, appointment_id, halalas, credited_at, by_admin, reason) values ($1, $2, $3, 1, now(), true, 'More.')`,
    [who.id, payment, id],
  )
  await expect(beyond).rejects.toThrow('more would go back than was captured')
})

test('before the appointment it comes from the prepayment, and cancelling refunds the rest', async () => {
  for (const [wallet, toCard, toWallet] of [
    [250, 0, 250],
    [100, 150, 100],
  ] as const) {
    const { who, id, payment, atGateway } = await booked(wallet)
    const before = await balancesOf(app)
    expect((await giveBack(payment, 180)).status).toBe(201)
    expect(await codeOf(giveBack(payment, 70.01))).toBe('refund_has_changed')
    await app.runJobs()
    expect((await who.call(readAppointment, { id })).body.appointment.payment).toMatchObject({
      paid: 70,
      ifCancelled: 70,
    })
    expect((await who.call(cancelAppointment, { id, refund: 70 })).status).toBe(200)
    await app.runJobs()
    expect(await moved(before)).toEqual({
      prepaid: 25_000,
      ...(toCard > 0 && { clearing: -toCard * 100 }),
      wallet: -toWallet * 100,
    })
    if (toCard > 0) expect(await refundedAtGateway(atGateway)).toBe(toCard * 100)
    expect((await pageOf(payment)).left).toBe(0)
  }
})

test('an amount refunded to the wallet is not earned after the appointment', async () => {
  const { id, payment } = await booked(250)
  const before = await balancesOf(app)
  await giveBack(payment, 50)
  await app.rows(
    `update appointments set starts_at = now() - interval '40 minutes', ends_at = now() - interval '10 minutes' where id = $1`,
    [id],
  )
  expect((await layla.call(completeAppointment, { id, outcome: 'attended' })).status).toBe(200)
  await app.rows('delete from taken_times where appointment_id = $1', [id])
  await app.runJobs()
  expect(await moved(before)).toEqual({
    prepaid: 25_000,
    wallet: -5_000,
    earnings: -17_000,
    platform_fee: -2_609,
    vat: -391,
  })
})

test('earnings taken back before they are available never become available; later the available amount is reduced', async () => {
  const own = await paidPractice(app)
  const first = await earned(250, { dietitian: own })
  await giveBack(first.payment, 50)
  await app.rows(
    `update appointments set ends_at = now() - interval '49 hours', starts_at = now() - interval '50 hours' where id = $1`,
    [first.id],
  )
  await app.runCron('make_available')
  expect((await own.call(readBalance, {})).body).toMatchObject({ pending: 0, available: 170 })
  const before = await balancesOf(app)
  await giveBack(first.payment, 200)
  expect(await moved(before)).toEqual({
    available: 17_000,
    platform_fee: 2_609,
    vat: 391,
    wallet: -20_000,
  })
  expect((await own.call(readBalance, {})).body).toMatchObject({ pending: 0, available: 0 })
  expect((await own.call(listEarned, {})).body.earned).toMatchObject([{ state: 'taken_back' }])
})

test('while the card’s part is disputed nothing is refunded, and what the dispute returned is not paid twice', async () => {
  const { who, payment, atGateway } = await earned(100)
  await disputed(atGateway, 'open')
  expect(await codeOf(giveBack(payment, 1))).toBe('refund_has_changed')
  await disputed(atGateway, 'lost')
  expect(await pageOf(payment)).toMatchObject({ left: 100, leftOnCard: 0 })
  const [before, wallet] = [await balancesOf(app), await balanceOf(who)]
  expect(await codeOf(giveBack(payment, 100.01))).toBe('refund_has_changed')
  expect((await giveBack(payment, 100)).body).toEqual({ left: 0, toCard: 0, toWallet: 100 })
  await app.runJobs()
  const { wallet: credited, clearing, ...shares } = await moved(before)
  expect([credited, clearing]).toEqual([-10_000, undefined])
  expect(Object.values(shares).reduce((sum, each) => sum + each, 0)).toBe(10_000)
  expect([await balanceOf(who), await refundedAtGateway(atGateway)]).toEqual([wallet + 100, 0])
})

test('unused sessions of a package are refunded to the wallet that paid for it', async () => {
  const who = await somePatient(app)
  const first = await buyPackage(app, who, layla)
  await who.call(refundPackage, { id: first, refund: 1_000, to: 'wallet' })
  const { body } = await who.call(payForPackage, {
    offer: await offerPackage(app, layla),
    price: 1_000,
    wallet: 1_000,
  })
  await who.call(concludePayment, { payment: body.payment })
  const before = await balancesOf(app)
  expect((await giveBack(body.payment, 250)).body).toEqual({ left: 750, toCard: 0, toWallet: 250 })
  expect((await giveBack(body.payment, 50)).body).toEqual({ left: 700, toCard: 0, toWallet: 50 })
  await app.runJobs()
  expect(await moved(before)).toEqual({ prepaid: 30_000, wallet: -30_000 })
  const [latest] = await packagesOf(who)
  expect(latest).toMatchObject({ left: 4, refund: 700 })
  expect((await bookOne(app, who, layla, latest?.id ?? '', inHours(app, hour++))).status).toBe(201)
  expect(await codeOf(giveBack(body.payment, 600))).toBe('refund_has_changed')
  const [row] = (await pageOf(body.payment)).refunds
  expect(row).toMatchObject({ to: 'wallet', cause: 'by_admin', reason })
})

test('for a patient who has left the card is refunded its part, and no more', async () => {
  const { who, payment } = await earned(100)
  await app.rows('update payments set patient_id = null where id = $1', [payment])
  expect(await pageOf(payment)).toMatchObject({ left: 150, leftOnCard: 150 })
  expect(await codeOf(giveBack(payment, 150.01))).toBe('refund_has_changed')
  expect((await giveBack(payment, 150)).body).toEqual({ left: 0, toCard: 150, toWallet: 0 })
  await app.runJobs()
  await app.rows('update payments set patient_id = $2 where id = $1', [payment, who.id])
})

test('a refund only to the wallet needs no gateway, but a card’s part does', async () => {
  const [byWallet, byBoth] = [await earned(250), await earned(100)]
  const house = { ...app.house, settings: { ...app.house.settings, payments: null } }
  const actor: Actor = { id: admin.id, role: 'admin', language: 'en' }
  const give = (payment: string) =>
    house.db.as(actor, (tx) =>
      giveFrom(tx, actor, { payment, halalas: 1_000, reason }, house.clock.now(), house),
    )
  await expect(give(byBoth.payment)).rejects.toMatchObject({ code: 'payments_unavailable' })
  expect(await give(byWallet.payment)).toEqual({ left: 24_000, card: 0, wallet: 1_000 })
  await app.runJobs()
})

test('only an admin credits a wallet, with a reason, and never their own', async () => {
  const { who, id, payment } = await booked(250)
  for (const other of [who, layla]) expect((await giveBack(payment, 1, other)).status).toBe(403)
  await app.rows('update payments set patient_id = $2 where id = $1', [payment, admin.id])
  expect(await codeOf(giveBack(payment, 1))).toBe('own_account')
  await app.rows('update payments set patient_id = $2 where id = $1', [payment, who.id])
  await app.rows(`update sessions set proven_at = now() - interval '1 hour' where user_id = $1`, [admin.id])
  expect(await codeOf(giveBack(payment, 1))).toBe('proof_needed')
  await app.rows(`update sessions set proven_at = now() where user_id = $1`, [admin.id])
  const byHand = app.house.db.as({ id: who.id, role: 'patient', language: 'en' }, (tx) =>
    tx
      .insertInto('wallet_credits')
      .values({
        user_id: who.id,
        payment_id: payment,
        appointment_id: id,
        halalas: 100,
        credited_at: new Date(),
        by_admin: true,
        reason_sealed: Buffer.from('Because.'),
      })
      .execute(),
  )
  await expect(byHand).rejects.toThrow('row-level security')
})

test('gateway, ledger and appointments agree after all these changes', async () => {
  await app.rows(
    `update payments set captured_at = captured_at - interval '1 hour', opened_at = opened_at - interval '1 hour' where state = 'captured'`,
  )
  await app.runCron('reconcile')
  await app.runJobs()
  expect(await app.rows('select kind, subject from differences where gone_at is null')).toEqual([])
})
