import { expect, test } from 'vitest'
import { signIn } from '#contract/accounts/sign-in.ts'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { listOffers, listPackages } from '#contract/money/packages.ts'
import { payOutNow, readPayouts } from '#contract/money/payouts.ts'
import { readReconciliation, reconcile } from '#contract/money/reconciliation.ts'
import { listStatements } from '#contract/money/statements.ts'
import { readWallet } from '#contract/money/wallet.ts'
import { openPayments } from '#test/payments/open-payments.ts'
import { balancesOf } from '#test/payments/paying.ts'
import { visitor } from '#test/people.ts'
import { demoPassword } from './content/people.ts'
import { fillDemo } from './fill.ts'
import { recordsForGateway } from './records-for-gateway.ts'

const { app, simulator } = await openPayments()
const now = app.house.clock.now()
await fillDemo(app.house, now)
const jobs = await app.rows('select from graphile_worker._private_jobs')
simulator.tell({ knows: await recordsForGateway(app.house) })

async function signedIn(email: string) {
  const person = visitor(app)
  await person.call(signIn, { email, password: demoPassword })
  return person
}

test('payments are on if a gateway can be reached, unless an admin has switched them off', async () => {
  const takes = async () => (await app.rows('select takes_payments from platform_settings'))[0]
  expect(await takes()).toEqual({ takes_payments: true })
  await app.rows('update platform_settings set takes_payments = false, version = 2')
  await fillDemo(app.house, now)
  expect(await takes()).toEqual({ takes_payments: false })
  await app.rows('update platform_settings set takes_payments = true')
})

test('the ledger adds up to zero, every due refund has been made, and no job of the filling is left', async () => {
  const balances = await balancesOf(app)
  expect(Object.values(balances).reduce((sum, halalas) => sum + halalas, 0)).toBe(0)
  expect(balances.refunds_due).toBe(0)
  expect(jobs).toEqual([])
  expect(
    await app.rows(
      `select transaction_id from ledger_entries group by 1 having sum(halalas) <> 0
        union all select id from ledger_transactions where posted_at > $1`,
      [now],
    ),
  ).toEqual([])
})

test('payments for past appointments were refunded or earned, and those for upcoming ones are prepaid', async () => {
  const states = await app.rows<{ status: string; ending: string | null; wrong: number; count: number }>(
    `select status, ending, count(*)::int, (count(*) filter (where (settled_at is not null) <> (status in ('completed', 'cancelled'))
          or appointments.paid_halalas <> amount_halalas + wallet_halalas
          or coalesce(refund_halalas, 0) <> back + credited))::int as wrong
      from appointments join payments on appointment_id = appointments.id,
        lateral (select coalesce(sum(halalas), 0)::int as back from refunds where payment_id = payments.id and cause = 'ended') as refunds,
        lateral (select coalesce(sum(halalas), 0)::int as credited from wallet_credits where payment_id = payments.id) as credits
      group by 1, 2 order by 1, 2`,
  )
  expect(states.filter(({ wrong }) => wrong > 0)).toEqual([])
  const kinds = states.map(({ status, ending }) => ending ?? status)
  for (const kind of [
    'completed',
    'confirmed',
    'pending',
    'declined',
    'cancelled_by_dietitian',
    'cancelled_by_patient',
  ])
    expect(kinds).toContain(kind)
  const [halved] = await app.rows(
    'select count(*)::int as count from appointments where refund_halalas * 2 = paid_halalas and paid_halalas > 0',
  )
  expect(halved).toEqual({ count: 1 })
})

test('one dispute is open, one is lost and one is won, and the platform bears the lost one', async () => {
  expect(
    await app.rows(
      `select disputes.state, (disputed_at is not null) as "isWaiting", borne = halalas as "isBorne",
          (select count(*)::int from invoices where refund_id = disputes.id and kind = 'credit_note') as notes
        from disputes join payments on payments.id = payment_id order by disputes.opened_at`,
    ),
  ).toEqual([
    { state: 'lost', isWaiting: false, isBorne: true, notes: 1 },
    { state: 'won', isWaiting: false, isBorne: false, notes: 0 },
    { state: 'open', isWaiting: true, isBorne: false, notes: 0 },
  ])
})

