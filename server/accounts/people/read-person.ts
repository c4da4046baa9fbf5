import type { readPerson as route } from '#contract/accounts/people.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { viewPerson } from './load-person.ts'

/** The log records whose account was opened, not what was typed to find it. */
export const readPerson: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const person = await viewPerson(tx, actor, id, now)
  await record(tx, actor, 'account.looked_up', id, now)
  return { person }
}
