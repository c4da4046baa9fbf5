import type { contract } from '#contract/contract.ts'
import type { Language } from '#contract/language.ts'
import type { InputOf } from '#contract/route.ts'
import { system } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { spendAll } from '#server/ground/http/limits.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { recheckSessions } from '#server/ground/realtime/recheck-sessions.ts'
import { record } from '../events.ts'
import { perMailbox } from '../limits.ts'
import { endSessions } from '../sign-in/open-session.ts'
import { lockPerson, viewPerson } from './load-person.ts'

/** The log records whose account was opened, not the search text that found it. */
export const readPerson: Verb<typeof contract.readPerson> = async (tx, actor, { id }, now) => {
  const person = await viewPerson(tx, actor, id, now)
  await record(tx, actor, 'account.looked_up', id, now)
  return { person }
}

/** Sends the email that the person could request while signed out, within the same limits per mailbox. */
export const mailPerson: Verb<typeof contract.mailPerson> = async (tx, actor, { id, which }, now) => {
  const { confirmed_at, suspended_at, language } = await lockPerson(tx, id)
  const isDue = which === 'confirmation' ? !confirmed_at : Boolean(confirmed_at)
  if (!isDue || suspended_at) throw new Refusal('decided_already')
  if (which === 'confirmation')
    await record(tx, actor, 'account.confirmation_asked', id, now, { language: language as Language })
  else await record(tx, actor, 'account.reset_asked', id, now)
  return { person: await viewPerson(tx, actor, id, now) }
}

const limitsOf = {
  confirmation: [perMailbox.confirmation],
  reset: [perMailbox.reset, perMailbox.resetHour, perMailbox.resetDay],
}

/** Counted by address, like the person's own requests, so that both together cannot flood a mailbox. */
export async function spendMailLimit(
  house: House,
  { id, which }: InputOf<typeof contract.mailPerson>,
): Promise<void> {
  const [known] = await house.db.read(system, (tx) =>
    tx.selectFrom('users').select('email').where('id', '=', id),
  )
  if (!known) throw new Refusal('not_found')
  await spendAll(
    house,
    limitsOf[which].map((limit) => [limit, known.email] as const),
  )
}

/** Admins sign out their own devices in their settings. */
export const signOutPerson: Verb<typeof contract.signOutPerson> = async (tx, actor, { id }, now, house) => {
  if (isSelf(actor, id)) throw new Refusal('own_account')
  await lockPerson(tx, id)
  await endSessions(tx, id)
  recheckSessions(tx, house, [id])
  await record(tx, actor, 'account.signed_out', id, now)
  return { person: await viewPerson(tx, actor, id, now) }
}
