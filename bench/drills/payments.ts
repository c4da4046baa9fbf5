import { setTimeout as pause } from 'node:timers/promises'
import { todayInRiyadh, weekdayOf } from '#contract/days.ts'
import { receivePaymentWebhook } from '#contract/money/cards.ts'
import { startSimulator } from '#demo/simulator/start-simulator.ts'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import type { App } from '#test/app.ts'
import { doSomethingTo } from '#test/payments/befall.ts'
import { billFees, registerOperator, unbilledFees } from '#test/payments/bill-fees.ts'
import { explainHalalas } from '#test/payments/explain-halalas.ts'
import { answerBank, fillIn } from '#test/payments/open-payments.ts'
import { passTime } from '#test/payments/pass-time.ts'
import { takePayments } from '#test/payments/paying.ts'
import {
  beginSomething,
  chancesOf,
  openPlay,
  type Pick,
  type Play,
  playResult,
  provePasswords,
} from '#test/payments/play-bookings.ts'
import { doSomethingRare, fillWallets } from '#test/payments/rare-events.ts'
import { describePayments } from '../describe-payments.ts'
import { type Drill, stillAlive, unless } from '../drill.ts'
import { keepTrying, withPersistentCalls } from '../persistent-calls.ts'
import { decideDoubts, payDietitians, releaseHolds } from '../play-payouts.ts'
import { startProduct } from '../product.ts'
import { goodGateway, worseGateway } from '../worse-gateway.ts'

const victims = ['server', 'database', 'gateway'] as const
type Victim = (typeof victims)[number]

/**
 * Each round pays for something in one of the possible ways, and changes earlier purchases; meanwhile server,
 * database or gateway is killed at some request.
 */
export const payments: Drill = {
  name: 'payments',
  promise:
    'kill -9 of server, database or gateway at any step that moves money, and lost answers of the gateway: gateway, ledger, appointments, packages, payouts and invoices agree',
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
      PORT: String(await freePort()),
    }
    let product = await startProduct(folder, settings)
    const hear = () => simulator.tell({ webhooksTo: product.origin + receivePaymentWebhook.path })
    hear()
    const killed: Record<Victim, number> = { server: 0, database: 0, gateway: 0 }
    const kill = async (victim: Victim) => {
      killed[victim]++
      await pause(Math.random() * 25)
      if (victim === 'gateway') return simulator.kill()
      if (victim === 'database') return void process.kill(await product.postmaster(), 'SIGKILL')
      product.signal('SIGKILL')
      await product.ended
      product = await startProduct(folder, settings)
      hear()
    }
    /** Requests until the next kill. */
    let left = Number.POSITIVE_INFINITY
    let killing: Promise<void> | undefined
    let next: Victim = 'server'
    const reach = () => {
      if (--left === 0) killing = kill(next)
    }
    const persistent = <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) => {
      return (...given: Given) =>
        keepTrying(() => {
          reach()
          return work(...given)
        })
    }
    const browser = { fillIn: persistent(fillIn), answerBank: persistent(answerBank) }
    try {
      return await withPersistentCalls(
        () => product,
        settings,
        reach,
        async (app) => {
          await takePayments(app)
          await app.rows('update platform_settings set payout_weekday = $1', [
            weekdayOf(todayInRiyadh(app.house.clock.now())),
          ])
          await registerOperator(app)
          const play = await openPlay({ app, simulator, browser }, 4 + Math.ceil(rounds / 8))
          await fillWallets(play)
          const pickBehaviour = chancesOf(seed, -1)
          const faults: string[] = []
          for (let round = 0; round < rounds && faults.length === 0; round++) {
            const pick = chancesOf(seed, round)
            next = victims[round % victims.length] as Victim
            const at = 1 + pick(32)
            left = at
            const gateway = worseGateway(pickBehaviour)
            simulator.tell(gateway)
            await playRound(play, round, pick)
            // The round made fewer requests than that: kill it while jobs complete the work.
            if (left > 0) {
              left = 1
              reach()
            }
            await killing
            await app.runJobs()
            if (pick(2) === 0) await decideDoubts(play)
            simulator.tell(goodGateway)
            const wrong = await settled(app, play)
            const accident = `round ${round}, ${next} killed at request ${at}, gateway ${JSON.stringify(gateway)}`
            faults.push(...wrong.map((each) => `${accident}: ${each}`))
          }
          await app.runCron('reconcile')
          const differ = await app.rows<{ kind: string; subject: string }>(
            'select kind, subject from differences where gone_at is null',
          )
          const seen = await describePayments(app, simulator)
          return {
            acknowledged: play.things.length,
            survived: faults.length === 0 ? play.things.length : 0,
            seen: `seed ${seed}; ${rounds} rounds, ${victims.map((each) => `${each} killed ${killed[each]} times`).join(', ')}; ${seen}`,
            faults: [
              ...faults,
              ...differ.map((each) => `reconciliation finds ${each.kind} of ${each.subject}`),
              ...unless(stillAlive(product)),
            ],
          }
        },
      )
    } finally {
      await product.stop()
      await simulator.stop()
    }
  },
}

/** Does something rare, starts something, changes three earlier purchases, and pays dietitians. */
async function playRound(play: Play, round: number, pick: Pick): Promise<void> {
  const { app, things } = play
  await provePasswords(app)
  await doSomethingRare(play, round, pick)
  await beginSomething(play, pick)
  for (const ago of [pick(3), pick(8), 3 + pick(12)]) {
    const chosen = things.at(-1 - ago)
    if (chosen) await doSomethingTo(play, chosen, pick)
  }
  if (pick(3) === 0) await billFees(app)
  await payDietitians(play, pick)
}

async function explained(app: App, play: Play): Promise<string[]> {
  await billFees(app)
  return [...(await explainHalalas(app, playResult(play))), ...(await unbilledFees(app))]
}

/**
 * Releases holds, decides doubts and lets time pass until all differences are explained; after two minutes returns
 * those that are not.
 */
async function settled(app: App, play: Play): Promise<string[]> {
  await provePasswords(app)
  for (const until = Date.now() + 120_000; ; await pause(150)) {
    await releaseHolds(play)
    const left = await keepTrying(() => passTime(app))
    if (left === 0) await decideDoubts(play)
    const wrong =
      left === 0 ? await keepTrying(() => explained(app, play)) : [`${left} things are still pending`]
    if (wrong.length === 0 || Date.now() > until) return wrong
  }
}
