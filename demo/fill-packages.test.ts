import { expect, test } from 'vitest'
import { signIn } from '#contract/accounts/sign-in.ts'
import { listOffers, listPackages } from '#contract/money/packages.ts'
import { openPayments } from '#test/payments/open-payments.ts'
import { visitor } from '#test/people.ts'
import { demoPassword } from './content/people.ts'
import { fillDemo } from './fill.ts'

const { app } = await openPayments()
const now = app.house.clock.now()
await fillDemo(app.house, now)

async function signedIn(email: string) {
  const person = visitor(app)
  await person.call(signIn, { email, password: demoPassword })
  return person
}

test.each([
  ['dietitian@nabta.test', 30, 100],
  ['both@nabta.test', 45, 100],
])(
  '%s sells packages of three and of five appointments, each for less than one by one',
  async (email, ...saved) => {
    const [dietitian] = await app.rows<{ id: string }>('select id from users where email = $1', [email])
    const patient = await signedIn('patient@nabta.test')
    const { offers } = (await patient.call(listOffers, { id: dietitian?.id ?? '' })).body
    expect(offers.map(({ uses }) => uses)).toEqual([3, 5])
    expect(offers.map(({ saves }) => saves)).toEqual(saved)
  },
)

test('the patient has used two of five appointments and has sixty days left, and another has booked one of three', async () => {
  const { packages } = (await (await signedIn('patient@nabta.test')).call(listPackages, {})).body
  const open = packages.filter(({ endedAt }) => endedAt === null)
  expect(open).toMatchObject([{ uses: 5, left: 3, price: 650 }])
  const days = (Date.parse(open[0]?.expiresAt ?? '') - now.getTime()) / 86_400_000
  expect(Math.abs(days - 60)).toBeLessThanOrEqual(1)
  expect(
    await app.rows(
      `select email::text, array_agg(package_uses.state order by place) as states,
          array_agg(appointments.status order by place) filter (where appointments.id is not null) as booked,
          bool_and(appointments.package_id = packages.id and appointments.price_halalas = halalas and paid_halalas = halalas
            and requested_at > bought_at) as "isPaid"
        from packages join users on users.id = packages.patient_id join package_uses on package_uses.package_id = packages.id
          left join appointments on appointments.id = appointment_id
        where packages.state = 'open' group by email order by email`,
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

test('one package has ended with an unused session, and one was returned whole: both are refunded', async () => {
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
  ])
})
