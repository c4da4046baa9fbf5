import type { findPerson as route } from '#contract/accounts/people.ts'
import type { Verb } from '#server/http/bind.ts'
import { record } from '../events.ts'
import { accountAt } from '../load.ts'
import { viewPerson } from './load-person.ts'

/** That somebody was looked for is kept; what was typed for nobody is not. */
export const findPerson: Verb<typeof route> = async (tx, actor, { email }, now) => {
  const known = await accountAt(tx, email)
  await record(tx, actor, 'account.looked_up', known?.id ?? actor.id, now, { found: known !== null })
  return { person: known && (await viewPerson(tx, known.id)) }
}
