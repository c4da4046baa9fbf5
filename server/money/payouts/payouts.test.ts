import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { reinstatePerson, suspendPerson } from '#contract/accounts/suspension.ts'
import { saveBilling } from '#contract/money/billing.ts'
import { receivePaymentWebhook } from '#contract/money/cards.ts'
import {
  decidePayout,
  holdPayouts,
  listHolds,
  listPayees,
  listPayouts,
  payOutNow,
  readPayouts,
  releasePayouts,
} from '#contract/money/payouts.ts'
import { saveMarketingChoice } from '#contract/newsletter.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { reinstatePractice, suspendPractice } from '#contract/oversight/practices.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { askGateway, openPayments } from '#test/payments/open-payments.ts'
import { balancesOf, somePatient, takePayments } from '#test/payments/paying.ts'
import { earner, ibanEnding, makeAvailable, payoutsOf, saveIban } from '#test/payments/payouts.ts'
import { deleteForGood, join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { requestPayout } from './request-payout.ts'
import { settlePayout } from './settle-payout.ts'

const { app, simulator } = await openPayments()
await takePayments(app)

const anAdmin = () => join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const standingOf = async (who: Person) => (await who.call(readPayouts, {})).body.standing
const mailsOf = async (who: Person, about: string) =>
  (await app.mailTo(who.email)).filter(({ subject }) => subject.includes(about))
type AtGateway = { id: string; amount: number; status: string; destination: { iban: string } }
const atGateway = async (payout: string) =>
  ((await askGateway(app, `payouts?metadata[payout]=${payout}`)).body as { payouts: AtGateway[] }).payouts
let others = 0
/** A transfer from the same account that the platform did not make. */
async function transferOfSomebodyElse() {
  const { payments } = app.house.settings
  await fetch(`${payments?.url}/v1/payouts`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${payments?.key}:`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      source_id: 'account',
      sequence_number: String(1_000_000_000_000_000 + others++),
      amount: 1_000,
      purpose: 'payment_to_merchant',
      destination: {
        type: 'bank',
        iban: ibanEnding('19'),
        name: 'Somebody else',
        mobile: '+966501234567',
        country: 'SA',
        city: 'Riyadh',
      },
    }),
  })
}
const movedSince = async (before: Awaited<ReturnType<typeof balancesOf>>) => {
  const after = await balancesOf(app)
  return Object.fromEntries(
    Object.entries(after)
      .map(([kind, sum]) => [kind, sum - before[kind as keyof typeof before]] as const)
      .filter(([, sum]) => sum !== 0),
  )
}
/** Waits until banks have answered, and webhooks or scheduled jobs have reported it. */
async function settled(who: Person, state = 'paid') {
  await expect
    .poll(
      async () => {
        await app.runJobs()
        await app.rows(
          `update payouts set asked_at = now() - interval '2 minutes' where state in ('asked', 'sent')`,
        )
        await app.runCron('settle_payouts')
        await app.runCron('ask_paid_payouts')
        return (await payoutsOf(app, who)).at(-1)?.state
      },
      { interval: 150 },
    )
    .toBe(state)
  await app.runJobs()
}

test('the available amount goes to the account, with its entries, and is announced by email', async () => {
  const before = await balancesOf(app)
  const layla = await earner(app, 51_250)
  expect(await standingOf(layla)).toMatchObject({
    available: 512.5,
    pending: 0,
    obstacle: null,
    ibanEnd: '7519',
  })
  const { status, body } = await layla.call(payOutNow, {})
  expect([status, body.payout]).toMatchObject([201, { amount: 512.5, state: 'asked', cause: 'asked' }])
  expect(await movedSince(before)).toEqual({ prepaid: 51_250, payouts_due: -51_250 })
  expect(await standingOf(layla)).toMatchObject({
    available: 0,
    underWay: 512.5,
    obstacle: 'payout_under_way',
  })
  await settled(layla)
  const [row] = await payoutsOf(app, layla)
  expect(await atGateway(row?.id ?? '')).toMatchObject([
    { amount: 51_250, status: 'paid', destination: { iban: ibanEnding('19'), mobile: '+966501234567' } },
  ])
  expect(await movedSince(before)).toEqual({ prepaid: 51_250, clearing: -51_250 })
  expect(row?.account_sealed).toBeNull()
  const [mail] = await mailsOf(layla, 'transferred')
  expect(mail?.text).toContain('512.50 SAR')
  expect(mail?.text).toContain('7519')
  expect(mail?.text).not.toContain(ibanEnding('19'))
})

test('two presses, two tabs and two servers pay out once', async () => {
  const layla = await earner(app, 40_000)
  const asked = await Promise.all([
    ...[1, 2, 3, 4].map(() => layla.call(payOutNow, {})),
    app.house.db.as(system, (tx) => requestPayout(tx, app.house, layla.id, 'weekly', app.house.clock.now())),
  ])
  expect(asked.filter((each) => 'payout' in each || ('status' in each && each.status === 201))).toHaveLength(
    1,
  )
  const [row] = await payoutsOf(app, layla)
  await Promise.all([1, 2, 3, 4].map(() => settlePayout(app.house, row?.id ?? '').catch(() => {})))
  await settled(layla)
  expect(await payoutsOf(app, layla)).toHaveLength(1)
  expect((await atGateway(row?.id ?? '')).map(({ amount }) => amount)).toEqual([40_000])
  expect(await standingOf(layla)).toMatchObject({ available: 0, underWay: 0 })
})

test('a key that was used for another request pays nothing out', async () => {
  const layla = await earner(app, 20_000)
  const key = { 'idempotency-key': randomUUID() }
  expect((await layla.call(saveMarketingChoice, { isWanted: false }, key)).status).toBe(200)
  const { status, body } = await layla.call(payOutNow, {}, key)
  expect([status, body.error.code]).toEqual([422, 'key_used_for_another_request'])
  expect(await payoutsOf(app, layla)).toEqual([])
  expect((await layla.call(payOutNow, {}, { 'idempotency-key': randomUUID() })).status).toBe(201)
})

test('a payout whose answers are lost is made once', async () => {
  const layla = await earner(app, 30_000)
  simulator.tell({ losesAnswers: 2 })
  try {
    await layla.call(payOutNow, {})
    await settled(layla)
  } finally {
    simulator.tell({ losesAnswers: 0 })
  }
  const [row] = await payoutsOf(app, layla)
  expect(await atGateway(row?.id ?? '')).toHaveLength(1)
})

test('a payout whose answer is lost is made once, even if the gateway lists all payouts page after page', async () => {
  const layla = await earner(app, 30_000)
  for (let at = 0; at < 12; at++) await transferOfSomebodyElse()
  simulator.tell({ listsPayouts: 'all', losesPayouts: 1 })
  try {
    await layla.call(payOutNow, {})
    await settled(layla)
  } finally {
    simulator.tell({ listsPayouts: 'ours', losesPayouts: 0 })
  }
  const rows = await payoutsOf(app, layla)
  expect(rows).toHaveLength(1)
  expect(await atGateway(rows[0]?.id ?? '')).toHaveLength(1)
  expect((await standingOf(layla)).available).toBe(0)
})

/** The answer to the first attempt is lost; the gateway then refuses the number and lists nothing. */
async function inDoubt(halalas: number): Promise<{ layla: Person; id: string }> {
  const layla = await earner(app, halalas)
  simulator.tell({ listsPayouts: 'nothing', losesPayouts: 1 })
  await layla.call(payOutNow, {})
  await settled(layla, 'in_doubt')
  const [row] = await payoutsOf(app, layla)
  return { layla, id: row?.id ?? '' }
}

test('a payout whose outcome is unknown is neither returned nor repeated, and an admin decides', async () => {
  const admin = await anAdmin()
  const { layla, id } = await inDoubt(30_000)
  try {
    expect(await standingOf(layla)).toMatchObject({
      available: 0,
      underWay: 300,
      obstacle: 'payout_in_doubt',
    })
    await makeAvailable(app, layla, 20_000)
    expect((await layla.call(payOutNow, {})).body.error.code).toBe('payout_in_doubt')
    for (const [who, side] of [
      [layla, 'dietitian'],
      [admin, null],
    ] as const) {
      const { notifications } = (await who.call(listNotifications, {})).body
      expect(notifications.filter(({ kind }) => kind === 'payout.doubted')).toMatchObject([{ side }])
    }
    const [letter, ...more] = await mailsOf(admin, '300 SAR is in doubt')
    expect([letter?.to, more]).toEqual([admin.email, []])
    const { payouts } = (await admin.call(listPayouts, { state: 'in_doubt' })).body
    expect(payouts).toMatchObject([
      { id, amount: 300, decidedAs: null, number: expect.stringMatching(/^\d{16}$/) },
    ])

    expect((await layla.call(decidePayout, { id, outcome: 'not_made' })).status).toBe(403)
    const both = await Promise.all([
      admin.call(decidePayout, { id, outcome: 'not_made' }),
      (await anAdmin()).call(decidePayout, { id, outcome: 'not_made' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await settled(layla, 'returned')
    expect(await payoutsOf(app, layla)).toMatchObject([{ reason: 'not_made' }])
    expect(await standingOf(layla)).toMatchObject({ available: 500, underWay: 0, obstacle: null })
  } finally {
    simulator.tell({ listsPayouts: 'ours' })
  }
})

test('if an admin finds that it was made it counts as paid, and is not requested again', async () => {
  const [admin, before] = [await anAdmin(), await balancesOf(app)]
  const { layla, id } = await inDoubt(30_000)
  try {
    await admin.call(decidePayout, { id, outcome: 'paid' })
    await settled(layla)
    await app.runCron('settle_payouts')
    await app.runCron('ask_paid_payouts')
    expect(await payoutsOf(app, layla)).toMatchObject([{ state: 'paid', gateway_payout: null }])
    expect(await movedSince(before)).toEqual({ prepaid: 30_000, clearing: -30_000 })
    const { entries } = (await admin.call(searchAuditLog, { group: 'admins' })).body
    expect(entries.find(({ kind }) => kind === 'payout.decided')).toMatchObject({ actor: { id: admin.id } })
  } finally {
    simulator.tell({ listsPayouts: 'ours' })
  }
})

test('the gateway’s final answer overrides the admin’s', async () => {
  const [admin, { layla, id }] = [await anAdmin(), await inDoubt(30_000)]
  await admin.call(decidePayout, { id, outcome: 'not_made' })
  simulator.tell({ listsPayouts: 'ours' })
  await settled(layla)
  expect(await payoutsOf(app, layla)).toMatchObject([{ state: 'paid', gateway_payout: expect.any(String) }])
  expect((await standingOf(layla)).available).toBe(0)
})

test('an admin cannot decide about their own payout or one not in doubt, and a decision requires the password', async () => {
  const both = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin', also: ['dietitian'] })
  const [own] = await app.rows<{ id: string }>(
    `insert into payouts (id, dietitian_id, number, halalas, cause, state, asked_at, tries)
      values (gen_random_uuid(), $1, '1999999999999999', 5000, 'asked', 'in_doubt', now(), 2) returning id`,
    [both.id],
  )
  const decide = (id = '') => both.call(decidePayout, { id, outcome: 'not_made' })
  expect((await decide(own?.id)).body.error.code).toBe('own_account')
  const layla = await earner(app, 20_000)
  await layla.call(payOutNow, {})
  const [row] = await payoutsOf(app, layla)
  expect((await decide(row?.id)).body.error.code).toBe('decided_already')
  expect((await decide(randomUUID())).status).toBe(404)
  await settled(layla)
  app.at(new Date(Date.now() + 11 * 60_000).toISOString())
  try {
    expect((await decide(own?.id)).body.error.code).toBe('proof_needed')
  } finally {
    app.at(new Date().toISOString())
  }
})

test('a payout that reached the gateway without an answer continues, even if it could no longer be requested', async () => {
  const gateway = gatewayOf(app.house)
  for (const change of [
    `insert into payout_holds (dietitian_id, reason, held_at) values ($1, 'The bank asks about it.', now())`,
    `update payouts set account_sealed = null where dietitian_id = $1 and state = 'asked'`,
  ]) {
    const layla = await earner(app, 30_000)
    await layla.call(payOutNow, {})
    const [row] = await payoutsOf(app, layla)
    const { id, number } = row ?? { id: '', number: '' }
    await gateway?.payOut({
      id,
      number,
      amount: 30_000,
      iban: ibanEnding('19'),
      name: 'Layla Al-Harbi',
      city: 'Riyadh',
      phone: '+966501234567',
      comment: 'Earnings',
    })
    await app.rows(change, [layla.id])
    await settled(layla)
    expect(await atGateway(id)).toHaveLength(1)
    expect((await standingOf(layla)).available).toBe(0)
  }
})

test('an amount that a bank could not credit is available again, and the dietitian and the admins are told', async () => {
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const layla = await earner(app, 20_000, '22')
  const before = await balancesOf(app)
  await layla.call(payOutNow, {})
  await settled(layla, 'returned')
  expect(await movedSince(before)).toEqual({})
  expect(await standingOf(layla)).toMatchObject({ available: 200, underWay: 0, obstacle: null })
  expect(await mailsOf(layla, 'came back')).toHaveLength(1)
  for (const [who, side] of [
    [layla, 'dietitian'],
    [admin, null],
  ] as const) {
    const { notifications } = (await who.call(listNotifications, {})).body
    expect(notifications.filter(({ kind }) => kind === 'payout.returned')).toMatchObject([{ side }])
  }
  // With another account the payout goes there, once an admin has released it.
  await saveIban(app, layla, '19')
  await app.runJobs()
  await admin.call(releasePayouts, { dietitian: layla.id })
  await layla.call(payOutNow, {})
  await settled(layla)
  expect(await movedSince(before)).toEqual({ available: 20_000, clearing: -20_000 })
})

test('a request that the gateway refuses immediately makes no payout', async () => {
  const layla = await earner(app, 20_000, '55')
  await layla.call(payOutNow, {})
  await settled(layla, 'returned')
  const [row] = await payoutsOf(app, layla)
  expect([row?.reason, await atGateway(row?.id ?? '')]).toEqual(['refused', []])
  expect(await standingOf(layla)).toMatchObject({ available: 200 })
})

test('an amount that a bank returns after its arrival is available again', async () => {
  const layla = await earner(app, 20_000, '33')
  const before = await balancesOf(app)
  await layla.call(payOutNow, {})
  await settled(layla)
  expect(await movedSince(before)).toEqual({ available: 20_000, clearing: -20_000 })
  await settled(layla, 'returned')
  expect(await movedSince(before)).toEqual({})
  expect(await standingOf(layla)).toMatchObject({ available: 200 })
})

test('a payout goes to its original account, whatever account is saved meanwhile', async () => {
  const layla = await earner(app, 20_000)
  await layla.call(payOutNow, {})
  await saveIban(app, layla, '88')
  await settled(layla)
  const [row] = await payoutsOf(app, layla)
  expect((await atGateway(row?.id ?? '')).map(({ destination }) => destination.iban)).toEqual([
    ibanEnding('19'),
  ])
})

test('nothing is paid to an account number entered less than a day ago', async () => {
  const layla = await earner(app, 20_000)
  const { status } = await layla.call(saveBilling, {
    legalName: 'Layla Al-Harbi Nutrition Clinic',
    iban: ibanEnding('88'),
    street: '7214 Olaya Street',
    city: 'Riyadh',
    postalCode: '12213',
  })
  expect(status).toBe(200)
  expect((await layla.call(payOutNow, {})).body.error.code).toBe('account_too_new')
  expect((await standingOf(layla)).obstacle).toBe('account_too_new')
  await app.rows(
    `update billing_details set iban_changed_at = now() - interval '25 hours' where user_id = $1`,
    [layla.id],
  )
  expect((await layla.call(payOutNow, {})).status).toBe(201)
})

test('an amount below the minimum waits, and nothing is paid without an account', async () => {
  const layla = await earner(app, 9_999)
  expect((await layla.call(payOutNow, {})).body.error.code).toBe('too_little_to_pay_out')
  await makeAvailable(app, layla, 1)
  expect((await layla.call(payOutNow, {})).status).toBe(201)
  const without = await earner(app, 20_000)
  await app.rows('update billing_details set iban_sealed = null, iban_end = null where user_id = $1', [
    without.id,
  ])
  expect((await without.call(payOutNow, {})).body.error.code).toBe('account_needed')
})

test('a payout requires the password', async () => {
  const layla = await earner(app, 20_000)
  app.at(new Date(Date.now() + 11 * 60_000).toISOString())
  try {
    expect((await layla.call(payOutNow, {})).body.error.code).toBe('proof_needed')
  } finally {
    app.at(new Date().toISOString())
  }
  expect(await payoutsOf(app, layla)).toEqual([])
})

test('on the weekly payout day everybody with enough due is paid, once', async () => {
  const [layla, poor] = [await earner(app, 20_000), await earner(app, 5_000)]
  const sunday = '2026-11-29T06:00:00Z'
  app.at('2026-11-28T06:00:00Z')
  await app.runCron('pay_out')
  expect(await payoutsOf(app, layla)).toEqual([])
  app.at(sunday)
  await Promise.all([app.runCron('pay_out'), app.runCron('pay_out')])
  app.at(new Date().toISOString())
  expect(await payoutsOf(app, layla)).toMatchObject([{ halalas: '20000' }])
  expect(await payoutsOf(app, poor)).toEqual([])
  await settled(layla)
})

test('a person who is leaving is paid any remaining amount before the account is erased', async () => {
  const layla = await earner(app, 700)
  await app.rows(
    `update users set leaving_at = now(), erases_at = now() + interval '30 days' where id = $1`,
    [layla.id],
  )
  app.at('2026-11-29T06:00:00Z')
  await app.runCron('pay_out')
  app.at(new Date().toISOString())
  expect(await payoutsOf(app, layla)).toMatchObject([{ halalas: '700' }])
})

test('a webhook announces a payout’s outcome, but is never trusted', async () => {
  const layla = await earner(app, 20_000, '11')
  await layla.call(payOutNow, {})
  await app.runJobs()
  const [row] = await payoutsOf(app, layla)
  const told = (id: string, secret_token: string) =>
    app.call(receivePaymentWebhook, {
      id,
      type: 'payout_paid',
      secret_token,
      data: { id: row?.gateway_payout ?? '', status: 'paid' },
    })
  expect((await told('payout forged', 'x'.repeat(20))).status).toBe(401)
  expect((await told('payout early', simulator.settings.webhookSecret)).status).toBe(200)
  await app.runJobs()
  expect((await payoutsOf(app, layla)).map(({ state }) => state)).toEqual(['sent'])
  await settled(layla)
})

test('a dietitian cannot see or request another’s payout, and erasure leaves no account number behind', async () => {
  const [layla, other] = [await earner(app, 20_000), await earner(app, 0)]
  await layla.call(payOutNow, {})
  expect((await other.call(readPayouts, {})).body).toMatchObject({ payouts: [], standing: { available: 0 } })
  expect((await other.call(payOutNow, {})).body.error.code).toBe('too_little_to_pay_out')
  const seen = await app.house.db.read({ id: other.id, role: 'dietitian', language: 'en' }, (tx) =>
    tx.selectFrom('payouts').selectAll(),
  )
  expect(seen).toEqual([])
  const [row] = await payoutsOf(app, layla)
  await app.rows(
    `insert into payout_holds (dietitian_id, reason, held_at) values ($1, 'A question of the bank.', now())`,
    [layla.id],
  )
  await deleteForGood(app, layla)
  expect(await app.rows('select from payout_holds where dietitian_id = $1', [layla.id])).toEqual([])
  await settlePayout(app.house, row?.id ?? '')
  const [after] = await app.rows<{
    dietitian_id: string | null
    iban_end: string | null
    account_sealed: unknown
  }>('select * from payouts where id = $1', [row?.id])
  expect(after).toMatchObject({
    dietitian_id: null,
    iban_end: null,
    account_sealed: null,
    reason: 'account_gone',
  })
})

test('an admin holds payouts with a stated reason, and releases them', async () => {
  const admin = await anAdmin()
  const layla = await earner(app, 20_000)
  const reason = 'Your bank has asked us whose account it is.'
  expect((await layla.call(payOutNow, {})).status).toBe(201)
  expect((await admin.call(holdPayouts, { dietitian: layla.id, reason })).status).toBe(200)
  // A payout that has not been sent to the gateway yet waits as well.
  await app.runJobs()
  expect((await payoutsOf(app, layla)).map(({ state }) => state)).toEqual(['asked'])
  expect(await standingOf(layla)).toMatchObject({ heldFor: reason, obstacle: 'payouts_held' })
  expect((await layla.call(payOutNow, {})).body.error.code).toBe('payouts_held')
  const [held] = await mailsOf(layla, 'on hold')
  expect(held?.text).toContain(reason)
  expect((await admin.call(listPayees, {})).body.payees.find(({ id }) => id === layla.id)).toMatchObject({
    hold: { reason },
    hasAccount: true,
  })
  await admin.call(releasePayouts, { dietitian: layla.id })
  await settled(layla)
  expect(await mailsOf(layla, 'continue')).toHaveLength(1)
  const { payouts } = (await admin.call(listPayouts, { state: 'paid' })).body
  expect(payouts.filter(({ dietitian }) => dietitian?.id === layla.id)).toMatchObject([{ amount: 200 }])
})

const holdsOf = async (admin: Person, dietitian: Person) =>
  (await admin.call(listHolds, {})).body.holds.filter((hold) => hold.dietitian.id === dietitian.id)

test('who held payouts when and why, and who released them, stays on record; a new reason replaces the present one', async () => {
  const [one, other, layla] = [await anAdmin(), await anAdmin(), await earner(app, 20_000)]
  const dietitian = layla.id
  const [first, second] = ['The bank asks whose account it is.', 'A court has asked us to wait.']
  for (const reason of [first, first]) await one.call(holdPayouts, { dietitian, reason })
  await other.call(holdPayouts, { dietitian, reason: second })
  expect(await standingOf(layla)).toMatchObject({ heldFor: second })
  for (const admin of [one, one]) await admin.call(releasePayouts, { dietitian })
  expect(await standingOf(layla)).toMatchObject({ heldFor: null, obstacle: null })
  await one.call(holdPayouts, { dietitian, reason: first })
  const [now, released, replaced, ...more] = await holdsOf(other, layla)
  expect(more).toEqual([])
  expect(now).toMatchObject({ reason: first, heldBy: { id: one.id }, liftedAt: null, liftedBy: null })
  expect(released).toMatchObject({
    reason: second,
    heldBy: { id: other.id },
    liftedBy: { id: one.id, name: noor.name },
    isReplaced: false,
  })
  expect(replaced).toMatchObject({ reason: first, heldBy: { id: one.id }, liftedBy: { id: other.id } })
  expect([replaced?.isReplaced, replaced?.liftedAt]).toEqual([true, released?.heldAt])
  expect((await one.call(listPayees, {})).body.payees.find(({ id }) => id === dietitian)?.hold).toMatchObject(
    { reason: first },
  )
  const events = await app.rows<{ kind: string; detail: unknown }>(
    `select kind, detail from events where subject_id = $1 and kind like 'payouts.%' order by id`,
    [dietitian],
  )
  expect(events.map(({ kind }) => kind)).toEqual(
    ['held', 'held', 'released', 'held'].map((what) => `payouts.${what}`),
  )
  expect(JSON.stringify(events)).not.toContain('bank')
  expect((await layla.call(listHolds, {})).status).toBe(403)
  await deleteForGood(app, one)
  expect((await holdsOf(other, layla))[1]).toMatchObject({ heldBy: { id: other.id }, liftedBy: null })
})

test('from a suspension on nothing is paid out, and payouts resume once neither account nor practice is suspended', async () => {
  const admin = await anAdmin()
  const layla = await earner(app, 20_000)
  await listedDietitian(app, layla)
  await layla.call(payOutNow, {})
  await admin.call(suspendPerson, { id: layla.id, reason: 'Several people have reported this account.' })
  await app.runJobs()
  expect((await payoutsOf(app, layla)).map(({ state }) => state)).toEqual(['asked'])
  await admin.call(suspendPractice, { id: layla.id, reason: 'The authority asks about the licence.' })
  await admin.call(reinstatePerson, { id: layla.id })
  const now = app.house.clock.now()
  const ask = () => app.house.db.as(system, (tx) => requestPayout(tx, app.house, layla.id, 'weekly', now))
  expect(await ask()).toEqual({ obstacle: 'payouts_held' })
  expect((await holdsOf(admin, layla)).map(({ liftedAt }) => liftedAt)).toEqual([null])
  await admin.call(reinstatePractice, { id: layla.id })
  expect((await holdsOf(admin, layla)).map(({ liftedBy }) => liftedBy?.id)).toEqual([admin.id])
  await settled(layla)
})

test('a hold by an admin for another reason remains when a suspension ends', async () => {
  const [admin, layla] = [await anAdmin(), await earner(app, 20_000)]
  const reason = 'The bank asks whose account it is.'
  await admin.call(holdPayouts, { dietitian: layla.id, reason })
  await admin.call(suspendPerson, { id: layla.id, reason: 'Several people have reported this account.' })
  await admin.call(reinstatePerson, { id: layla.id })
  expect(await holdsOf(admin, layla)).toMatchObject([{ reason, liftedAt: null }])
})

test('an admin who releases an earlier hold cannot pay a suspended person', async () => {
  const [admin, layla] = [await anAdmin(), await earner(app, 20_000)]
  await admin.call(holdPayouts, { dietitian: layla.id, reason: 'The bank asks whose account it is.' })
  await admin.call(suspendPerson, { id: layla.id, reason: 'Several people have reported this account.' })
  for (let press = 0; press < 2; press++) await admin.call(releasePayouts, { dietitian: layla.id })
  const open = (await holdsOf(admin, layla)).filter(({ liftedAt }) => liftedAt === null)
  expect(open.map(({ reason }) => reason)).toEqual([expect.stringContaining('is suspended')])
  await admin.call(reinstatePerson, { id: layla.id })
  expect((await holdsOf(admin, layla)).filter(({ liftedAt }) => liftedAt === null)).toEqual([])
})

test('two simultaneous admins hold once and release once', async () => {
  const [one, other, layla] = [await anAdmin(), await anAdmin(), await earner(app, 0)]
  const dietitian = layla.id
  await Promise.all(
    [one, other].map((admin) => admin.call(holdPayouts, { dietitian, reason: `By ${admin.id}` })),
  )
  const holds = await holdsOf(one, layla)
  expect(holds.map(({ liftedAt }) => liftedAt === null)).toEqual([true, false])
  await Promise.all([one, other].map((admin) => admin.call(releasePayouts, { dietitian })))
  const released = await app.rows(`select from events where kind = 'payouts.released' and subject_id = $1`, [
    dietitian,
  ])
  expect(released).toHaveLength(1)
})

test('a hold is released once, and its record cannot be changed or removed', async () => {
  const [admin, layla] = [await anAdmin(), await earner(app, 0)]
  await admin.call(holdPayouts, { dietitian: layla.id, reason: 'The bank asks.' })
  const as = (change: (tx: Tx) => Promise<unknown>) =>
    app.house.db.as({ id: admin.id, role: 'admin', language: 'en' }, change)
  const holds = sql`payout_holds`
  await expect(
    as((tx) =>
      sql`update ${holds} set reason = 'Another' where dietitian_id = ${layla.id}::uuid`.execute(tx),
    ),
  ).rejects.toThrow('permission denied')
  await as((tx) => sql`delete from ${holds} where dietitian_id = ${layla.id}::uuid`.execute(tx))
  await admin.call(releasePayouts, { dietitian: layla.id })
  await as((tx) =>
    sql`update ${holds} set lifted_at = now(), lifted_by = ${admin.id}::uuid where dietitian_id = ${layla.id}::uuid`.execute(
      tx,
    ),
  )
  const [hold, ...more] = await holdsOf(admin, layla)
  expect([hold?.reason, more]).toEqual(['The bank asks.', []])
  expect(hold?.liftedAt).toBe(
    (
      await app.rows<{ at: Date }>(
        `select at from events where kind = 'payouts.released' and subject_id = $1`,
        [layla.id],
      )
    )[0]?.at.toISOString(),
  )
})

test('holds are listed page by page, none of them twice', async () => {
  const [admin, layla] = [await anAdmin(), await earner(app, 0)]
  await app.rows(
    `insert into payout_holds (dietitian_id, reason, held_at, lifted_at)
      select $1, 'Number ' || number, '2030-01-01', '2030-01-02' from generate_series(1, 60) as number`,
    [layla.id],
  )
  const first = (await admin.call(listHolds, {})).body
  expect(first.holds).toHaveLength(50)
  const second = (await admin.call(listHolds, { after: first.after ?? '' })).body
  const reasons = [...first.holds, ...second.holds]
    .filter((hold) => hold.dietitian.id === layla.id)
    .map(({ reason }) => reason)
  expect([reasons.length, new Set(reasons).size]).toEqual([60, 60])
})

test('open pages of admins receive each step of a payout and of a hold', async () => {
  const [admin, layla] = [await anAdmin(), await earner(app, 20_000)]
  const heard = async (topic: string) => {
    const rows = await app.rows('select from changes where user_id = $1 and topic = $2', [admin.id, topic])
    await app.rows('delete from changes where user_id = $1', [admin.id])
    return rows.length
  }
  await layla.call(payOutNow, {})
  expect(await heard('payouts')).toBe(1)
  await settled(layla)
  expect(await heard('payouts')).toBeGreaterThan(0)
  for (const decide of [
    () => admin.call(holdPayouts, { dietitian: layla.id, reason: 'The bank asks.' }),
    () => admin.call(releasePayouts, { dietitian: layla.id }),
  ]) {
    await decide()
    expect(await heard('payouts')).toBe(1)
  }
})

test('an admin cannot hold the payouts of a person who is not a dietitian, or decide about their own', async () => {
  const both = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin', also: ['dietitian'] })
  const reason = 'None.'
  expect((await both.call(holdPayouts, { dietitian: both.id, reason })).body.error.code).toBe('own_account')
  const patient = await somePatient(app)
  expect((await both.call(holdPayouts, { dietitian: patient.id, reason })).status).toBe(404)
  const layla = await earner(app, 0)
  const posting = app.house.db.as({ id: layla.id, role: 'dietitian', language: 'en' }, (tx) =>
    tx
      .insertInto('payout_holds')
      .values({ dietitian_id: layla.id, reason_sealed: Buffer.from(reason), held_at: new Date() })
      .execute(),
  )
  await expect(posting).rejects.toThrow('row-level security')
})

test('if no payout is possible, the page says so and nothing is lost', async () => {
  const bare = await openApp({ RATE_LIMIT_SCALE: '1000' })
  const fahad = await earner(bare, 20_000)
  expect((await fahad.call(payOutNow, {})).body.error.code).toBe('payouts_unavailable')
  expect(await standingOf(fahad)).toMatchObject({ available: 200, obstacle: 'payouts_unavailable' })
})

test('admins list payouts by time in either direction, page by page', async () => {
  const admin = await anAdmin()
  const listed = async (order: 'latest' | 'earliest') => {
    const found: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const { body } = await admin.call(listPayouts, { order, ...(after && { after }) })
      found.push(...body.payouts.map(({ id }) => id))
      after = body.after
    }
    return found
  }
  const latest = await listed('latest')
  expect(latest.length).toBeGreaterThan(1)
  expect(await listed('earliest')).toEqual(latest.reverse())
})
