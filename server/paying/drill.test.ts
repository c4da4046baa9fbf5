import { expect, test } from 'vitest'
import { explainHalalas } from '#test/payments/explain-halalas.ts'
import { openPayments } from '#test/payments/open-payments.ts'
import { takePayments } from '#test/payments/paying.ts'
import { passTime, playBookings } from '#test/payments/play-bookings.ts'

const { app, simulator, hearWebhooks } = await openPayments({ seed: 20_261_123, lateMs: 300, payoutMs: 300 })
hearWebhooks()
await takePayments(app)

test('sixty bookings with whatever may befall them leave every halala explained', async () => {
  const played = await playBookings({ app, simulator }, { bookings: 60, seed: 7 })
  await expect.poll(() => passTime(app), { timeout: 30_000, interval: 400 }).toBe(0)
  expect(await explainHalalas(app, played)).toEqual([])
  await app.runRound('reconcile')
  await app.runJobs()
  expect(await app.rows('select kind, subject, gateway_halalas, our_halalas from differences')).toEqual([])
  const [seen] = await app.rows<Record<string, number>>(seenOf)
  for (const [what, count] of Object.entries(seen ?? {})) expect([what, count > 0]).toEqual([what, true])
  expect(seen?.captured).toBeGreaterThan(25)
})

/** Each of these has happened, or the drill has proved nothing about it. */
const seenOf = `
  select (select count(*)::int from payments where state = 'captured') as captured,
    (select count(*)::int from refunds) as refunded,
    (select count(*)::int from refunds where cause = 'by_admin') as by_admins,
    (select count(*)::int from wallet_credits) as credited,
    (select count(*)::int from wallet_holds where spent_at is not null) as by_wallet,
    (select count(*)::int from card_charges) as by_card,
    (select count(*)::int from disputes) as disputed,
    (select count(*)::int from payouts where state = 'paid') as paid_out,
    (select count(*)::int from invoices where kind = 'credit_note') as noted`
