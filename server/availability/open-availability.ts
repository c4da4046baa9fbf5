import type { Availability } from '#contract/availability.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { defaultRules } from '#server/platform/facts.ts'
import { columnsOf } from './load.ts'

const day = [{ from: '09:00', to: '17:00' }]

/**
 * The Saudi working week, and rules that suit most practices. A returning dietitian's existing hours are left
 * unchanged.
 */
export const usualAvailability: Availability = {
  zone: 'Asia/Riyadh',
  weekly: [day, day, day, day, day, [], []],
  buffer: 10,
  notice: 120,
  horizon: 60,
  increment: 15,
  mostPerDay: null,
  mostPerPatient: 3,
  takesAtOnce: false,
  refunds: null,
}

export async function openAvailability(tx: Tx, userId: string, now: Date): Promise<void> {
  const usual = await defaultRules(tx)
  const begun: Availability = {
    ...usualAvailability,
    notice: usual.usual_notice_hours * 60,
    horizon: usual.usual_horizon_days,
    mostPerPatient: usual.usual_most_upcoming,
  }
  await tx
    .insertInto('availabilities')
    .values({ user_id: userId, ...columnsOf(begun), updated_at: now })
    .onConflict((known) => known.doNothing())
    .execute()
}
