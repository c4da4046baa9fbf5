import { sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { eraseAndLog } from './security/erase.ts'

const days = (count: number, before: Date) => new Date(before.getTime() - count * 86_400_000)

export const tokenRetentionDays = 30
export const unconfirmedDays = 7

/** Deletes data that has served its purpose, as the privacy policy states. */
export async function tidyAccounts(house: House): Promise<void> {
  const now = house.clock.now()
  await house.db.as(system, async (tx) => {
    await tx.deleteFrom('sessions').where('expires_at', '<', days(1, now)).execute()
    await tx.deleteFrom('access_tokens').where('expires_at', '<', days(30, now)).execute()
    await tx.deleteFrom('account_tokens').where('expires_at', '<', days(tokenRetentionDays, now)).execute()
    await tx.deleteFrom('sign_in_tries').where('last_at', '<', days(30, now)).execute()
    await tx.deleteFrom('known_devices').where('last_seen_at', '<', days(400, now)).execute()
  })
  await forgetUnconfirmed(house, now)
}

/** Erases unconfirmed accounts, each in its own transaction, so that concurrent registrations need not wait. */
async function forgetUnconfirmed(house: House, now: Date): Promise<void> {
  for (const { id } of await house.db.read(system, () => staleAccounts(now)))
    await house.db.as(system, async (tx) => {
      if (await isStillStale(tx, id)) await eraseAndLog(tx, house, { id, address: null }, now)
    })
}

/** An account is not stale while one of its links still works: its owner may have requested the email again. */
const staleAccounts = (now: Date) => sql<{ id: string }>`
  select id from users where confirmed_at is null and created_at < ${days(unconfirmedDays, now)} and not exists (
    select from account_tokens where user_id = users.id and used_at is null and expires_at > ${now})`

async function isStillStale(tx: Tx, id: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return waiting !== undefined
}
