import { sql } from 'kysely'
import type { askForReset as route } from '#contract/accounts/reset.ts'
import type { InputOf } from '#contract/route.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { proveNewPerson } from '#server/ground/data/prove.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { trySpend } from '#server/ground/http/limits.ts'
import { record } from '../events.ts'
import { perMailbox } from '../limits.ts'

/** Takes the same steps for any address; an email is sent only if there is an account. */
export const askForReset: Verb<typeof route, boolean> = async (tx, actor, input, now, _house, context) => {
  const account = await resettable(tx, input.email, now)
  const nobody = await proveNewPerson(tx)
  await record(tx, actor, 'account.reset_asked', (context.ready && account) || nobody, now)
  return { done: true }
}

/** Includes closed accounts that can still be restored: the owner may have forgotten the password needed for that. */
async function resettable(tx: Tx, email: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select app.resettable_account(${email}, ${now}::timestamptz) as id`.execute(tx)
  return rows[0]?.id ?? null
}

/** Shortest limit first, so that requests in quick succession do not use up the daily limit. */
export async function mayMailReset(house: House, { email }: InputOf<typeof route>): Promise<boolean> {
  for (const cap of [perMailbox.reset, perMailbox.resetHour, perMailbox.resetDay])
    if (!(await trySpend(house, cap, email))) return false
  return true
}
