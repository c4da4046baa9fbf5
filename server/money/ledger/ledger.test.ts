import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { system, type Tx } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { balances } from '#test/payments/balances.ts'
import { deleteForGood, join, type Person } from '#test/people.ts'
import { type Entry, postTransaction } from './post-transaction.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = app.house.clock.now()
let patient: Person
let layla: Person

beforeAll(async () => {
  patient = await join(app, sara)
  layla = await join(app, drLayla, { role: 'dietitian' })
})

const asSystem = <T>(work: (tx: Tx) => Promise<T>) => app.house.db.as(system, work)
const captured = (cause: string, entries: readonly Entry[]) =>
  asSystem((tx) => postTransaction(tx, { kind: 'captured', cause, entries }, now))
const paid = (halalas: number): Entry[] => [
  { account: 'clearing', halalas },
  { account: 'prepaid', halalas: -halalas },
]
const entriesOf = (cause: string) =>
  app.rows<{ kind: string; halalas: string }>(
    `select ledger_accounts.kind, halalas from ledger_entries join ledger_transactions on ledger_transactions.id = transaction_id
       join ledger_accounts on ledger_accounts.id = account_id where cause_id = $1 order by halalas desc`,
    [cause],
  )

test('a posted transaction is stored with its cause, and balances are sums of entries', async () => {
  const before = await asSystem(balances)
  const cause = randomUUID()
  expect(await captured(cause, paid(25_000))).toBe(true)
  await asSystem((tx) =>
    postTransaction(
      tx,
      {
        kind: 'earned',
        cause: randomUUID(),
        entries: [
          { account: 'prepaid', halalas: 25_000 },
          { account: { kind: 'earnings', of: layla.id }, halalas: -21_250 },
          { account: 'platform_fee', halalas: -3_261 },
          { account: 'vat', halalas: -489 },
          { account: 'gateway_fee', halalas: 0 },
        ],
      },
      now,
    ),
  )
  expect(await entriesOf(cause)).toEqual([
    { kind: 'clearing', halalas: '25000' },
    { kind: 'prepaid', halalas: '-25000' },
  ])
  const after = await asSystem(balances)
  expect(after.clearing - before.clearing).toBe(25_000)
  expect(after.prepaid - before.prepaid).toBe(0)
  expect(after.earnings - before.earnings).toBe(-21_250)
  expect(Object.values(after).reduce((sum, each) => sum + each, 0)).toBe(0)
})

test('one cause is posted once, even by simultaneous callers', async () => {
  const cause = randomUUID()
  const posted = await Promise.all([1, 2, 3, 4].map(() => captured(cause, paid(10_000))))
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await entriesOf(cause)).toHaveLength(2)
})

test('the database refuses a transaction that does not add up to zero, or is empty', async () => {
  for (const entries of [
    [
      { account: 'clearing', halalas: 10_000 },
      { account: 'prepaid', halalas: -9_999 },
    ],
    [{ account: 'clearing', halalas: 1 }],
    [],
  ] as Entry[][]) {
    const cause = randomUUID()
    await expect(captured(cause, entries)).rejects.toThrow('a ledger transaction of')
    expect(await app.rows('select from ledger_transactions where cause_id = $1', [cause])).toEqual([])
  }
})

test('a posted transaction gets no further entries, not even such as add up to zero', async () => {
  const cause = randomUUID()
  await captured(cause, paid(10_000))
  const late = asSystem((tx) =>
    sql`insert into ledger_entries (transaction_id, account_id, halalas)
      select ledger_transactions.id, ledger_accounts.id, case ledger_accounts.kind when 'vat' then 5 else -5 end
        from ledger_transactions, ledger_accounts where cause_id = ${cause}::uuid and ledger_accounts.kind in ('vat', 'platform_fee')`.execute(
      tx,
    ),
  )
  await expect(late).rejects.toThrow('gets no further entries')
  expect(await entriesOf(cause)).toHaveLength(2)
})

test('the ledger cannot be changed, deleted or truncated, not even by the owner of the tables', async () => {
  const cause = randomUUID()
  await captured(cause, paid(10_000))
  const before = await entriesOf(cause)
  for (const statement of [
    'update ledger_entries set halalas = halalas * 2',
    'update ledger_transactions set posted_at = now()',
    'delete from ledger_entries',
    'delete from ledger_transactions',
    'truncate ledger_entries',
    'truncate ledger_transactions cascade',
    `delete from ledger_accounts where kind = 'vat'`,
  ]) {
    await expect(app.rows(statement), statement).rejects.toThrow('what stands in the ledger stays')
    if (!statement.startsWith('truncate'))
      await expect(
        asSystem((tx) => sql.raw(statement).execute(tx)),
        statement,
      ).rejects.toThrow('permission denied')
  }
  expect(await entriesOf(cause)).toEqual(before)
})

