import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { ContactChoices } from '#contract/notifications/choices.ts'
import { lockOpenAccount } from '#server/accounts/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { prove } from '#server/ground/data/prove.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { loadChoices } from './load-choices.ts'
import { storeChoices } from './store-choices.ts'

export const leaveReminders: Verb<typeof contract.leaveReminders> = (tx, actor, input, now, house) =>
  leaveByLink('reminders.leave', 'emailReminders', 'account.reminders_left', tx, actor, input, now, house)

export const leaveDigest: Verb<typeof contract.leaveDigest> = (tx, actor, input, now, house) =>
  leaveByLink('digest.leave', 'emailDigest', 'account.digest_left', tx, actor, input, now, house)

/** Turns one choice off by a link in an email, signed in or not; using the link again changes nothing. */
async function leaveByLink(
  purpose: string,
  choice: keyof ContactChoices,
  event: 'account.reminders_left' | 'account.digest_left',
  tx: Tx,
  actor: Actor,
  { token }: { token: string },
  now: Date,
  { keys }: House,
): Promise<{ done: true }> {
  const id = keys.idIn(purpose, token)
  if (!id) throw new Refusal('not_found')
  await prove(tx, id)
  const { rows } = await lockOpenAccount(sql`${id}::uuid`).execute(tx)
  if (rows.length === 0) throw new Refusal('not_found')
  const choices = await loadChoices(tx, id)
  if (choices[choice] && (await storeChoices(tx, id, { ...choices, [choice]: false }, now)))
    await record(tx, actor, event, id, now)
  return { done: true }
}
