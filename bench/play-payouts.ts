import { setTimeout as pause } from 'node:timers/promises'
import {
  decidePayout,
  holdPayouts,
  listPayees,
  listPayouts,
  payOutNow,
  releasePayouts,
} from '#contract/money/payouts.ts'
import type { Payout } from '#demo/simulator/payouts.ts'
import type { App } from '#test/app.ts'
import { saveIban } from '#test/payments/payouts.ts'
import type { Pick, Play } from '#test/payments/play-bookings.ts'
import type { Person } from '#test/people.ts'

/**
 * Pays dietitians on the weekly day or on request; sometimes an admin holds the payouts of one at the same time. The
 * first dietitian’s bank account changes between one that is paid and one that the gateway refuses.
 */
export async function payDietitians(play: Play, pick: Pick): Promise<void> {
  const { app, practices } = play
  const [first] = practices
  if (first) await saveIban(app, first.dietitian, pick(3) === 0 ? '55' : '19')
  await app.runJobs()
  await releaseHolds(play)
  await passTwoDays(app)
  await app.runCron('make_available')
  const isWeekly = pick(2) === 0
  const held = pick(2) === 0 ? practices[pick(practices.length)]?.dietitian : undefined
  await Promise.all([
    ...(isWeekly
      ? [app.runCron('pay_out')]
      : practices.map(({ dietitian }) => dietitian.call(payOutNow, {}))),
    held && pause(pick(60)).then(() => hold(play, held)),
  ])
}

const hold = ({ admin }: Play, { id }: Person) =>
  admin.call(holdPayouts, { dietitian: id, reason: 'The bank asks whose account it is.' })

/** After two days, the earnings of an appointment can be paid out. */
const passTwoDays = (app: App) =>
  app.rows(
    `update appointments set starts_at = starts_at - interval '2 days', ends_at = ends_at - interval '2 days'
      where status = 'completed' and ends_at > now() - interval '2 days'`,
  )

/** Releases every hold, those for a changed bank account included. */
export async function releaseHolds({ admin }: Play): Promise<void> {
  const { payees } = (await admin.call(listPayees, {})).body
  for (const { id, hold } of payees) if (hold) await admin.call(releasePayouts, { dietitian: id })
}

/** An admin compares each payout in doubt with the bank statement, which does not depend on the gateway’s list. */
export async function decideDoubts({ admin, simulator }: Play): Promise<void> {
  const { payouts } = (await admin.call(listPayouts, { state: 'in_doubt' })).body
  const statement = simulator
    .rows<Payout>('payout')
    .filter(({ status }) => status === 'initiated' || status === 'paid')
  for (const { id, decidedAs } of payouts) {
    const isMade = statement.some(({ metadata }) => metadata?.payout === id)
    if (decidedAs === null) await admin.call(decidePayout, { id, outcome: isMade ? 'paid' : 'not_made' })
  }
}