test('people cannot post, and read only their own entries', async () => {
  for (const [who, role] of [
    [patient, 'patient'],
    [layla, 'dietitian'],
  ] as const) {
    const actor = { id: who.id, role, language: 'en' } as const
    const posting = app.house.db.as(actor, (tx) =>
      postTransaction(tx, { kind: 'captured', cause: randomUUID(), entries: paid(100) }, now),
    )
    await expect(posting).rejects.toThrow('row-level security')
    const read = await app.house.db.as(actor, (tx) =>
      sql<{ user_id: string | null }>`
        select user_id from ledger_entries join ledger_accounts on ledger_accounts.id = account_id`.execute(
        tx,
      ),
    )
    expect(read.rows).toEqual(who === layla ? [{ user_id: layla.id }] : [])
  }
})

test('an erased person’s account loses its name and keeps its balance', async () => {
  const fahad = await join(app, drFahad, { role: 'dietitian' })
  const cause = randomUUID()
  await asSystem((tx) =>
    postTransaction(
      tx,
      {
        kind: 'earned',
        cause,
        entries: [
          { account: 'prepaid', halalas: 5_000 },
          { account: { kind: 'earnings', of: fahad.id }, halalas: -5_000 },
        ],
      },
      now,
    ),
  )
  await deleteForGood(app, fahad)
  expect(await app.rows('select from ledger_accounts where user_id = $1', [fahad.id])).toEqual([])
  expect(await entriesOf(cause)).toHaveLength(2)
})

const into = (of: string, halalas: number): Entry[] => [
  { account: 'refunds_due', halalas },
  { account: { kind: 'wallet', of }, halalas: -halalas },
]
const outOf = (of: string, halalas: number): Entry[] => [
  { account: { kind: 'wallet', of }, halalas },
  { account: 'prepaid', halalas: -halalas },
]

test('a wallet is spent once, even by simultaneous payments, and never overdrawn', async () => {
  const { id } = await join(app, { ...sara, email: 'sara.wallet@example.sa' })
  const spend = (halalas: number) =>
    asSystem((tx) =>
      postTransaction(tx, { kind: 'wallet_paid', cause: randomUUID(), entries: outOf(id, halalas) }, now),
    )
  await expect(spend(1)).rejects.toThrow('more would leave an account than is on it')
  await asSystem((tx) =>
    postTransaction(tx, { kind: 'wallet_refunded', cause: randomUUID(), entries: into(id, 10_000) }, now),
  )
  const spendAndLook = async (tx: Tx) => {
    await postTransaction(tx, { kind: 'wallet_paid', cause: randomUUID(), entries: outOf(id, 6_000) }, now)
    await sql`set constraints all immediate`.execute(tx)
  }
  let looked = () => {}
  const bothLooked = new Promise<void>((resolve) => {
    looked = resolve
  })
  const second = await asSystem(async (tx) => {
    await spendAndLook(tx)
    const other = asSystem(async (otherTx) => {
      await spendAndLook(otherTx)
      looked()
    }).then(
      () => 'spent',
      () => 'refused',
    )
    const waiting = () =>
      app.rows(
        `select from pg_locks join pg_database on pg_database.oid = database
           where datname = current_database() and locktype = 'advisory' and not granted`,
      )
    const oneWaits = vi.waitFor(async () => expect(await waiting()).not.toEqual([]), 10_000)
    await Promise.race([bothLooked, oneWaits])
    return { other }
  })
  expect(await second.other).toBe('refused')
  await spend(4_000)
  await expect(spend(1)).rejects.toThrow('more would leave an account than is on it')
})

test('a dietitian is not paid more than is available, but may owe an amount that is taken back', async () => {
  const { id } = await join(app, { ...drLayla, email: 'layla.paid@example.sa' }, { role: 'dietitian' })
  const available = (kind: 'payout_asked' | 'taken_back', halalas: number) =>
    asSystem((tx) =>
      postTransaction(
        tx,
        {
          kind,
          cause: randomUUID(),
          entries: [
            { account: { kind: 'available', of: id }, halalas },
            { account: kind === 'payout_asked' ? 'payouts_due' : 'refunds_due', halalas: -halalas },
          ],
        },
        now,
      ),
    )
  await expect(available('payout_asked', 100)).rejects.toThrow('more would leave an account than is on it')
  expect(await available('taken_back', 100)).toBe(true)
})
