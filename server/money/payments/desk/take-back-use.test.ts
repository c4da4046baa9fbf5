import { expect, test } from 'vitest'
import { completeAppointment } from '#contract/appointments/changes.ts'
import { listEarned, readBalance } from '#contract/money/balance.ts'
import { listInvoices } from '#contract/money/invoices.ts'
import { payForPackage, refundPackage } from '#contract/money/packages.ts'
import { type ReversalTarget, readPayment, takeBackUse } from '#contract/money/payment-desk.ts'
import { concludePayment } from '#contract/money/payments.ts'
import { readWallet } from '#contract/money/wallet.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { noor } from '#test/cast.ts'
import { disputesOf } from '#test/payments/disputes.ts'
import { askGateway, openPayments } from '#test/payments/open-payments.ts'
import { bookOne, buyPackage, offerPackage, packagesOf } from '#test/payments/packages.ts'
import {
  balancesOf,
  inHours,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { join, type Person, unique } from '#test/people.ts'
import { shareOf } from '../rules.ts'

const { app, simulator, hearWebhooks } = await openPayments()
hearWebhooks()
await takePayments(app)
const disputed = disputesOf({ app, simulator })
const layla = await paidPractice(app)
const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const reason = 'The call broke off after five minutes.'
let hour = 30

type Made = { who: Person; id: string; payment: string; atGateway: string; dietitian: Person }

/** A package of five for 1,000, of which the first appointment ended this many hours ago. */
async function earnedWith(endedBefore: number, dietitian = layla): Promise<Made & { met: string }> {
  const who = await somePatient(app)
  const id = await buyPackage(app, who, dietitian)
  const [row] = await paymentsOf(app, who)
  const made = { who, id, payment: row?.id ?? '', atGateway: row?.gateway_payment ?? '', dietitian }
  return { ...made, met: await meet(made, endedBefore) }
}

async function meet({ who, id, dietitian }: Made, endedBefore: number): Promise<string> {
  const { body } = await bookOne(app, who, dietitian, id, inHours(app, hour++))
  const met = body.appointment.id
  await app.rows(
    `update appointments set starts_at = now() - ($2 + 0.5) * interval '1 hour', ends_at = now() - $2 * interval '1 hour' where id = $1`,
    [met, endedBefore],
  )
  expect((await dietitian.call(completeAppointment, { id: met, outcome: 'attended' })).status).toBe(200)
  await app.rows('delete from taken_times where appointment_id = $1', [met])
  await app.runJobs()
  await app.runCron('make_available')
  return met
}

type Taking = { payment: string; met: string }

const take = (
  { payment: id, met: appointment }: Taking,
  to: ReversalTarget,
  amount = 200,
  who: Person = admin,
) => who.call(takeBackUse, { id, appointment, to, amount: String(amount), reason })
const codeOf = async (answer: ReturnType<typeof take>) => (await answer).body.error?.code
const usesOf = async (who: Person) => (await packagesOf(who))[0]?.each.map(({ state }) => state)
const gone = async (id: string) =>
  ((await askGateway(app, `payments/${id}`)).body as { refunded: number }).refunded
const pageOf = async (id: string) => (await admin.call(readPayment, { id })).body.payment

async function moved(since: Record<string, number>): Promise<Record<string, number>> {
  const now = Object.entries(await balancesOf(app))
  return Object.fromEntries(
    now.map(([account, sum]) => [account, sum - (since[account] ?? 0)]).filter(([, sum]) => sum !== 0),
  )
}

const share = { earnings: 17_000, platform_fee: 2_609, vat: 391 }

test('an earned session is returned to the package, can be booked again, and both sides read why', async () => {
  const made = await earnedWith(1)
  const { who, id, met, payment } = made
  await app.rows(`update packages set expires_at = now() + interval '1 day' where id = $1`, [id])
  const before = await balancesOf(app)
  const { status, body } = await take(made, 'package')
  expect([status, body.left]).toEqual([201, 0])
  await app.runJobs()
  expect(await moved(before)).toEqual({ ...share, prepaid: -20_000 })
  expect(await packagesOf(who)).toMatchObject([{ left: 5, refund: 1_000 }])
  const [{ expiresAt = '' } = {}] = await packagesOf(who)
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(14)
  const mails = (await app.mailTo(who.email)).filter(({ subject }) => subject.includes('is back'))
  expect(mails.map(({ subject, text }) => [subject, text.includes(reason)])).toEqual([
    ['An appointment is back in your package', true],
  ])
  const { notifications } = (await who.call(listNotifications, {})).body
  expect(notifications).toContainEqual(
    expect.objectContaining({ kind: 'package.use_returned', subject: id, side: 'patient' }),
  )
  const [toDietitian] = (await app.mailTo(layla.email)).filter(({ subject }) =>
    subject.includes('taken back'),
  )
  expect(toDietitian?.subject).toBe('170 SAR of your earnings with a package was taken back')
  expect(toDietitian?.text).toContain(reason)
  expect((await layla.call(listEarned, {})).body.earned[0]).toMatchObject({
    appointment: met,
    earned: 170,
    takenBack: 170,
    state: 'taken_back',
  })
  // No money is refunded, so the invoice is unchanged.
  expect((await who.call(listInvoices, {})).body.invoices.map(({ kind }) => kind)).toEqual(['invoice'])
  const again = await meet(made, 1)
  expect(again).not.toBe(met)
  expect(await moved(before)).toEqual({})
  expect(await usesOf(who)).toEqual(['used', 'ready', 'ready', 'ready', 'ready'])
  const page = await pageOf(payment)
  expect(page.package).toMatchObject({
    isOpen: true,
    earned: [{ appointment: again, kept: 200, left: 200 }],
    taken: [{ amount: 200, to: 'package', reason, startsAt: expect.any(String) }],
  })
  expect(page.steps.map(({ kind }) => kind)).toEqual([
    'opened',
    'captured',
    'gateway_fee',
    'package_earned',
    'taken_back',
    'package_earned',
  ])
  expect(page.steps[4]).toMatchObject({ by: { id: admin.id } })
})

test('as money it is refunded to the card, in parts that add up to the halala, with its credit notes', async () => {
  const made = await earnedWith(1)
  const { who, payment, atGateway } = made
  const before = await balancesOf(app)
  for (const part of [0.01, 33.33, 66.67, 99.98]) {
    expect((await take(made, 'money', part)).status).toBe(201)
    expect(Object.values(await moved(before)).reduce((sum, each) => sum + each, 0)).toBe(0)
  }
  expect((await pageOf(payment)).package?.earned).toMatchObject([{ kept: 0.01, left: 0.01 }])
  expect(await codeOf(take(made, 'money', 0.02))).toBe('refund_has_changed')
  expect((await take(made, 'money', 0.01)).body.left).toBe(0)
  await app.runJobs()
  expect(await moved(before)).toEqual({ ...share, clearing: -20_000 })
  expect(await gone(atGateway)).toBe(20_000)
  expect(await usesOf(who)).toEqual(['refunded', 'ready', 'ready', 'ready', 'ready'])
  expect((await take(made, 'money', 0.01)).status).toBe(404)
  const toPatient = (await app.mailTo(who.email)).filter(({ subject }) => subject.includes('refunded'))
  expect(toPatient).toHaveLength(5)
  for (const { text } of toPatient) expect(text).toContain(reason)
  const { invoices } = (await who.call(listInvoices, {})).body
  const noted = invoices
    .filter(({ kind }) => kind === 'credit_note')
    .map(({ total }) => Math.round(total * 100))
  expect(noted.reduce((sum, each) => sum + each, 0)).toBe(20_000)
  // The unused part is separate, and is refunded as well.
  await who.call(refundPackage, { id: made.id, refund: 800 })
  await app.runJobs()
  expect(await gone(atGateway)).toBe(100_000)
})

test('a session refunded in part is worth that much less when it is returned', async () => {
  const made = await earnedWith(1)
  const before = await balancesOf(app)
  await take(made, 'money', 50)
  expect(await codeOf(take(made, 'package', 200))).toBe('refund_has_changed')
  expect(await codeOf(take(made, 'package', 100))).toBe('refund_has_changed')
  expect((await take(made, 'package', 150)).status).toBe(201)
  await app.runJobs()
  expect(await moved(before)).toEqual({ ...share, prepaid: -15_000, clearing: -5_000 })
  expect(await packagesOf(made.who)).toMatchObject([{ left: 5, refund: 950 }])
})

test('earnings that can already be paid out are taken back too, even below zero', async () => {
  const own = await paidPractice(app)
  const made = await earnedWith(60, own)
  const before = await balancesOf(app)
  expect((await own.call(readBalance, {})).body).toMatchObject({ pending: 0, available: 170 })
  // These earnings have been paid out since.
  await app.rows(
    `with paid as (insert into ledger_transactions (kind, cause_id, posted_at) values ('payout_asked', gen_random_uuid(), now()) returning id)
      insert into ledger_entries (transaction_id, account_id, halalas)
        select paid.id, ledger_accounts.id, case ledger_accounts.kind when 'available' then 17000 else -17000 end from paid, ledger_accounts
          where (ledger_accounts.kind = 'available' and user_id = $1) or ledger_accounts.kind = 'payouts_due'`,
    [own.id],
  )
  expect((await take(made, 'money', 200)).status).toBe(201)
  await app.runJobs()
  const { earnings: available, ...rest } = share
  expect(await moved(before)).toEqual({
    ...rest,
    available: available + 17_000,
    payouts_due: -17_000,
    clearing: -20_000,
  })
  expect((await own.call(readBalance, {})).body).toMatchObject({ pending: 0, available: -170 })
})

test('earnings taken back before they are available never become available, in either way of taking back', async () => {
  const own = await paidPractice(app)
  const made = await earnedWith(1, own)
  const second = await meet(made, 2)
  await take(made, 'package')
  await take({ payment: made.payment, met: second }, 'money', 100)
  await app.rows(
    `update appointments set ends_at = now() - interval '49 hours', starts_at = now() - interval '50 hours' where id = any($1)`,
    [[made.met, second]],
  )
  await app.runCron('make_available')
  expect((await own.call(readBalance, {})).body).toMatchObject({ pending: 0, available: 85 })
  // Neither way leaves anything for a later run.
  expect(
    await app.rows('select cause_id from pending_earnings where cause_id = any($1)', [[made.met, second]]),
  ).toEqual([])
})

test('the part that the wallet paid is returned to the wallet, once for each decision, and the patient reads why', async () => {
  const who = await somePatient(app)
  const first = await buyPackage(app, who, layla)
  await who.call(refundPackage, { id: first, refund: 1_000, to: 'wallet' })
  const offer = await offerPackage(app, layla)
  const { body } = await who.call(payForPackage, { offer, price: 1_000, wallet: 1_000 })
  await who.call(concludePayment, { payment: body.payment })
  const [latest] = await packagesOf(who)
  const made = { who, id: latest?.id ?? '', payment: body.payment, atGateway: '', dietitian: layla }
  const taking = { payment: body.payment, met: await meet(made, 1) }
  const before = await balancesOf(app)
  expect((await take(taking, 'money', 80)).body.left).toBe(120)
  expect((await take(taking, 'money', 120)).body.left).toBe(0)
  await app.runJobs()
  expect(await moved(before)).toEqual({ ...share, wallet: -20_000 })
  const wallet = (await who.call(readWallet, {})).body
  expect(wallet.balance).toBe(200)
  expect(wallet.movements.slice(0, 2).map(({ amount }) => amount)).toEqual([120, 80])
  const told = (await app.mailTo(who.email)).filter(({ text }) => text.includes(reason))
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    '120 SAR of your package is on your wallet',
    '80 SAR of your package is on your wallet',
  ])
})

