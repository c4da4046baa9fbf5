import { sql } from 'kysely'
import { warnedBefore } from '#contract/money/packages.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { record } from '../events.ts'
import { deleteUnpaidPackages } from './sell-package.ts'

/** Warns once on each of these days, but on none that had already passed when the package was bought. */
export async function warnOfPackages(house: House): Promise<void> {
  const now = house.clock.now()
  await house.db.as(system, async (tx) => {
    for (const days of warnedBefore) {
      const { rows } = await sql<{ id: string }>`
        update packages set warned_days = ${days} where state = 'open' and days > ${days} and (warned_days is null or warned_days > ${days})
            and expires_at > ${now}::timestamptz and expires_at <= ${now}::timestamptz + ${days} * interval '1 day'
            and exists (select from package_uses where package_id = packages.id and package_uses.state = 'ready')
          returning id`.execute(tx)
      for (const { id } of rows) await record(tx, system, 'package.expiring', id, now, { days })
    }
  })
}

export const tidyPackages = ({ db, clock }: House): Promise<void> =>
  db.as(system, (tx) => deleteUnpaidPackages(tx, clock.now()).then(() => {}))
