import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { cancelDeletions } from './cancel-deletions.ts'
import { type DemoPerson, demoPeople } from './content/people.ts'
import { createDemoAccount, demoHash } from './create-demo-account.ts'
import { lockDemo, type PastEvent, writeHistory } from './history.ts'

/** Creates missing demo accounts, including deleted ones. */
export async function fillPeople(house: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> {
  if ((await house.db.as(system, whoIsAbsent)).length === 0) return false
  const hash = await demoHash()
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const happened: PastEvent[] = await cancelDeletions(tx, emails, now)
    const absent = await whoIsAbsent(tx)
    for (const person of absent)
      happened.push(...(await createDemoAccount(tx, house, person, hash, now)).happened)
    await writeHistory(tx, system, happened)
    return happened.length > 0
  })
}

const emails = demoPeople.map(({ email }) => email)

async function whoIsAbsent(tx: Tx): Promise<DemoPerson[]> {
  const there = await tx
    .selectFrom('users')
    .select('email')
    .where('email', 'in', emails)
    .where('confirmed_at', 'is not', null)
    .where('leaving_at', 'is', null)
    .execute()
  return demoPeople.filter(({ email }) => !there.some((account) => account.email === email))
}
