import { expect, test } from 'vitest'
import { signIn } from '#contract/accounts/sign-in.ts'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { readReconciliation, reconcile } from '#contract/finance/reconciliation.ts'
import { listOffers, listPackages } from '#contract/packages.ts'
import { demoPassword } from '#db/demo/people.ts'
import { openPayments } from '#test/payments/open-payments.ts'
import { balancesOf, takePayments } from '#test/payments/paying.ts'
import { visitor } from '#test/people.ts'
import { fillDemo } from './fill.ts'
import { paidInDemo } from './fill-payments.ts'

const { app, simulator } = await openPayments()
await takePayments(app)
const now = app.house.clock.now()
await fillDemo(app.house, now)
const jobs = await app.rows('select from graphile_worker._private_jobs')
simulator.tell({ knows: await paidInDemo(app.house) })

async function signedIn(email: string) {
  const person = visitor(app)
  await person.call(signIn, { email, password: demoPassword })
  return person
}

test.each([
  ['dietitian@nabta.test', 30, 100],
  ['both@nabta.test', 45, 100],
])('%s sells three appointments and five, each for less than one by one', async (email, ...saved) => {
  const [dietitian] = await app.rows<{ id: string }>('select id from users where email = $1', [email])
  const patient = await signedIn('patient@nabta.test')
  const { offers } = (await patient.call(listOffers, { id: dietitian?.id ?? '' })).body
  expect(offers.map(({ uses }) => uses)).toEqual([3, 5])
  expect(offers.map(({ saves }) => saves)).toEqual(saved)
})

test('the patient has been to two of five appointments and has sixty days left, and another has booked one of three', async () => {
  const { packages } = (await (await signedIn('patient@nabta.test')).call(listPackages, {})).body
  expect(packages).toMatchObject([{ uses: 5, left: 3, price: 650, endedAt: null }])
  const days = (Date.parse(packages[0]?.expiresAt ?? '') - now.getTime()) / 86_400_000
  expect(Math.abs(days - 60)).toBeLessThanOrEqual(1)
  expect(
    await app.rows(
      `select email::text, array_agg(package_uses.state order by place) as states,
          array_agg(appointments.status order by place) filter (where appointments.id is not null) as booked,
          bool_and(appointments.package_id = packages.id and appointments.price_halalas = halalas and paid_halalas = halalas
            and requested_at > bought_at) as "isPaid"
        from packages join users on users.id = packages.patient_id join package_uses on package_uses.package_id = packages.id
          left join appointments on appointments.id = appointment_id
        group by email order by email`,
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
  ])
})

test('what was not used is still prepaid, the ledger comes to nought, and each package has its invoice', async () => {
  const balances = await balancesOf(app)
  expect(balances.prepaid).toBe(-(3 * 13_000 + 3 * 14_000))
  expect(Object.values(balances).reduce((sum, halalas) => sum + halalas, 0)).toBe(0)
  const moments = await app.rows(
    `select posted.kind, posted.posted_at = completed_at as "isOnTime",
        freed.posted_at = ends_at + interval '48 hours' as "isFreed"
      from ledger_transactions as posted join appointments on appointments.id = posted.cause_id
        left join ledger_transactions as freed on freed.cause_id = appointments.id and freed.kind = 'available'
      where package_id is not null and posted.kind <> 'available'`,
  )
  expect(moments).toEqual(
    Array.from({ length: 2 }, () => ({ kind: 'package_earned', isOnTime: true, isFreed: true })),
  )
  expect(
    await app.rows(
      `select state, invoices.total_halalas, issued_at = captured_at as "isOfThatDay"
        from payments join invoices on payment_id = payments.id where package_id is not null order by captured_at`,
    ),
  ).toEqual([
    { state: 'captured', total_halalas: 65_000, isOfThatDay: true },
    { state: 'captured', total_halalas: 42_000, isOfThatDay: true },
  ])
  expect(jobs, 'of the filling').toEqual([])
})

test('the gateway knows of all that was paid in the demo: nothing differs', async () => {
  const admin = await signedIn('admin@nabta.test')
  const today = todayInRiyadh(now)
  const asked = await admin.call(reconcile, { from: addDays(today, -60), to: today })
  expect(asked.status, asked.text).toBe(201)
  await app.runJobs()
  expect((await admin.call(readReconciliation, {})).body).toMatchObject({ open: [] })
  const [run] = await app.rows(
    `select compared = (select count(*)::int from payments) and compared > 2 as "isWhole" from reconciliations where ended_at is not null`,
  )
  expect(run).toEqual({ isWhole: true })
})
