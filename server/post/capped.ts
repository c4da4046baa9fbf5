import { sql } from 'kysely'
import { system } from '#server/data/db.ts'
import type { House } from '#server/house.ts'
import { type Limit, spend } from '#server/http/limits.ts'

/** Does it unless somebody has had enough for now; then, as with every fault, the job comes back later. */
export async function capped(
  house: House,
  caps: readonly Limit[],
  whose: string,
  work: () => Promise<void>,
): Promise<void> {
  const spent: Limit[] = []
  try {
    for (const cap of caps) {
      await spend(house, cap, whose)
      spent.push(cap)
    }
    await work()
  } catch (fault) {
    // What was not sent does not count, or a mail server that is down for an hour would use up the hour after.
    for (const cap of spent) await giveBack(house, cap, whose)
    throw fault
  }
}

async function giveBack(house: House, { name }: Limit, whose: string) {
  const key = house.keys.mark(name, whose)
  await house.db.as(system, (tx) =>
    sql`
      with spent_once as (delete from counters where key = ${key} and spent = 1)
      update counters set spent = spent - 1 where key = ${key} and spent > 1`.execute(tx),
  )
}
