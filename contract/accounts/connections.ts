import * as z from 'zod/mini'
import { done, fault, id, moment } from '../fields.ts'
import { languages } from '../language.ts'
import { route } from '../route.ts'
import { safePath } from '../safe-path.ts'
import { code } from './password-field.ts'
import { session } from './session-view.ts'

/** Signing in, or adding a way to sign in. */
const aim = z.enum(['entry', 'connection'])
const provider = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, fault('invalid')))

export const beginProviderVisit = route({
  method: 'POST',
  path: '/api/providers/:provider/visits',
  summary: 'Start signing in with a provider: get the address to send the browser to.',
  audience: 'anyone',
  inPerson: true,
  looksAtSession: true,
  params: z.strictObject({ provider }),
  body: z.strictObject({
    aim,
    redirectTo: z.optional(z.string().check(z.refine((text) => safePath(text) !== null, fault('invalid')))),
  }),
  output: z.strictObject({ url: z.string() }),
  refusals: ['not_found', 'signed_out', 'provider_unreachable', 'rate_limited'],
})

export const endProviderVisit = route({
  method: 'POST',
  path: '/api/providers/returns',
  summary:
    'Finish signing in with a provider, with what it sent back through the browser. Works once, in the browser that started.',
  audience: 'anyone',
  inPerson: true,
  body: z.strictObject({ query: z.string().check(z.maxLength(4_000, fault('invalid'))) }),
  output: z.strictObject({ aim, redirectTo: z.nullable(z.string()), provider: z.string() }),
  refusals: ['connection_failed', 'provider_unreachable', 'rate_limited'],
})

export const enterByProvider = route({
  method: 'POST',
  path: '/api/providers/entries',
  summary:
    'Sign in as the person the provider has authenticated. Two-factor, if it is on, is still required.',
  audience: 'anyone',
  inPerson: true,
  body: z.strictObject({
    code: z.optional(code),
    keepAccount: z.optional(z.boolean()),
    language: z.optional(z.enum(languages)),
  }),
  output: z.strictObject({ session }),
  refusals: [
    'connection_failed',
    'not_connected',
    'account_suspended',
    'account_leaving',
    'second_factor_needed',
    'wrong_code',
    'rate_limited',
  ],
})

export const listConnections = route({
  method: 'GET',
  path: '/api/account/connections',
  summary: 'List the configured providers and your connections to them.',
  audience: 'signed_in',
  about: ['connections', 'security'],
  inPerson: true,
  output: z.strictObject({
    providers: z.array(
      z.strictObject({
        provider: z.string(),
        name: z.string(),
        connection: z.nullable(z.strictObject({ id, connectedAt: moment, usedAt: z.nullable(moment) })),
      }),
    ),
  }),
})

export const connectAccount = route({
  method: 'POST',
  path: '/api/account/connections',
  summary: 'Connect a provider for signing in. Needs a return from it, and the password.',
  audience: 'signed_in',
  touches: ['connections'],
  needsProof: true,
  output: done,
  refusals: ['proof_needed', 'connection_failed', 'connected_elsewhere'],
})

export const disconnectAccount = route({
  method: 'DELETE',
  path: '/api/account/connections/:id',
  summary: 'Disconnect a provider. The only way to sign in cannot be removed.',
  audience: 'signed_in',
  touches: ['connections'],
  needsProof: true,
  params: z.strictObject({ id }),
  output: done,
  refusals: ['proof_needed', 'not_found', 'last_way_in'],
})
