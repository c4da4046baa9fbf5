import { addDays, todayInRiyadh } from '#contract/days.ts'
import { eraseRestoredAccount } from '#server/accounts/security/erase.ts'
import { invalidateAllAccess } from '#server/accounts/security/invalidate-all-access.ts'
import { system } from '#server/ground/data/db.ts'
import { endHold, readHold } from '#server/ground/data/hold.ts'
import type { House } from '#server/ground/house.ts'
import { BadSettings } from '#server/ground/settings.ts'
import { compareNow, type DifferenceTotal } from '#server/money/books/reconcile.ts'
import { gatewayOf } from '#server/money/gateway/gateway.ts'
import { comparePayouts, type PayoutComparison } from '#server/money/payouts/compare-payouts.ts'

export type ReleaseResult = {
  backedUpAt: Date
  erased: number
  /** Null without a payment gateway. */
  payments: DifferenceTotal[] | null
  payouts: PayoutComparison | null
}

/**
 * Repeats erasures, compares with the gateway, and only then releases jobs, messages and payouts. If anything fails,
 * the hold stays.
 */
export async function releaseHold(house: House, people: ReadonlySet<string>): Promise<ReleaseResult> {
  const restore = await readHold(house.db)
  if (!restore)
    throw new BadSettings(
      'This database is not on hold: it was not restored from a backup, or has already been released.',
    )
  let erased = 0
  for (const id of people) if (await eraseRestoredAccount(house, id)) erased++
  const payments = gatewayOf(house) && (await compareNow(house, ...daysSince(house, restore.backed_up_at)))
  const payouts = await comparePayouts(house)
  await house.db.as(system, async (tx) => {
    const now = house.clock.now()
    await invalidateAllAccess(tx, now)
    await endHold(tx, restore, now)
  })
  return { backedUpAt: restore.backed_up_at, erased, payments, payouts }
}

/** Days, as in the nightly comparison: a payment made shortly before the backup may have changed after it. */
const looksBack = 8

const daysSince = (house: House, at: Date): [string, string] => [
  addDays(todayInRiyadh(at), -looksBack),
  todayInRiyadh(house.clock.now()),
]
