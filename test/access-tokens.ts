import { makeAccessToken, type TokenDays, type TokenScope } from '#contract/accounts/access-tokens.ts'
import type { Person } from './people.ts'

/** The headers of a program that acts for this person, with a new access token. */
export async function asProgramOf(
  person: Person,
  scope: TokenScope,
  days: TokenDays = '30',
): Promise<{ authorization: string }> {
  const { body } = await person.call(makeAccessToken, { name: 'A program', scope, days })
  return { authorization: `Bearer ${body.token}` }
}