test('once the package has ended only money is refunded; of both at the same moment one takes effect', async () => {
  const made = await earnedWith(1)
  await made.who.call(refundPackage, { id: made.id, refund: 800 })
  expect(await codeOf(take(made, 'package'))).toBe('package_over')
  expect((await take(made, 'money')).status).toBe(201)
  await app.runJobs()
  expect(await gone(made.atGateway)).toBe(100_000)
  for (let round = 0; round < 4; round++) {
    const other = await earnedWith(1)
    const before = await balancesOf(app)
    const [taken, given] = await Promise.all([
      take(other, 'package'),
      other.who.call(refundPackage, { id: other.id, refund: 800 }),
    ])
    await app.runJobs()
    const after = await moved(before)
    expect(taken.status === 201 || given.status === 200).toBe(true)
    if (taken.status === 201 && given.status === 200)
      throw new Error('one of them came too late, and was not told')
    expect(after).toEqual(
      taken.status === 201 ? { ...share, prepaid: -20_000 } : { prepaid: 80_000, clearing: -80_000 },
    )
  }
})

test('two simultaneous admins take the same session back once, also while its package expires', async () => {
  const other = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  for (const to of ['package', 'money'] as const) {
    const made = await earnedWith(1)
    const before = await balancesOf(app)
    const both = await Promise.all([take(made, to), take(made, 'money', 200, other)])
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
    await app.runJobs()
    expect((await moved(before)).earnings).toBe(17_000)
  }
  const made = await earnedWith(1)
  await app.rows(`update packages set expires_at = now() - interval '1 minute' where id = $1`, [made.id])
  const before = await balancesOf(app)
  const [taken] = await Promise.all([take(made, 'package'), app.runCron('end_packages')])
  await app.runJobs()
  const [state] = (await packagesOf(made.who)).map(({ left, ending }) => [left, ending])
  // In either order: the session taken back joins the unused ones, or stays earned.
  expect([taken.status, state, (await moved(before)).earnings ?? 0]).toEqual(
    taken.status === 201 ? [201, [5, null], 17_000] : [409, [0, 'expired'], 0],
  )
})

