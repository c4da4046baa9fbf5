import { sql } from 'kysely'
import { system } from './db.ts'
import type { House } from './house.ts'
import { type Limit, spend } from './limits.ts'
import type { Letter } from './mail.ts'

const caps: readonly Limit[] = [
  { name: 'mail.hour', most: 10, seconds: 3_600 },
  { name: 'mail.day', most: 30, seconds: 86_400 },
]

/** Sends a letter unless its reader has had enough for now; then, as with every fault, the job comes back later. */
export async function post(house: House, letter: Letter): Promise<void> {
  const whose = letter.to.toLowerCase()
  const spent: Limit[] = []
  try {
    for (const cap of caps) {
      await spend(house, cap, whose)
      spent.push(cap)
    }
    await house.mail.deliver(letter)
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
