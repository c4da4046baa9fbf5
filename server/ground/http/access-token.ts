import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import type { TokenScope } from '#contract/accounts/access-tokens.ts'
import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import { type Route, tokenScopeFor } from '#contract/route.ts'
import { type Actor, visitor } from '../data/db.ts'
import type { House } from '../house.ts'
import { isInAudience } from './audience.ts'
import { scaledLimit } from './limits.ts'
import { Refusal } from './refusal.ts'
import { hashToken } from './session.ts'

/** Lets people and secret scanners recognise a token. */
export const tokenPrefix = 'nabta_pat_'

/** A request's access token. If there is one, it alone identifies the caller: cookies are ignored. */
export function readAccessToken({ authorization }: IncomingHttpHeaders): string | undefined {
  const [, token] = /^bearer +(nabta_pat_\S*)$/i.exec(authorization ?? '') ?? []
  return token
}

/** The person who made the token, in its role; refuses a route that is not open to the token. */
export async function admitToken(
  house: House,
  route: Route,
  token: string,
  language: Language | null,
): Promise<Actor> {
  const now = house.clock.now()
  const [known] = await house.db.ask(
    sql<Known>`select * from app.use_access_token(${hashToken(token)}, ${now}::timestamptz)`,
  )
  if (!known) throw new Refusal('token_not_valid')
  const spent = limitOf(house)(known.id, now)
  if (spent) throw new Refusal('rate_limited', spent)
  const needed = tokenScopeFor(route)
  if (!needed) throw new Refusal('not_for_tokens')
  if (needed === 'write' && known.scope !== 'write') throw new Refusal('token_only_reads')
  const spoken = language ?? known.language
  if (route.audience === 'anyone') return visitor(spoken)
  if (!isInAudience(route.audience, known.role)) throw new Refusal('wrong_audience')
  if (known.role === 'admin' && known.second_factor_due) throw new Refusal('second_factor_due')
  return { id: known.user_id, role: known.role, language: spoken }
}

type Known = {
  id: string
  user_id: string
  role: Role
  scope: TokenScope
  language: Language
  second_factor_due: boolean
}

/** Each token has its own rate limit, in addition to that of the address it calls from. */
const aMinute = { most: 300, seconds: 60 }
const limitOf = scaledLimit(aMinute)
