import { beforeAll, expect, test } from 'vitest'
import { cancelAppointment, completeAppointment } from '#contract/appointments/changes.ts'
import { rowsOf } from '#contract/csv.ts'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import {
  type BookFigure,
  type Books,
  bookFigures,
  exportBooks,
  flows,
  listBookLines,
  readBooks,
} from '#contract/money/books.ts'
import { type PaymentFilter, refundPayment, searchPayments } from '#contract/money/payment-desk.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { inArabic, noor } from '#test/cast.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import {
  balancesOf,
  inHours,
  openedPayment,
  paidAppointment,
  paidPractice,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { join, type Person } from '#test/people.ts'

const { app } = await openPayments()
await takePayments(app)
const admin = await join(app, noor, { role: 'admin' })
const layla = await paidPractice(app)
const today = todayInRiyadh(app.house.clock.now())
let books: Books
let [held, cancelled, half]: Person[] = []

beforeAll(async () => {
  for (let at = 0; at < 28; at++) await heldWith(await somePatient(app), 5 + at)
  held = await somePatient(app)
  const payment = await heldWith(held, 40)
  await admin.call(refundPayment, { id: payment, amount: '100', reason: 'The call broke off.' })
  cancelled = await somePatient(app)
  await cancelAt(cancelled, 60)
  half = await somePatient(app)
  await cancelAt(half, 10)
  await openedPayment(app, await somePatient(app), layla, inHours(app, 90))
  await app.runJobs()
  await app.rows(
    `update appointments set starts_at = now() - interval '50 hours', ends_at = now() - interval '49 hours' where patient_id <> $1`,
    [held.id],
  )
  await app.runCron('make_available')
  books = (await admin.call(readBooks, { from: today, to: today })).body
})

async function heldWith(who: Person, hours: number): Promise<string> {
  const id = await paidAppointment(app, who, layla, inHours(app, hours), cards.paid)
  await app.rows(
    `update appointments set starts_at = now() - interval '40 minutes', ends_at = now() - interval '10 minutes' where id = $1`,
    [id],
  )
  await layla.call(completeAppointment, { id, outcome: 'attended' })
  await app.runJobs()
  await app.rows(`delete from taken_times where appointment_id = $1`, [id])
  const [payment] = await app.rows<{ id: string }>('select id from payments where appointment_id = $1', [id])
  return payment?.id ?? ''
}

async function cancelAt(who: Person, hours: number) {
  const id = await paidAppointment(app, who, layla, inHours(app, hours), cards.paid)
  expect((await who.call(cancelAppointment, { id })).status).toBe(200)
}

const figureOf = (figure: BookFigure): number =>
  books.flows.find((each) => each.figure === figure)?.now ??
  books.standings.find((each) => each.figure === figure)?.now ??
  Number.NaN

test('today’s figures equal the amounts that were paid, refunded and earned', async () => {
  const share = 212.5
  expect(figureOf('captured')).toBe(31 * 250)
  expect(figureOf('refunded')).toBe(100 + 250 + 125)
  expect(figureOf('earned')).toBe(29 * share + 106.25 - 85)
  expect(figureOf('available')).toBe(28 * share + 106.25)
  expect(figureOf('pending')).toBe(share - 85)
  expect(figureOf('refunds_due')).toBe(0)
  expect(books.flows.map(({ before }) => before)).toEqual(flows.map(() => 0))
  const balances = await balancesOf(app)
  expect(figureOf('fees') * 100).toBeCloseTo(-balances.platform_fee)
  expect(figureOf('vat') * 100).toBeCloseTo(-balances.vat)
  expect(figureOf('gateway_fees') * 100).toBeCloseTo(balances.gateway_fee)
})

test.each(bookFigures)('%s opens lines that add up to it, page after page', async (figure) => {
  const days = (flows as readonly string[]).includes(figure) ? { from: today, to: today } : {}
  const first = (await admin.call(listBookLines, { figure, ...days })).body
  const lines = [...first.lines]
  for (let { after } = first; after; ) {
    const { body } = await admin.call(listBookLines, { figure, ...days, after })
    expect(body.total).toBeNull()
    lines.push(...body.lines)
    after = body.after
  }
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  expect(lines).toHaveLength(first.total?.count ?? -1)
  const sum = lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100
  expect(sum).toBe(figureOf(figure))
  expect(first.total?.amount).toBe(figureOf(figure))
})

