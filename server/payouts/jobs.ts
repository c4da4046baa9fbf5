import { type RawBuilder, sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { type EventBefore, eventOf } from '#server/ground/data/events.ts'
import type { Job, Rounds } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { gatewayOf } from '#server/payments/gateway.ts'
import { withBalance } from '#server/payments/ledger/balance-of.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { askPayout } from './ask-payout.ts'
import type { payoutEvents } from './events.ts'
import { holdForIban } from './hold-for-iban.ts'
import { payoutDoubtMail, payoutHoldMail, payoutMail } from './mail.ts'
import { payoutDoubtNotified, payoutReturnNotified } from './notify.ts'
import { isPayoutDay, payoutRound } from './rules.ts'
import { settlePayoutByWebhook } from './settle-by-webhook.ts'
import { settlePayout } from './settle-payout.ts'

const sendPayout: Job<EventBefore<typeof payoutEvents, 'send_payout'>> = async (house, eventId) => {
  const { subject_id } = await house.db.as(system, (tx) => eventOf(tx, eventId))
  await settlePayout(house, subject_id)
}

export const payoutJobs = {
  send_payout: sendPayout,
  settle_payout_by_webhook: settlePayoutByWebhook,
  payout_mail: payoutMail,
  payout_return_notified: payoutReturnNotified,
  payout_doubt_notified: payoutDoubtNotified,
  payout_doubt_mail: payoutDoubtMail,
  payout_hold_mail: payoutHoldMail,
  hold_for_iban: holdForIban,
}

export const payoutRounds = {
  pay_out: { at: payoutRound, work: payOut },
  settle_payouts: { at: '*/5 * * * *', work: settlePayouts },
  ask_paid_payouts: { at: '40 2 * * *', work: askPaid },
} satisfies Rounds

/** Once a week to everybody to whom enough is due. One who cannot be paid does not keep the others waiting. */
async function payOut(house: House): Promise<void> {
  if (!gatewayOf(house)?.paysOut) return
  const now = house.clock.now()
  const [setting] = await house.db.read(
    system,
    () => sql<{ weekday: number }>`select ${platformSetting('payout_weekday')} as weekday`,
  )
  if (!setting || !isPayoutDay(setting.weekday, now)) return
  const people = await house.db.read(system, () => withBalance('available'))
  for (const { person } of people)
    try {
      await house.db.as(system, (tx) => askPayout(tx, house, person, 'weekly', now))
    } catch (fault) {
      house.log('warn', 'payout.not_asked', { fault: (fault as Error).name })
    }
}

/** What a job could not finish, and what no webhook has told. */
function settlePayouts(house: House): Promise<void> {
  return eachPayout(
    house,
    (now) => sql`state in ('asked', 'sent', 'in_doubt') and asked_at < ${new Date(now.getTime() - 60_000)}`,
  )
}

/** A bank may send back what had arrived: for two weeks it is asked about. */
function askPaid(house: House): Promise<void> {
  return eachPayout(
    house,
    (now) => sql`state = 'paid' and asked_at > ${new Date(now.getTime() - 14 * 86_400_000)}`,
  )
}

async function eachPayout(house: House, which: (now: Date) => RawBuilder<unknown>): Promise<void> {
  if (!gatewayOf(house)) return
  const now = house.clock.now()
  const rows = await house.db.read(
    system,
    () => sql<{ id: string }>`select id from payouts where ${which(now)} order by asked_at limit 5000`,
  )
  for (const { id } of rows)
    try {
      await settlePayout(house, id)
    } catch (fault) {
      house.log('warn', 'payout.unfinished', { payout: id, fault: (fault as Error).name })
    }
}
