import { beforeAll, expect, test, vi } from 'vitest'
import { cancelAppointment, completeAppointment } from '#contract/appointments/changes.ts'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import {
  type BookFigure,
  type Books,
  flows,
  listBookLines,
  readBooks,
  standings,
} from '#contract/money/books.ts'
import { payForAppointment } from '#contract/money/pay-for-appointment.ts'
import {
  paymentFilters,
  paymentOrders,
  readPayment,
  refundPayment,
  searchPayments,
} from '#contract/money/payment-desk.ts'
import { concludePayment } from '#contract/money/payments.ts'
import { payOutNow } from '#contract/money/payouts.ts'
import { fillDemo } from '#demo/fill.ts'
import { firstBookingFields, serviceOf } from '#test/appointments/appointments.ts'
import { drLayla, noor } from '#test/cast.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import {
  defaultRefundRules,
  inHours,
  paidAppointment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { earner, payoutsOf } from '#test/payments/payouts.ts'
import { join, type Person } from '#test/people.ts'
import type { Address } from '#web/app/address.ts'
import { figureHref, readSearchParams, toQuery } from '#web/money/desk/search-params.ts'
import { pagesOf } from './length-at.ts'

const { app, simulator, hearWebhooks } = await openPayments()
hearWebhooks()
await takePayments(app)
const today = todayInRiyadh(app.house.clock.now())
let admin: Person
let layla: Person
let books: Books
let lost: string

/**
 * Every kind of movement of money: payments, refunds to cards and wallets, earnings, payouts, returned payouts and
 * chargebacks.
 */
beforeAll(async () => {
  await fillDemo(app.house, app.house.clock.now())
  admin = await join(app, noor, { role: 'admin' })
  layla = await paidPractice(app)
  const card = await paidAt(30)
  expect((await card.who.call(cancelAppointment, { id: card.id, refund: 250 })).status).toBe(200)
  await spendWallet(31)
  const [won, earned, open] = [await paidAt(33), await paidAt(34), await paidAt(35)]
  await app.rows(
    `update appointments set starts_at = now() - interval '40 minutes', ends_at = now() - interval '10 minutes' where id = $1`,
    [earned.id],
  )
  await layla.call(completeAppointment, { id: earned.id, outcome: 'attended' })
  await app.runJobs()
  await decided(won.atGateway, 'won')
  await decided(earned.atGateway, 'lost')
  await decided(open.atGateway, 'open')
  lost = earned.payment
  await payOut(await earner(app, 51_250), 'paid')
  await payOut(await earner(app, 12_300, '33'), 'returned')
  // Both stay in transit until a job runs.
  const half = await paidAt(36)
  await admin.call(refundPayment, { id: half.payment, amount: '125', reason: 'The call broke off.' })
  expect((await (await earner(app, 33_300)).call(payOutNow, {})).status).toBe(201)
  books = (await admin.call(readBooks, { from: addDays(today, -6), to: today })).body
})

async function paidAt(hours: number) {
  const who = await somePatient(app)
  const id = await paidAppointment(app, who, layla, inHours(app, hours), cards.paid)
  const [row] = await paymentsOf(app, who)
  return { who, id, payment: row?.id ?? '', atGateway: row?.gateway_payment ?? '' }
}

async function spendWallet(hours: number) {
  const { who, id } = await paidAt(hours)
  await who.call(cancelAppointment, { id, refund: 250, refundTo: 'wallet' })
  await app.runJobs()
  const { body } = await who.call(payForAppointment, {
    dietitian: layla.id,
    service: await serviceOf(app, layla),
    startsAt: inHours(app, hours + 1),
    mode: 'video',
    zone: 'Asia/Riyadh',
    refunds: defaultRefundRules,
    price: 250,
    wallet: 100,
    ...firstBookingFields,
  })
  expect((await who.call(concludePayment, { payment: body.payment ?? '' })).body.outcome).toBe('not_paid')
}

const until = (is: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await is()).toBe(true), { timeout: 60_000, interval: 100 })

async function decided(payment: string, to: 'open' | 'won' | 'lost') {
  simulator.tell({ disputes: { payment, to } })
  await until(async () => {
    await app.runJobs()
    const states = await app.rows<{ state: string }>(
      'select disputes.state from disputes join payments on payments.id = payment_id where gateway_payment = $1',
      [payment],
    )
    return states[0]?.state === to
  })
}

