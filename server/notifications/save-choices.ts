import type { saveContactChoices as route } from '#contract/notifications.ts'
import type { Verb } from '#server/http/bind.ts'
import { record } from './events.ts'
import { keepChoices } from './keep-choices.ts'

export const saveContactChoices: Verb<typeof route> = async (tx, actor, choices, now) => {
  if (await keepChoices(tx, actor.id, choices, now))
    await record(tx, actor, 'account.contact_chosen', actor.id, now, { ...choices })
  return { choices }
}