test('while a dispute is open nothing is taken back, and an amount that it has given the patient is not paid twice', async () => {
  const made = await earnedWith(1)
  const { who, payment, atGateway } = made
  const second = await meet(made, 2)
  await disputed(atGateway, 'open')
  for (const to of ['money', 'package'] as const)
    expect(await codeOf(take(made, to))).toBe('refund_has_changed')
  await disputed(atGateway, 'won')
  expect((await take({ payment, met: second }, 'money', 200)).status).toBe(201)
  await app.runJobs()
  const lost = await earnedWith(1)
  await disputed(lost.atGateway, 'lost')
  const before = await balancesOf(app)
  for (const to of ['money', 'package'] as const)
    expect(await codeOf(take(lost, to))).toBe('refund_has_changed')
  expect((await pageOf(lost.payment)).package?.earned).toMatchObject([{ kept: 200, left: 0 }])
  expect(await moved(before)).toEqual({})
  expect(await gone(atGateway)).toBe(20_000)
  expect((await who.call(readWallet, {})).body.balance).toBe(0)
})

test('the platform bears the share of a dietitian who has left, and no session becomes bookable again', async () => {
  const own = await paidPractice(app)
  const made = await earnedWith(1, own)
  await app.rows('update payments set dietitian_id = null where id = $1', [made.payment])
  const before = await balancesOf(app)
  expect(await codeOf(take(made, 'package'))).toBe('package_over')
  expect((await take(made, 'money')).status).toBe(201)
  await app.runJobs()
  const { earnings: losses, ...rest } = share
  expect(await moved(before)).toEqual({ ...rest, losses, clearing: -20_000 })
})

