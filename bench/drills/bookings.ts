import { setTimeout as pause } from 'node:timers/promises'
import { receivePaymentWebhook } from '#contract/money/cards.ts'
import { startSimulator } from '#demo/simulator/start-simulator.ts'
import { explainHalalas } from '#test/payments/explain-halalas.ts'
import { passTime } from '#test/payments/pass-time.ts'
import { takePayments } from '#test/payments/paying.ts'
import { playBookings } from '#test/payments/play-bookings.ts'
import { withAppOfProduct } from '../app-of-product.ts'
import { describePayments } from '../describe-payments.ts'
import { type Drill, stillAlive, unless } from '../drill.ts'
import { startProduct } from '../product.ts'

/** The suite's own drill against a running server, for as long as you like: `npm run drill -- 1000 bookings`. */
export const bookings: Drill = {
  name: 'bookings',
  promise:
    'whatever happens to paid bookings, every halala is explained: gateway, ledger, appointments and invoices agree',
  async run(folder, rounds) {
    const seed = Number(process.env.NABTA_DRILL_SEED ?? Date.now() % 2 ** 31)
    const simulator = await startSimulator(folder, { seed, lateMs: 300, payoutMs: 300 })
    const { url, key, webhookSecret, payoutAccount } = simulator.settings
    const settings = {
      PAYMENT_URL: url,
      PAYMENT_KEY: key,
      PAYMENT_WEBHOOK_SECRET: webhookSecret,
      PAYMENT_PAYOUT_ACCOUNT: payoutAccount ?? '',
      RATE_LIMIT_SCALE: '1000000',
    }
    const product = await startProduct(folder, settings)
    simulator.tell({ webhooksTo: product.origin + receivePaymentWebhook.path })
    try {
      return await withAppOfProduct(product, settings, async (app) => {
        await takePayments(app)
        const played = await playBookings({ app, simulator }, { bookings: rounds, seed })
        for (const until = Date.now() + 120_000; (await passTime(app)) > 0 && Date.now() < until; )
          await pause(300)
        const wrong = await explainHalalas(app, played)
        await app.runCron('reconcile')
        for (const until = Date.now() + 60_000; Date.now() < until; await pause(300)) {
          const [run] = await app.rows<{ is_over: boolean }>(
            'select ended_at is not null as is_over from reconciliations order by begun_at desc limit 1',
          )
          if (run?.is_over) break
        }
        const differ = await app.rows<{ kind: string; subject: string }>(
          'select kind, subject from differences',
        )
        const seen = await describePayments(app, simulator)
        return {
          acknowledged: played.begun,
          survived: wrong.length === 0 ? played.begun : 0,
          seen: `seed ${seed}; ${seen}`,
          faults: [
            ...wrong,
            ...differ.map(({ kind, subject }) => `reconciliation finds ${kind} of ${subject}`),
            ...unless(stillAlive(product), [played.begun === rounds, `only ${played.begun} were begun`]),
          ],
        }
      })
    } finally {
      await product.stop()
      await simulator.stop()
    }
  },
}
