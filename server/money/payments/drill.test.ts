import { expect, test } from 'vitest'
import { explainHalalas } from '#test/payments/explain-halalas.ts'
import { openPayments } from '#test/payments/open-payments.ts'
import { passTime } from '#test/payments/pass-time.ts'
import { takePayments } from '#test/payments/paying.ts'
import { playBookings } from '#test/payments/play-bookings.ts'
import { runsAll } from '#test/setup/extent.ts'

const { app, simulator, hearWebhooks } = await openPayments({ seed: 20_261_123, lateMs: 300, payoutMs: 300 })
hearWebhooks()
await takePayments(app)

const bookings = runsAll ? 50 : 15

test('after many bookings, some with packages, and all their possible fates, every halala is explained', async () => {
  const played = await playBookings({ app, simulator }, { bookings, seed: 7 })
  await expect.poll(() => passTime(app), { interval: 400 }).toBe(0)
  expect(await explainHalalas(app, played)).toEqual([])
  await app.runCron('reconcile')
  await app.runJobs()
  expect(await app.rows('select kind, subject, gateway_halalas, our_halalas from differences')).toEqual([])
  const [seen] = await app.rows<Record<string, number>>(seenOf)
  if (runsAll) expect(Object.entries(seen ?? {}).filter(([, count]) => count === 0)).toEqual([])
  expect(seen?.captured).toBeGreaterThan(bookings * 0.4)
})

/** Each of these must have happened among the fifty bookings, or the drill proves nothing about it. */
const seenOf = `
  select (select count(*)::int from payments where state = 'captured') as captured,
    (select count(*)::int from refunds) as refunded,
    (select count(*)::int from refunds where cause = 'by_admin') as by_admins,
    (select count(*)::int from wallet_credits) as credited,
    (select count(*)::int from wallet_holds where spent_at is not null) as by_wallet,
    (select count(*)::int from card_charges) as by_card,
    (select count(*)::int from disputes) as disputed,
    (select count(*)::int from payouts where state = 'paid') as paid_out,
    (select count(*)::int from invoices where kind = 'credit_note') as noted,
    (select count(*)::int from packages where ending = 'refunded') as given_back,
    (select count(*)::int from packages where ending = 'expired') as expired,
    (select count(*)::int from package_uses where state = 'used') as earned,
    (select count(*)::int from appointments where package_id is not null and status = 'cancelled') as come_back,
    (select count(*)::int from appointments where ending = 'dietitian_absent') as let_down,
    (select count(*)::int from appointments where outcome = 'patient_absent') as not_attended,
    (select count(*)::int from appointments where refund_halalas between 1 and paid_halalas - 1) as in_part`