test('one transfer to a dietitian is at the bank, and payouts of another are held for a reason', async () => {
  expect(
    await app.rows(
      `select email::text, payouts.state from payouts join users on users.id = dietitian_id where state in ('asked', 'sent')`,
    ),
  ).toEqual([{ email: 'both@nabta.test', state: 'sent' }])
  expect(
    await app.rows(
      `select email::text, lifted_at is null as "isOpen" from payout_holds join users on users.id = dietitian_id order by held_at`,
    ),
  ).toEqual([
    { email: 'dietitian@nabta.test', isOpen: false },
    { email: 'reem.ghamdi@practice.nabta.test', isOpen: true },
  ])
})

test('the dietitian was paid, had one transfer returned, and gets what is available on request', async () => {
  const dietitian = await signedIn('dietitian@nabta.test')
  const { payouts, standing } = (await dietitian.call(readPayouts, {})).body
  expect(payouts.filter(({ state }) => state === 'paid').length).toBeGreaterThanOrEqual(3)
  expect(payouts.filter(({ state, reason }) => state === 'returned' && reason === 'failed')).toHaveLength(1)
  expect(standing).toMatchObject({ obstacle: null, underWay: 0 })
  expect(standing.available).toBeGreaterThan(100)
  expect(standing.keptBack).toBeGreaterThan(0)
  const { months } = (await dietitian.call(listStatements, {})).body
  expect(months.length).toBeGreaterThanOrEqual(2)
  const paid = await dietitian.call(payOutNow, {})
  expect(paid.status, paid.text).toBe(201)
  expect(paid.body.payout.amount).toBe(standing.available)
})

test('the patient has used part of a refund in the wallet', async () => {
  const { balance, movements } = (await (await signedIn('patient@nabta.test')).call(readWallet, {})).body
  expect(movements.map(({ kind }) => kind)).toEqual(['paid', 'refunded'])
  expect(balance).toBe((movements[1]?.amount ?? 0) - (movements[0]?.amount ?? 0))
  expect(balance).toBeGreaterThan(0)
})

test('invoices are numbered in the order of their time, and fees of past months are invoiced', async () => {
  expect(
    await app.rows(
      `select number from (select number, issued_at, lag(issued_at) over (partition by seller, kind, year order by number) as before
        from invoices) as each where before > issued_at`,
    ),
  ).toEqual([])
  const [fees] = await app.rows<{ months: number }>(
    `select count(distinct month)::int as months from invoices where about = 'fee'`,
  )
  expect(fees?.months).toBeGreaterThanOrEqual(1)
})

test('the books were compared last night, and a new comparison of gateway, ledger and appointments agrees', async () => {
  const admin = await signedIn('admin@nabta.test')
  const before = (await admin.call(readReconciliation, {})).body
  expect(before).toMatchObject({ open: [], over: [] })
  expect(before.last?.compared).toBeGreaterThan(5)
  const today = todayInRiyadh(now)
  for (const days of [60, 30]) {
    const asked = await admin.call(reconcile, { from: addDays(today, -days), to: addDays(today, 30 - days) })
    expect(asked.status, asked.text).toBe(201)
    await app.runJobs()
  }
  expect((await admin.call(readReconciliation, {})).body).toMatchObject({ open: [] })
})

test.each([
  ['dietitian@nabta.test', [3, 5, 5], [30, 100, 120]],
  ['both@nabta.test', [3, 5], [45, 100]],
])('%s sells packages, each cheaper than the single appointments', async (email, uses, saved) => {
  const [dietitian] = await app.rows<{ id: string }>('select id from users where email = $1', [email])
  const patient = await signedIn('patient@nabta.test')
  const { offers } = (await patient.call(listOffers, { id: dietitian?.id ?? '' })).body
  expect(offers.map((offer) => offer.uses)).toEqual(uses)
  expect(offers.map(({ saves }) => saves)).toEqual(saved)
})

