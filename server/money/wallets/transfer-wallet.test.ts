import { expect, test } from 'vitest'
import { todayInRiyadh } from '#contract/days.ts'
import { readBooks } from '#contract/money/books.ts'
import { readWallet } from '#contract/money/wallet.ts'
import { returnTransfer, searchWallets, transferFromWallet } from '#contract/money/wallet-desk.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { noor } from '#test/cast.ts'
import { changedBalances } from '#test/payments/changed-balances.ts'
import { openPayments } from '#test/payments/open-payments.ts'
import { balancesOf, begin, inHours, paidPractice, takePayments } from '#test/payments/paying.ts'
import { withWallet } from '#test/payments/wallets.ts'
import { join, type Person, unique } from '#test/people.ts'

const { app, hearWebhooks } = await openPayments()
hearWebhooks()
await takePayments(app)
const layla = await paidPractice(app)
const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const iban = 'SA03 8000 0000 6080 1016 7519'
let hour = 100

/** A patient with 250 in the wallet. */
async function credited() {
  const { who } = await withWallet(app, layla, inHours(app, hour++))
  return { who, wallet: await walletOf(who), before: await balancesOf(app) }
}
async function walletOf({ id }: Person): Promise<string> {
  const [row] = await app.rows<{ id: string }>(
    "select id from ledger_accounts where user_id = $1 and kind = 'wallet'",
    [id],
  )
  return row?.id ?? ''
}
const transfer = (id: string, amount: number | string, by: Person = admin) =>
  by.call(transferFromWallet, { id, amount: String(amount), iban })
const codeOf = async (answer: ReturnType<typeof transfer>) => (await answer).body.error?.code
const found = async (id: string, q?: string) =>
  (await admin.call(searchWallets, { ...(q && { q }) })).body.wallets.find((wallet) => wallet.id === id)
const moved = (before: Record<string, number>) => changedBalances(app, before)
const ownOf = async (who: Person) => (await who.call(readWallet, {})).body
const subjectsTo = async ({ email }: Person) => (await app.mailTo(email)).map(({ subject }) => subject)

test('a transfer leaves the wallet immediately, and its owner reads how much and to which account', async () => {
  const { who, wallet, before } = await credited()
  expect(await found(wallet, who.email)).toMatchObject({
    owner: { id: who.id },
    balance: 250,
    available: 250,
    transfers: [],
  })
  expect((await transfer(wallet, '100.50')).body).toEqual({ left: 149.5 })
  await app.runJobs()
  expect(await moved(before)).toEqual({ wallet: 10_050, clearing: -10_050 })
  expect(await ownOf(who)).toMatchObject({
    balance: 149.5,
    available: 149.5,
    movements: [
      { kind: 'transferred', amount: 100.5, ibanEnd: '7519' },
      { kind: 'refunded', amount: 250, ibanEnd: null },
    ],
  })
  expect(await subjectsTo(who)).toContain('100.50 SAR from your wallet is on its way to your bank account')
  expect(await found(wallet)).toMatchObject({
    balance: 149.5,
    transfers: [{ amount: 100.5, ibanEnd: '7519', by: { id: admin.id }, returnedAt: null }],
  })
  const { entries } = (await admin.call(searchAuditLog, { q: who.email })).body
  expect(entries.find(({ kind }) => kind === 'wallet.transferred')).toMatchObject({
    changes: [{ field: 'amount', became: 100.5 }],
  })
  expect(JSON.stringify(await app.rows('select * from wallet_transfers'))).not.toContain('1016')
})

test('an amount that the bank returns is in the wallet again, once', async () => {
  const { who, wallet, before } = await credited()
  await transfer(wallet, 250)
  const id = (await found(wallet))?.transfers[0]?.id ?? ''
  const answers = await Promise.all([1, 2, 3].map(() => admin.call(returnTransfer, { id })))
  expect(answers.map(({ status, body }) => [status, body.left])).toEqual(Array(3).fill([200, 250]))
  await app.runJobs()
  expect(await moved(before)).toEqual({})
  const { balance, movements } = await ownOf(who)
  expect([balance, movements.map(({ kind }) => kind)]).toEqual([250, ['returned', 'transferred', 'refunded']])
  expect((await subjectsTo(who)).filter((subject) => subject.startsWith('The bank sent'))).toHaveLength(1)
})

