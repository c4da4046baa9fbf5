import * as z from 'zod/mini'
import { done, fault, id, line, moment } from '../fields.ts'
import { route } from '../route.ts'
import { type Role, roles } from './role.ts'

export const tokenScopes = ['read', 'write'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** The choice of days after which a token expires; every token does. */
export const tokenDays = ['30', '90', '365'] as const
export type TokenDays = (typeof tokenDays)[number]

/**
 * Allowed scopes and lifetimes, by the role that a token acts in: an admin's only reads, and lasts less than a year.
 */
export const tokenChoices: Record<Role, { scopes: readonly TokenScope[]; days: readonly TokenDays[] }> = {
  patient: { scopes: tokenScopes, days: tokenDays },
  dietitian: { scopes: tokenScopes, days: tokenDays },
  admin: { scopes: ['read'], days: ['30', '90'] },
}

/** A token in a list: its secret is shown only when the token is made. */
export const accessToken = z.strictObject({
  id,
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** The role that it acts in. */
  role: z.enum(roles),
  madeAt: moment,
  usedAt: z.nullable(moment),
  expiresAt: moment,
})
export type AccessToken = z.output<typeof accessToken>

export const listAccessTokens = route({
  method: 'GET',
  path: '/api/account/access-tokens',
  summary: 'List your access tokens, newest first. A token itself is shown only when it is made.',
  audience: 'signed_in',
  about: ['security'],
  inPerson: true,
  output: z.strictObject({ accessTokens: z.array(accessToken) }),
})

export const makeAccessToken = route({
  method: 'POST',
  path: '/api/account/access-tokens',
  summary: 'Create an access token for a program, in your active role. The token is shown only this once.',
  audience: 'signed_in',
  touches: ['security'],
  needsProof: true,
  body: z.strictObject({
    name: line(60),
    scope: z.enum(tokenScopes, fault('invalid')),
    days: z.enum(tokenDays, fault('invalid')),
  }),
  output: z.strictObject({ accessToken, token: z.string() }),
  status: 201,
  refusals: ['proof_needed', 'second_factor_due', 'too_many_tokens', 'rate_limited'],
})

export const revokeAccessToken = route({
  method: 'DELETE',
  path: '/api/account/access-tokens/:id',
  summary: 'Revoke an access token.',
  audience: 'signed_in',
  touches: ['security'],
  inPerson: true,
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})
