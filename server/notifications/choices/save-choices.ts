import type { saveContactChoices as route } from '#contract/notifications/choices.ts'
import type { Verb } from '#server/http/bind.ts'
import { record } from '../events.ts'
import { keepChoices } from './keep-choices.ts'

export const saveContactChoices: Verb<typeof route> = async (tx, actor, { zone, ...choices }, now) => {
  if (await keepChoices(tx, actor.id, choices, now, zone))
    await record(tx, actor, 'account.contact_chosen', actor.id, now, { ...choices })
  return { choices }
}