test('simultaneous transfers never exceed the balance, and leave out amounts that a payment has reserved', async () => {
  const { who, wallet, before } = await credited()
  expect(await codeOf(transfer(wallet, '250.01'))).toBe('refund_has_changed')
  const answers = await Promise.all(Array.from({ length: 6 }, () => transfer(wallet, 100)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409])
  expect(await moved(before)).toEqual({ wallet: 20_000, clearing: -20_000 })
  await begin(app, who, layla, inHours(app, hour++), { wallet: 50 })
  expect(await found(wallet)).toMatchObject({ balance: 50, available: 0 })
  expect(await codeOf(transfer(wallet, 1))).toBe('refund_has_changed')
})

test('it requires a valid account number, a recently entered password, and another person’s wallet', async () => {
  const { wallet, who } = await credited()
  const wrong = await admin.call(transferFromWallet, { id: wallet, amount: '10', iban: 'SA03 8000' })
  expect(wrong.body.error.fields).toMatchObject([{ field: 'iban', code: 'iban_invalid' }])
  await app.rows(`update sessions set proven_at = now() - interval '1 hour' where user_id = $1`, [admin.id])
  expect(await codeOf(transfer(wallet, 10))).toBe('proof_needed')
  await app.rows(`update sessions set proven_at = now() where user_id = $1`, [admin.id])
  const own = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  await app.rows('update ledger_accounts set user_id = $2 where id = $1', [wallet, own.id])
  expect(await codeOf(transfer(wallet, 10, own))).toBe('own_account')
  await app.rows('update ledger_accounts set user_id = $2 where id = $1', [wallet, who.id])
  const [available] = await app.rows<{ id: string }>(
    "select id from ledger_accounts where kind <> 'wallet' limit 1",
  )
  expect(await codeOf(transfer(available?.id ?? '', 10))).toBe('not_found')
})

test('the database lets no admin transfer from their own wallet, or return to it', async () => {
  const { wallet, who } = await credited()
  await transfer(wallet, 100)
  const id = (await found(wallet))?.transfers[0]?.id ?? ''
  const own = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const actor = { id: own.id, role: 'admin', language: 'en' } as const
  const now = app.house.clock.now()
  const row = { account_id: wallet, halalas: 100, iban_end: '7519', made_by: own.id, made_at: now }
  await app.rows('update ledger_accounts set user_id = $2 where id = $1', [wallet, own.id])
  for (const user_id of [own.id, null])
    await expect(
      app.house.db.as(actor, (tx) =>
        tx
          .insertInto('wallet_transfers')
          .values({ ...row, user_id })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/)
  const returned = await app.house.db.as(actor, (tx) =>
    tx.updateTable('wallet_transfers').set({ returned_at: now }).where('id', '=', id).executeTakeFirst(),
  )
  expect(returned.numUpdatedRows).toBe(0n)
  await app.rows('update ledger_accounts set user_id = $2 where id = $1', [wallet, who.id])
})

test('an amount that no card could receive when its owner left is transferred from a wallet without a name', async () => {
  const { who, wallet, before } = await credited()
  await app.rows('update ledger_accounts set user_id = null where user_id = $1', [who.id])
  expect(await found(wallet)).toMatchObject({ owner: null, balance: 250 })
  expect((await transfer(wallet, 250)).status).toBe(201)
  await app.runJobs()
  expect(await moved(before)).toEqual({ wallet: 25_000, clearing: -25_000 })
  expect(await found(wallet)).toMatchObject({ balance: 0, transfers: [{ amount: 250 }] })
})

test('the books count it as refunded', async () => {
  const { wallet } = await credited()
  const today = todayInRiyadh(app.house.clock.now())
  const refunded = async () => {
    const { flows } = (await admin.call(readBooks, { from: today, to: today })).body
    return flows.find(({ figure }) => figure === 'refunded')
  }
  const before = await refunded()
  await transfer(wallet, 250)
  expect(await refunded()).toMatchObject({ now: (before?.now ?? 0) + 250 })
})
