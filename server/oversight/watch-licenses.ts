import { todayInRiyadh } from '#contract/days.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { daysUntil } from '#server/ground/time/riyadh.ts'
import { type ExpiringLicense, endingLicenses, markWarned } from '#server/verification/expiring-licenses.ts'
import { record } from './events.ts'
import { dueWarning, licenseEnded, warningDays } from './rules.ts'

/**
 * Daily: notifies dietitians whose licence ends soon or has ended. A missed run is made up for; nothing is sent
 * twice.
 */
export async function watchLicenses(house: House): Promise<void> {
  const now = house.clock.now()
  const horizon = todayInRiyadh(new Date(now.getTime() + Math.max(...warningDays) * 86_400_000))
  for (const license of await house.db.read(system, () => endingLicenses(horizon)))
    await warn(house, license, now)
}

/** One transaction per licence, so that an admin deciding on one does not wait for another. */
async function warn({ db }: House, license: ExpiringLicense, now: Date): Promise<void> {
  const { user_id, licensed_until, warned_days } = license
  const left = daysUntil(licensed_until, now)
  const due = dueWarning(left, warned_days)
  // While a renewal is under review, the dietitian has nothing to do.
  if (due === null || (due !== licenseEnded && license.renews)) return
  const kind = due === licenseEnded ? 'practice.license_ended' : 'practice.license_warned'
  await db.as(system, async (tx) => {
    if (await markWarned(tx, license, due))
      await record(tx, system, kind, user_id, now, { days: left, licensedUntil: licensed_until })
  })
}
