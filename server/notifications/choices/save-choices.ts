import type { ContactChoices, saveContactChoices as route } from '#contract/notifications/choices.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { storeChoices } from './store-choices.ts'

export const saveContactChoices: Verb<typeof route> = async (tx, actor, { zone, ...choices }, now) => {
  await chooseContact(tx, actor, choices, now, zone)
  return { choices }
}

/** Saves the actor’s own choices; unchanged ones record no event. */
export async function chooseContact(
  tx: Tx,
  actor: Actor,
  choices: ContactChoices,
  now: Date,
  zone?: string,
): Promise<void> {
  if (await storeChoices(tx, actor.id, choices, now, zone))
    await record(tx, actor, 'account.contact_chosen', actor.id, now, { ...choices })
}