async function payOut(who: Person, to: string) {
  await who.call(payOutNow, {})
  await until(async () => {
    await app.runJobs()
    return (await payoutsOf(app, who))[0]?.state === to
  })
}

/** The entries of the list at an address, requested as the list's screen does. */
async function linesAt(address: Address) {
  const place = readSearchParams(Object.fromEntries(new URL(address, 'http://site').searchParams), today)
  if (!place.figure) throw new Error(`there is no list at ${address}`)
  const pages = await pagesOf(admin, listBookLines, toQuery(place.figure, place))
  const lines = pages.flatMap((page) => page.lines)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  const amount = lines.reduce((sum, line) => sum + Math.round(line.amount * 100), 0) / 100
  expect(pages[0]?.total).toEqual({ count: lines.length, amount })
  return { lines, amount }
}

test.each(flows)(
  '%s of some days, and of the same number of days before, opens the entries that add up to it',
  async (figure) => {
    const shown = books.flows.find((each) => each.figure === figure)
    expect(shown?.now, figure).not.toBe(0)
    for (const [amount, days] of [
      [shown?.now, books],
      [shown?.before, books.before],
    ] as const)
      expect([days.from, (await linesAt(figureHref(figure, days))).amount]).toEqual([days.from, amount])
  },
)

test.each(standings)('%s, in total, opens all the entries that ever added up to it', async (figure) => {
  const shown = books.standings.find((each) => each.figure === figure)
  expect(shown?.now, figure).not.toBe(0)
  expect((await linesAt(figureHref(figure, books))).amount).toBe(shown?.now)
})

test('in the days before, money was captured and earned and fees were charged, so that figures can be compared', () => {
  const before = Object.fromEntries(books.flows.map((each) => [each.figure, each.before]))
  for (const figure of ['captured', 'earned', 'fees', 'vat', 'gateway_fees'])
    expect(before[figure], figure).toBeGreaterThan(0)
})

/** The amounts credited to the dietitians of this test's payouts without any payment. */
const given = [512.5, 123, 333]
/** A payout has a dietitian but no payment; these are the dietitians of this test and of the demo. */
const payees = [drLayla.name, 'Lama Al-Zahrani', 'Faisal Al-Ghamdi']

test.each<BookFigure>([...flows, ...standings])(
  'each entry of %s names its owner, and opens its payment if it has one',
  async (figure) => {
    const { lines } = await linesAt(figureHref(figure, books))
    for (const { kind, amount, person, payment } of lines.filter(
      (line) => !given.includes(Math.abs(line.amount)) && !line.kind.startsWith('payout_'),
    )) {
      expect([kind, amount, person]).not.toEqual([kind, amount, null])
      expect([kind, amount, payment]).not.toEqual([kind, amount, null])
    }
    for (const { kind, person } of lines.filter((line) => line.kind.startsWith('payout_')))
      expect(payees, kind).toContain(person?.name)
  },
)

test('a payout that a bank returned after its arrival does not count as paid out', () => {
  expect(books.flows.find(({ figure }) => figure === 'paid_out')?.now).toBe(512.5)
})

test('the page of a payment says when a bank has taken the money back in a dispute', async () => {
  const { payment } = (await admin.call(readPayment, { id: lost })).body
  expect(payment.steps.map(({ kind }) => kind)).toEqual([
    'opened',
    'captured',
    'gateway_fee',
    'earned',
    'dispute_opened',
    'dispute_lost',
  ])
})

test.each(paymentFilters)('the number of %s payments matches the list', async (state) => {
  const pages = await pagesOf(admin, searchPayments, { state })
  const rows = pages.flatMap(({ payments }) => payments)
  if (state !== 'expired') expect(rows.length).toBeGreaterThan(0)
  expect(pages[0]?.total).toBe(rows.length)
})

test.each(paymentOrders)(
  'payments, %s first, follow each other from page to page, each once',
  async (order) => {
    const pages = await pagesOf(admin, searchPayments, { order })
    const payments = pages.flatMap((page) => page.payments)
    expect(pages.length).toBeGreaterThan(1)
    expect(payments).toHaveLength(pages[0]?.total ?? 0)
    expect(new Set(payments.map(({ id }) => id)).size).toBe(payments.length)
    const keys = payments.map(({ at, amount }) =>
      order === 'largest' || order === 'smallest' ? amount : Date.parse(at),
    )
    const ascending = keys.toSorted((one, other) => one - other)
    expect(keys).toEqual(order === 'earliest' || order === 'smallest' ? ascending : ascending.toReversed())
  },
)
