import { todayInRiyadh } from '#contract/days.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { daysUntil } from '#server/ground/time/riyadh.ts'
import { type EndingLicense, endingLicenses, markWarned } from '#server/verification/ending-licenses.ts'
import { record } from './events.ts'
import { dueWarning, ended, warnedAt } from './rules.ts'

/** Once a day: tells whose licence ends soon, or has ended. What was missed is made up for, and nothing is told twice. */
export async function watchLicenses(house: House): Promise<void> {
  const now = house.clock.now()
  const horizon = todayInRiyadh(new Date(now.getTime() + Math.max(...warnedAt) * 86_400_000))
  for (const license of await house.db.read(system, () => endingLicenses(horizon)))
    await warn(house, license, now)
}

/** Each in a transaction of its own: an admin who decides meanwhile waits for no other. */
async function warn({ db }: House, license: EndingLicense, now: Date): Promise<void> {
  const { user_id, licensed_until, warned_days } = license
  const left = daysUntil(licensed_until, now)
  const due = dueWarning(left, warned_days)
  // While a renewal lies with the admins it is not the dietitian who has to act.
  if (due === null || (due !== ended && license.renews)) return
  const kind = due === ended ? 'practice.license_ended' : 'practice.license_warned'
  await db.as(system, async (tx) => {
    if (await markWarned(tx, license, due))
      await record(tx, system, kind, user_id, now, { days: left, licensedUntil: licensed_until })
  })
}
