import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { lockDemo } from './history.ts'

/**
 * Nearly all other accounts have visited since they joined, most of them recently, each from a device that matches no
 * real one. The accounts that people sign in to have no devices: for them every device is the first.
 */
export async function fillVisits({ db }: Pick<House, 'db'>, now: Date): Promise<boolean> {
  return db.as(system, async (tx) => {
    await lockDemo(tx)
    const { numAffectedRows = 0n } = await sql`
      insert into known_devices (user_id, device_hash, first_seen_at, last_seen_at)
        select id, gen_random_uuid()::text, created_at,
            created_at + (coalesce(suspended_at, ${now}::timestamptz) - created_at) * (1 - power(share, 3))
          from (select *, (hashtext(email::text) & 1023) / 1024.0 as share from users) as people
          where email like '%@%.nabta.test' and confirmed_at is not null and leaving_at is null and share < 0.95
            and not exists (select from known_devices where user_id = people.id)`.execute(tx)
    return numAffectedRows > 0n
  })
}