test('for a patient who has left the card is refunded its part, and no more', async () => {
  const made = await earnedWith(1)
  await app.rows(
    'update payments set patient_id = null, amount_halalas = 15000, wallet_halalas = 85000 where id = $1',
    [made.payment],
  )
  expect((await pageOf(made.payment)).package?.earned).toMatchObject([{ kept: 200, left: 150 }])
  expect(await codeOf(take(made, 'money', 151))).toBe('refund_has_changed')
  expect((await take(made, 'money', 150)).body.left).toBe(0)
  await app.runJobs()
  expect(await gone(made.atGateway)).toBe(15_000)
  await app.rows('update payments set amount_halalas = 100000, wallet_halalas = 0 where id = $1', [
    made.payment,
  ])
})

test('it is for admins who have just entered the password, only about other people, and logged without its text', async () => {
  const made = await earnedWith(1)
  for (const other of [made.who, layla]) expect((await take(made, 'money', 1, other)).status).toBe(403)
  expect((await take({ ...made, met: made.id }, 'money')).status).toBe(404)
  await app.rows('update payments set patient_id = $2 where id = $1', [made.payment, admin.id])
  expect(await codeOf(take(made, 'money'))).toBe('own_account')
  await app.rows('update payments set patient_id = $2 where id = $1', [made.payment, made.who.id])
  await app.rows(`update sessions set proven_at = now() - interval '1 hour' where user_id = $1`, [admin.id])
  expect(await codeOf(take(made, 'money'))).toBe('proof_needed')
  await app.rows(`update sessions set proven_at = now() where user_id = $1`, [admin.id])
  for (const amount of [0, -1, 0.001]) expect((await take(made, 'money', amount)).status).toBe(422)
  expect((await take(made, 'money', 10)).status).toBe(201)
  const { entries } = (await admin.call(searchAuditLog, { group: 'admins' })).body
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'payment.use_taken_back', subject: made.payment, by: 'person' }),
  )
  const events = await app.rows<{ detail: unknown }>(
    `select detail from events where kind in ('payment.use_taken_back', 'package.use_returned')`,
  )
  expect(events.length).toBeGreaterThan(5)
  expect(JSON.stringify(events)).not.toContain('broke off')
})