test('the patient has used two of five appointments and has sixty days left, and another has booked one of three', async () => {
  const { packages } = (await (await signedIn('patient@nabta.test')).call(listPackages, {})).body
  const open = packages.filter(({ endedAt }) => endedAt === null)
  expect(open).toMatchObject([
    { uses: 5, left: 5, price: 1_250, parts: [{ uses: 1 }, { uses: 4 }] },
    { uses: 5, left: 3, price: 650, parts: [{ uses: 5, left: 3 }] },
  ])
  expect(open[0]?.each.map(({ amount }) => amount)).toEqual([369.71, 220.07, 220.07, 220.07, 220.08])
  const days = (Date.parse(open[1]?.expiresAt ?? '') - now.getTime()) / 86_400_000
  expect(Math.abs(days - 60)).toBeLessThanOrEqual(1)
  expect(
    await app.rows(
      `select email::text, array_agg(package_uses.state order by place) as states,
          array_agg(appointments.status order by place) filter (where appointments.id is not null) as booked,
          bool_and(appointments.package_id = packages.id and appointments.price_halalas = halalas and paid_halalas = halalas
            and requested_at > bought_at) as "isPaid"
        from packages join users on users.id = packages.patient_id join package_uses on package_uses.package_id = packages.id
          left join appointments on appointments.id = appointment_id
        where packages.state = 'open' group by email, packages.id order by email, packages.bought_at`,
    ),
  ).toEqual([
    {
      email: 'both@nabta.test',
      states: ['booked', 'ready', 'ready'],
      booked: ['confirmed'],
      isPaid: true,
    },
    {
      email: 'patient@nabta.test',
      states: ['used', 'used', 'ready', 'ready', 'ready'],
      booked: ['completed', 'completed'],
      isPaid: true,
    },
    { email: 'patient@nabta.test', states: Array(5).fill('ready'), booked: null, isPaid: null },
  ])
})

test('one package has ended with an unused session, and one was returned completely: both are refunded', async () => {
  expect(
    await app.rows(
      `select ending, array_agg(package_uses.state order by place) as states, refunds.halalas, done_at is not null as "isGone",
          (select sum(total_halalas)::int from invoices where kind = 'credit_note' and invoices.payment_id = payments.id) as credited
        from packages join package_uses on package_uses.package_id = packages.id join payments on payments.package_id = packages.id
          join refunds on refunds.payment_id = payments.id
        where packages.state = 'ended' group by packages.id, payments.id, refunds.id order by ending`,
    ),
  ).toEqual([
    { ending: 'expired', states: ['used', 'refunded'], halalas: 21_500, isGone: true, credited: 21_500 },
    {
      ending: 'refunded',
      states: ['refunded', 'refunded', 'refunded'],
      halalas: 69_000,
      isGone: true,
      credited: 69_000,
    },
  ])
})

test('used sessions are earned on time, and each package has its invoice', async () => {
  const moments = await app.rows(
    `select posted.kind, posted.posted_at = completed_at as "isOnTime",
        freed.posted_at = ends_at + interval '48 hours' as "isFreed"
      from ledger_transactions as posted join appointments on appointments.id = posted.cause_id
        left join ledger_transactions as freed on freed.cause_id = appointments.id and freed.kind = 'available'
      where package_id is not null and posted.kind <> 'available'`,
  )
  expect(moments).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'package_earned', isOnTime: true, isFreed: true })),
  )
  expect(
    await app.rows(
      `select state, invoices.total_halalas, issued_at = captured_at as "isOfThatDay"
        from payments join invoices on payment_id = payments.id where package_id is not null and invoices.kind = 'invoice' order by captured_at`,
    ),
  ).toEqual([
    { state: 'captured', total_halalas: 43_000, isOfThatDay: true },
    { state: 'captured', total_halalas: 65_000, isOfThatDay: true },
    { state: 'captured', total_halalas: 69_000, isOfThatDay: true },
    { state: 'captured', total_halalas: 42_000, isOfThatDay: true },
    { state: 'captured', total_halalas: 125_000, isOfThatDay: true },
  ])
})
