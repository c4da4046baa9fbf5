import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { saveBilling } from '#contract/money/billing.ts'
import { listAppointmentInvoices } from '#contract/money/invoices.ts'
import { payForAppointment } from '#contract/money/pay-for-appointment.ts'
import { concludePayment, readReceipt } from '#contract/money/payments.ts'
import { fromWallet, readWallet } from '#contract/money/wallet.ts'
import { system } from '#server/ground/data/db.ts'
import { firstBookingFields, serviceOf } from '#test/appointments/appointments.ts'
import { askGateway, cards, openPayments, passForm } from '#test/payments/open-payments.ts'
import {
  appointmentsOf,
  balancesOf,
  conclude,
  defaultRefundRules,
  inHours,
  paidAppointment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { deleteForGood, type Person } from '#test/people.ts'
import { lockAvailable } from './balance.ts'

const { app } = await openPayments()
await takePayments(app)
const layla = await paidPractice(app)

const walletOf = async (who: Person) => (await who.call(readWallet, {})).body
const pay = async (who: Person, hours: number, wallet: number, price = 250) =>
  who.call(payForAppointment, {
    dietitian: layla.id,
    service: await serviceOf(app, layla),
    startsAt: inHours(app, hours),
    mode: 'video',
    zone: 'Asia/Riyadh',
    price,
    wallet,
    refunds: defaultRefundRules,
    ...firstBookingFields,
  })
const concluded = (who: Person, payment: string | null) =>
  who.call(concludePayment, { payment: payment ?? '' })
/** A patient who paid by card, cancelled in time and took the refund in the wallet. */
async function withWallet(hours: number, back = 250) {
  const who = await somePatient(app)
  const id = await paidAppointment(app, who, layla, inHours(app, hours), cards.paid)
  expect((await who.call(cancelAppointment, { id, refund: back, refundTo: 'wallet' })).status).toBe(200)
  await app.runJobs()
  return { who, id }
}
const refundedAtGateway = async (who: Person) => {
  const [row] = await paymentsOf(app, who)
  return ((await askGateway(app, `payments/${row?.gateway_payment}`)).body as { refunded: number }).refunded
}
/** The balance according to the ledger, independent of the screens. */
const inLedger = async (who: Person) => {
  const rows = await app.rows<{ halalas: number }>(
    `select coalesce(-sum(halalas), 0)::int as halalas from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
      where user_id = $1 and kind = 'wallet'`,
    [who.id],
  )
  return rows[0]?.halalas
}

test('a patient who cancels may take the refund in the wallet, immediately and with an email, and the card gets nothing', async () => {
  const before = await balancesOf(app)
  const { who, id } = await withWallet(48)
  expect(await walletOf(who)).toMatchObject({
    balance: 250,
    available: 250,
    movements: [{ kind: 'refunded', amount: 250, appointment: { id, serviceName: 'Consultation' } }],
  })
  expect([await inLedger(who), await refundedAtGateway(who)]).toEqual([25_000, 0])
  const after = await balancesOf(app)
  expect([after.prepaid - before.prepaid, after.wallet - before.wallet]).toEqual([0, -25_000])
  expect((await who.call(readReceipt, { id })).body.payment).toMatchObject({
    fromWallet: 0,
    refunds: [{ amount: 250, to: 'wallet', doneAt: expect.any(String) }],
  })
  const subjects = (await app.mailTo(who.email)).map(({ subject }) => subject)
  expect(subjects).toContain('250 SAR is back on your wallet')
})

test('a wallet pays all of a booking without the gateway, and is refunded', async () => {
  const { who } = await withWallet(50)
  const { body } = await pay(who, 52, 250)
  expect(body).toMatchObject({ url: null, appointment: null, payment: expect.any(String) })
  expect((await walletOf(who)).available).toBe(0)
  const done = await concluded(who, body.payment)
  expect(done.body).toEqual({ outcome: 'paid', appointment: expect.any(String) })
  expect((await concluded(who, body.payment)).body).toEqual(done.body)
  expect(await walletOf(who)).toMatchObject({
    balance: 0,
    movements: [{ kind: 'paid' }, { kind: 'refunded' }],
  })
  const id = done.body.appointment ?? ''
  expect((await who.call(readReceipt, { id })).body.payment).toMatchObject({
    amount: 250,
    fromWallet: 250,
    card: null,
  })
  await who.call(cancelAppointment, { id, refund: 250 })
  await app.runJobs()
  expect([await inLedger(who), (await walletOf(who)).balance]).toEqual([25_000, 250])
})

test('a wallet pays a part and a card the rest; refunds go back to their source', async () => {
  const { who } = await withWallet(8, 125)
  const { body } = await pay(who, 10, 125)
  const to = await passForm(body.url ?? '', cards.paid)
  const { appointment } = (await conclude(who, to)).body
  expect(await appointmentsOf(app, who)).toMatchObject([{ status: 'cancelled' }, { paid_halalas: 25_000 }])
  expect(await inLedger(who)).toBe(0)
  const before = await balancesOf(app)
  await who.call(cancelAppointment, { id: appointment ?? '', refund: 125 })
  await app.runJobs()
  const after = await balancesOf(app)
  expect([
    after.clearing - before.clearing,
    after.wallet - before.wallet,
    after.prepaid - before.prepaid,
  ]).toEqual([-12_500, 0, 25_000])
  const again = await pay(who, 12, 0)
  const other = (await conclude(who, await passForm(again.body.url ?? '', cards.paid))).body.appointment
  expect(other).not.toBeNull()
})

test('two tabs spend the same wallet once', async () => {
  const { who } = await withWallet(54)
  const tabs = await Promise.all([56, 58, 60].map((hours) => pay(who, hours, 250)))
  const codes = tabs.map(({ body }) => body.error?.code ?? 'opened').sort()
  expect(codes).toEqual(['opened', 'wallet_has_changed', 'wallet_has_changed'])
  const opened = tabs.find(({ status }) => status === 201)?.body.payment ?? null
  expect((await concluded(who, opened)).body.outcome).toBe('paid')
  expect(await inLedger(who)).toBe(0)
  const late = await pay(who, 62, 1)
  expect([late.status, late.body.error.detail]).toEqual([409, { available: 0 }])
})

test('if a payment is not completed, the wallet’s part is released', async () => {
  const { who } = await withWallet(64)
  await pay(who, 66, 100)
  expect(await walletOf(who)).toMatchObject({ balance: 250, available: 150 })
  await app.rows(`update wallet_holds set held_until = now() - interval '1 second' where user_id = $1`, [
    who.id,
  ])
  expect(await walletOf(who)).toMatchObject({ balance: 250, available: 250 })
})

test('a card that pays after the wallet has been spent elsewhere gets its part back, and nothing is booked', async () => {
  const { who } = await withWallet(68)
  const { body } = await pay(who, 70, 100)
  await app.rows(`update wallet_holds set held_until = now() - interval '1 second' where user_id = $1`, [
    who.id,
  ])
  const other = await pay(who, 72, 250)
  expect((await concluded(who, other.body.payment)).body.outcome).toBe('paid')
  const to = await passForm(body.url ?? '', cards.paid)
  expect((await conclude(who, to)).body).toEqual({ outcome: 'refunded', appointment: null })
  await app.runJobs()
  expect(await inLedger(who)).toBe(0)
  const rows = await paymentsOf(app, who)
  const late = rows.find(({ amount_halalas }) => amount_halalas === 15_000)
  const { body: said } = await askGateway(app, `payments/${late?.gateway_payment}`)
  expect(said).toMatchObject({ refunded: 15_000 })
})

test('a split that leaves less for the card than its minimum is refused, and the page never offers it', async () => {
  const { who } = await withWallet(74)
  for (const wallet of [249.5, 250.01, 300])
    expect((await pay(who, 76, wallet)).body.error.code, String(wallet)).toBe('invalid_fields')
  expect([fromWallet(250, 250), fromWallet(249.5, 250), fromWallet(40.25, 250), fromWallet(0, 250)]).toEqual([
    250, 249, 40.25, 0,
  ])
})

test('a person cannot see or spend another’s wallet', async () => {
  const { who } = await withWallet(78)
  const other = await somePatient(app)
  expect(await walletOf(other)).toEqual({ balance: 0, available: 0, movements: [] })
  expect((await pay(other, 80, 250)).body.error.code).toBe('wallet_has_changed')
  const seen = await app.house.db.read(
    { id: other.id, role: 'patient', language: 'en' },
    () =>
      sql`select from ledger_entries union all select from wallet_credits union all select from wallet_holds`,
  )
  expect(seen).toEqual([])
  expect(await inLedger(who)).toBe(25_000)
})

test('an erased person’s wallet is refunded to the card it came from', async () => {
  const { who } = await withWallet(82)
  const spent = await pay(who, 84, 100)
  await conclude(who, await passForm(spent.body.url ?? '', cards.paid))
  const [first] = await paymentsOf(app, who)
  const before = await balancesOf(app)
  await deleteForGood(app, who)
  await app.runJobs()
  const { body } = await askGateway(app, `payments/${first?.gateway_payment}`)
  // By then the wallet's payment for the appointment that was cancelled on leaving is in the wallet again.
  expect(body).toMatchObject({ refunded: 25_000 })
  const after = await balancesOf(app)
  expect([after.wallet - before.wallet, after.refunds_due - before.refunds_due]).toEqual([15_000, 0])
  const nobody = await app.house.db.as(system, (tx) => lockAvailable(tx, who.id, app.house.clock.now()))
  expect(nobody).toBe(0)
})

test('a payment from a wallet is invoiced in full, and credited when it is refunded there', async () => {
  const billed = await layla.call(saveBilling, {
    legalName: 'Layla Nutrition Clinic',
    street: '7214 Olaya Street',
    city: 'Riyadh',
    postalCode: '12213',
  })
  expect(billed.status).toBe(200)
  const { who } = await withWallet(86)
  const { body } = await pay(who, 88, 250)
  const id = (await concluded(who, body.payment)).body.appointment ?? ''
  await who.call(cancelAppointment, { id, refund: 250 })
  await app.runJobs()
  const { invoices } = (await who.call(listAppointmentInvoices, { id })).body
  expect(invoices.map(({ kind, total }) => [kind, total]).sort()).toEqual([
    ['credit_note', 250],
    ['invoice', 250],
  ])
})
