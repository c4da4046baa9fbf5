import type { leaveReminders as route } from '#contract/notifications.ts'
import { lockPerson } from '#server/accounts/people/load-person.ts'
import { prove } from '#server/data/prove.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { choicesOf } from './choices-of.ts'
import { record } from './events.ts'
import { keepChoices } from './keep-choices.ts'

/** By the link in a reminder, from wherever it is opened. */
export const leaveReminders: Verb<typeof route> = async (tx, actor, { token }, now, { keys }) => {
  const id = keys.idIn('reminders.leave', token)
  if (!id) throw new Refusal('not_found')
  await prove(tx, id)
  await lockPerson(tx, id)
  const choices = await choicesOf(tx, id)
  if (choices.emailReminders && (await keepChoices(tx, id, { ...choices, emailReminders: false }, now)))
    await record(tx, actor, 'account.reminders_left', id, now)
  return { done: true }
}
