import { type RawBuilder, sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { platformSetting } from '#server/platform/facts.ts'
import type { moneyEvents } from '../events.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { peopleWithBalance } from '../ledger/balances.ts'
import { requestPayout } from './request-payout.ts'
import { isPayoutDay } from './rules.ts'
import { settlePayout } from './settle-payout.ts'

export const sendPayout: Job<EventOfJob<typeof moneyEvents, 'send_payout'>> = async (house, eventId) => {
  const { subject_id } = await house.db.as(system, (tx) => eventOf(tx, eventId))
  await settlePayout(house, subject_id)
}

/** Weekly, to every dietitian whose balance is high enough. One who cannot be paid does not block the others. */
export async function payOutWeekly(house: House): Promise<void> {
  if (!gatewayOf(house)?.paysOut) return
  const now = house.clock.now()
  const [setting] = await house.db.read(
    system,
    () => sql<{ weekday: number }>`select ${platformSetting('payout_weekday')} as weekday`,
  )
  if (!setting || !isPayoutDay(setting.weekday, now)) return
  const people = await house.db.read(system, () => peopleWithBalance('available'))
  for (const { person } of people)
    try {
      await house.db.as(system, (tx) => requestPayout(tx, house, person, 'weekly', now))
    } catch (fault) {
      house.log('warn', 'payout.not_asked', { fault: (fault as Error).name })
    }
}

/** Finishes what a job could not, and settles what no webhook has reported. */
export function settlePayouts(house: House): Promise<void> {
  return eachPayout(
    house,
    (now) => sql`state in ('asked', 'sent', 'in_doubt') and asked_at < ${new Date(now.getTime() - 60_000)}`,
  )
}

/** A bank may return a payout that had arrived, so the gateway is asked about a payout for two weeks. */
export function checkPaidPayouts(house: House): Promise<void> {
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
