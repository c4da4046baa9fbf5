import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cancelAppointment, completeAppointment } from '#contract/appointments/changes.ts'
import { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import { listEarned, readBalance } from '#contract/money/balance.ts'
import { readEarnings } from '#contract/money/earnings.ts'
import { system } from '#server/ground/data/db.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import {
  balancesOf,
  inHours,
  paidAppointment,
  paidPractice,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import type { Person } from '#test/people.ts'
import { postTransaction } from '../ledger/post-transaction.ts'

const { app } = await openPayments()
await takePayments(app)

/** Moves the appointment so that it ended this many hours ago. */
const ended = (id: string, hours: number) =>
  app.rows(
    `update appointments set starts_at = now() - ($2 + 0.5) * interval '1 hour', ends_at = now() - $2 * interval '1 hour' where id = $1`,
    [id, hours],
  )

async function earnedWith(dietitian: Person, hours: number, endedBefore: number) {
  const who = await somePatient(app)
  const id = await paidAppointment(app, who, dietitian, inHours(app, hours), cards.paid)
  await ended(id, endedBefore)
  expect((await dietitian.call(completeAppointment, { id, outcome: 'attended' })).status).toBe(200)
  await app.runJobs()
  return { who, id }
}

const balanceOf = async (who: Person) => (await who.call(readBalance, {})).body
const linesOf = async (who: Person) => (await who.call(listEarned, {})).body.earned

test('earnings are pending for two days after the appointment and then available, once', async () => {
  const layla = await paidPractice(app)
  const early = await earnedWith(layla, 5, 47.9)
  const due = await earnedWith(layla, 6, 48.1)
  expect(await balanceOf(layla)).toEqual({
    isKept: true,
    pending: 425,
    available: 0,
    keptBack: 0,
    underway: 0,
    paidOut: 0,
  })
  const before = await balancesOf(app)
  await Promise.all([1, 2, 3].map(() => app.runCron('make_available')))
  expect(await balanceOf(layla)).toMatchObject({ pending: 212.5, available: 212.5 })
  await app.runCron('make_available')
  const after = await balancesOf(app)
  expect([after.earnings - before.earnings, after.available - before.available]).toEqual([21_250, -21_250])
  expect(await linesOf(layla)).toMatchObject([
    { appointment: due.id, state: 'available', availableAt: null, earned: 212.5, takenBack: 0 },
    {
      appointment: early.id,
      state: 'pending',
      availableAt: expect.any(String),
      service: { name: 'Consultation' },
    },
  ])
})

test('the earned amount is the price minus the fee, on the dashboard and in the statement', async () => {
  const layla = await paidPractice(app)
  await earnedWith(layla, 5, 1)
  const statement = (await layla.call(readEarnings, {})).body
  expect(statement).toMatchObject({ count: 1, total: 250, net: 212.5 })
  expect(statement.months[0]?.services[0]).toMatchObject({ total: 250, net: 212.5 })
  expect((await layla.call(readDietitianDashboard, {})).body).toMatchObject({
    earned: 212.5,
    earnedGross: 250,
  })
})

test('the retained part of a late cancellation becomes available as well, and a full refund has no line', async () => {
  const layla = await paidPractice(app)
  for (const hours of [10, 60]) {
    const who = await somePatient(app)
    const id = await paidAppointment(app, who, layla, inHours(app, hours), cards.paid)
    expect((await who.call(cancelAppointment, { id })).status).toBe(200)
    await app.runJobs()
    await ended(id, 49)
  }
  expect(await linesOf(layla)).toMatchObject([{ earned: 106.25, state: 'pending' }])
  await app.runCron('make_available')
  expect(await balanceOf(layla)).toMatchObject({ pending: 0, available: 106.25 })
})

test('while a dispute is open its earnings do not become available, and afterwards they do', async () => {
  const layla = await paidPractice(app)
  const { id } = await earnedWith(layla, 7, 72)
  await app.rows('update payments set disputed_at = now() where appointment_id = $1', [id])
  await app.runCron('make_available')
  expect(await balanceOf(layla)).toMatchObject({ pending: 212.5, available: 0 })
  expect(await linesOf(layla)).toMatchObject([{ state: 'held' }])
  await app.rows('update payments set disputed_at = null where appointment_id = $1', [id])
  await app.runCron('make_available')
  expect(await balanceOf(layla)).toMatchObject({ pending: 0, available: 212.5 })
})

test('earnings from an appointment that is no longer stored become available two days after they were booked', async () => {
  const layla = await paidPractice(app)
  const { id } = await earnedWith(layla, 8, 72)
  await app.rows('delete from appointments where id = $1', [id])
  await app.runCron('make_available')
  expect(await balanceOf(layla)).toMatchObject({ pending: 212.5, available: 0 })
  expect(await linesOf(layla)).toMatchObject([{ service: null, startsAt: null }])
  app.at(new Date(Date.now() + 49 * 3_600_000).toISOString())
  await app.runCron('make_available')
  app.at(new Date().toISOString())
  expect(await balanceOf(layla)).toMatchObject({ pending: 0, available: 212.5 })
})

test('payouts that arrived are separate from those in transit, and a returned payout is available again', async () => {
  const layla = await paidPractice(app)
  await earnedWith(layla, 9, 72)
  await app.runCron('make_available')
  const move = (kind: 'payout_asked' | 'payout_paid' | 'payout_returned', cause: string, halalas: number) =>
    app.house.db.as(system, (tx) =>
      postTransaction(
        tx,
        {
          kind,
          cause,
          entries:
            kind === 'payout_paid'
              ? [
                  { account: 'payouts_due', halalas },
                  { account: 'clearing', halalas: -halalas },
                ]
              : [
                  { account: { of: layla.id, kind: 'available' }, halalas },
                  { account: 'payouts_due', halalas: -halalas },
                ],
        },
        app.house.clock.now(),
      ),
    )
  const [arrived, returned] = [randomUUID(), randomUUID()]
  await move('payout_asked', arrived, 10_000)
  expect(await balanceOf(layla)).toMatchObject({ available: 112.5, underway: 100, paidOut: 0 })
  await move('payout_paid', arrived, 10_000)
  expect(await balanceOf(layla)).toMatchObject({ available: 112.5, underway: 0, paidOut: 100 })
  await move('payout_asked', returned, 5_000)
  await move('payout_returned', returned, -5_000)
  expect(await balanceOf(layla)).toMatchObject({ available: 112.5, underway: 0, paidOut: 100 })
})

test('a dietitian cannot see another’s account, and a person without one is told so', async () => {
  const layla = await paidPractice(app)
  const other = await paidPractice(app)
  await earnedWith(layla, 11, 72)
  expect(await linesOf(other)).toEqual([])
  const seen = await app.house.db.read({ id: other.id, role: 'dietitian', language: 'en' }, (tx) =>
    tx.selectFrom('ledger_entries').selectAll(),
  )
  expect(seen).toEqual([])
  await app.rows('update platform_settings set takes_payments = false')
  expect(await balanceOf(other)).toEqual({
    isKept: false,
    pending: 0,
    available: 0,
    keptBack: 0,
    underway: 0,
    paidOut: 0,
  })
  expect((await balanceOf(layla)).isKept).toBe(true)
  await takePayments(app)
})