test('a line names the payer or the owner of the account, and opens the payment', async () => {
  const { lines } = (await admin.call(listBookLines, { figure: 'refunded', from: today, to: today })).body
  expect(lines.map(({ person, amount }) => [person?.id, amount])).toContainEqual([held?.id, 100])
  expect(lines.every(({ payment }) => payment)).toBe(true)
  const earned = (await admin.call(listBookLines, { figure: 'pending' })).body.lines
  expect(earned[0]?.person?.id).toBe(layla.id)
})

test('the trend has what was captured on each day, or in thirty parts of a longer period', async () => {
  const trendSince = async (days: number) =>
    (await admin.call(readBooks, { from: addDays(today, 1 - days), to: today })).body.trend
  expect(await trendSince(7)).toEqual([0, 0, 0, 0, 0, 0, 31 * 250])
  const year = await trendSince(365)
  expect(year).toHaveLength(30)
  expect(year.at(-1)).toBe(31 * 250)
})

test('other days do not include it', async () => {
  const { body } = await admin.call(readBooks, { from: '2026-01-01', to: '2026-01-31' })
  expect(body.flows.every(({ now, before }) => now === 0 && before === 0)).toBe(true)
  expect(body.before).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test('the file for the accountant has each entry once with its cause in words, and adds up to zero', async () => {
  const download = async (headers?: Record<string, string>) => {
    const { bytes } = await admin.call(exportBooks, { from: today, to: today }, headers)
    return [...rowsOf(new TextDecoder().decode(bytes))].map(({ cells }) => cells)
  }
  const [head, ...rows] = await download()
  expect(head).toEqual([
    'Time',
    'Transaction',
    'Cause',
    'Account',
    'Whose',
    'Debit (SAR)',
    'Credit (SAR)',
    'Payment',
    'Of',
  ])
  const [{ count } = { count: 0 }] = await app.rows<{ count: number }>(
    'select count(*)::int as count from ledger_entries',
  )
  expect(rows).toHaveLength(count)
  const halalas = (cell = '') => Math.round(Number(cell) * 100)
  expect(rows.reduce((sum, [, , , , , debit, credit]) => sum + halalas(debit) - halalas(credit), 0)).toBe(0)
  expect(rows.map((row) => row[2])).toContain('Taken back for a refund')
  expect((await download(inArabic)).map((row) => row[2])).toContain('خصم لاسترداد')
  const { entries } = (await admin.call(searchAuditLog, { group: 'admins' })).body
  expect(entries.filter(({ kind }) => kind === 'ledger.downloaded')).toHaveLength(2)
})

const found = async (asked: { state?: PaymentFilter; q?: string; amount?: number }) => {
  const { status, body } = await admin.call(searchPayments, asked)
  expect(status).toBe(200)
  return body
}

test('payments are found by payer or payee, by amount and by state, page after page', async () => {
  expect((await found({ q: half?.email ?? '' })).payments).toMatchObject([
    { patient: { id: half?.id }, dietitian: { id: layla.id }, amount: 250, refunded: 125, refundDue: 0 },
  ])
  expect((await found({ q: layla.email })).total).toBe(32)
  expect((await found({ amount: 250 })).total).toBe(32)
  expect((await found({ amount: 249.99 })).total).toBe(0)
  expect((await found({ state: 'refunded' })).total).toBe(3)
  expect((await found({ state: 'opened' })).total).toBe(1)
  expect((await found({ state: 'captured' })).total).toBe(31)
  expect((await found({ state: 'disputed' })).payments).toEqual([])
  const first = await found({})
  const second = await admin.call(searchPayments, { after: first.after ?? '' })
  const ids = [...first.payments, ...second.body.payments].map(({ id }) => id)
  expect([first.total, ids.length, new Set(ids).size, second.body.after]).toEqual([32, 32, 32, null])
})
