import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { payOutNow } from '#contract/money/payouts.ts'
import { system } from '#server/ground/data/db.ts'
import { requestPayout } from '#server/money/payouts/request-payout.ts'
import { settlePayout } from '#server/money/payouts/settle-payout.ts'
import { openApp } from '#test/app.ts'
import { bareDatabase, loginWith } from '#test/database.ts'
import { openPayments } from '#test/payments/open-payments.ts'
import { takePayments } from '#test/payments/paying.ts'
import { earner, payoutsOf } from '#test/payments/payouts.ts'
import { backUp } from './back-up.ts'
import { releaseHold } from './release-hold.ts'
import { restore } from './restore.ts'

const key = randomBytes(32).toString('base64')
const { app } = await openPayments({ more: { SECRET_KEYS: key } })
await takePayments(app)
const room = await mkdtemp(join(inject('room'), 'release-'))
afterAll(() => rm(room, { recursive: true, force: true }))

const reader = await loginWith(
  app.ownerUrl,
  (role) => `create role ${role} login bypassrls password 'secret'; grant pg_read_all_data to ${role}`,
)
const settings = { ...app.house.settings, databaseUrl: app.ownerUrl, backupDatabaseUrl: reader }

test('payouts and payments that the gateway made since the backup are found, and nothing is paid twice', async () => {
  const [asked, paidLater, untouched] = [
    await earner(app, 30_000, '19'),
    await earner(app, 40_000, '27'),
    await earner(app, 50_000, '35'),
  ]
  await asked.call(payOutNow, {})
  const { folder } = await backUp(settings, { to: room })
  // After the backup the payout requested before is sent, and a second one is requested and sent.
  await paidLater.call(payOutNow, {})
  await app.runJobs()
  const [sent] = await payoutsOf(app, paidLater)
  expect(sent?.gateway_payout).toBeTruthy()

  const database = await bareDatabase()
  const dataDir = await mkdtemp(join(room, 'place-'))
  const { payments } = settings
  await restore(
    { ...settings, databaseUrl: database.ownerUrl, dataDir },
    folder,
    undefined,
    app.house.clock.now(),
  )
  const copy = await openApp(
    {
      RATE_LIMIT_SCALE: '1000',
      SECRET_KEYS: key,
      DATA_DIR: dataDir,
      PAYMENT_URL: payments?.url ?? '',
      PAYMENT_KEY: payments?.key ?? '',
      PAYMENT_WEBHOOK_SECRET: payments?.webhookSecret ?? '',
      PAYMENT_PAYOUT_ACCOUNT: payments?.payoutAccount ?? '',
    },
    {},
    database,
  )
  const { payouts, payments: differing } = await releaseHold(copy.house, new Set())
  expect(payouts).toEqual({
    known: 1,
    unheard: 0,
    unknown: [{ id: sent?.gateway_payout, halalas: 40_000 }],
    held: 1,
  })
  expect(differing).toEqual([])
  const ask = (id: string) =>
    copy.house.db.as(system, (tx) => requestPayout(tx, copy.house, id, 'weekly', copy.house.clock.now()))
  expect(await ask(paidLater.id)).toEqual({ obstacle: 'payouts_held' })
  expect(await ask(untouched.id)).toMatchObject({ payout: expect.any(String) })
  const [known] = await payoutsOf(copy, asked)
  expect(known).toMatchObject({
    state: expect.stringMatching(/sent|paid/),
    gateway_payout: expect.any(String),
  })
  await settlePayout(copy.house, known?.id ?? '')
  expect((await payoutsOf(copy, asked)).map(({ gateway_payout }) => gateway_payout)).toEqual([
    (await payoutsOf(app, asked))[0]?.gateway_payout,
  ])
})