test('the database lets an admin prolong a package, and change nothing else of it', async () => {
  const id = await buyPackage(app, await somePatient(app), layla)
  const actor = { id: admin.id, role: 'admin', language: 'en' } as const
  const change = (change: { bought_at: Date } | { expires_at: Date }) =>
    app.house.db.as(actor, (tx) =>
      tx.updateTable('packages').set(change).where('id', '=', id).executeTakeFirst(),
    )
  const inDays = (days: number) => new Date(app.house.clock.now().getTime() + days * 86_400_000)
  for (const wrong of [{ bought_at: inDays(-1) }, { expires_at: inDays(1) }])
    await expect(change(wrong)).rejects.toThrow('an admin may only prolong a package')
  expect((await change({ expires_at: inDays(100) })).numUpdatedRows).toBe(1n)
})

test('the shares are as if only the remaining amount had ever been paid', () => {
  const percent = { fee_percent: 15, vat_percent: 15 }
  expect(shareOf(20_000, percent)).toEqual({
    earned: share.earnings,
    fee: share.platform_fee,
    vat: share.vat,
  })
})

test('gateway, ledger and packages agree after all these changes', async () => {
  await app.rows(
    `update payments set captured_at = captured_at - interval '1 hour', opened_at = opened_at - interval '1 hour' where state = 'captured'`,
  )
  await app.runCron('reconcile')
  await app.runJobs()
  expect(
    await app.rows(`select kind, subject from differences where gone_at is null and kind <> 'unknown_here'`),
  ).toEqual([])
  const [ready] = await app.rows<{ halalas: number }>(
    `select coalesce(sum(halalas), 0)::int as halalas from package_uses where state in ('ready', 'booked')`,
  )
  expect(-(await balancesOf(app)).prepaid).toBe(ready?.halalas)
})
