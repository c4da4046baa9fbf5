import type { RefusalCode } from '#contract/refusals.ts'
import { dutiesFor, type Route, tokenScopeFor } from '#contract/route.ts'

/** Every refusal that a route may return: its own, and those common to routes of its kind. */
export const refusalsOf = (route: Route): RefusalCode[] => [
  ...new Set([
    ...route.refusals,
    ...everywhere,
    ...(route.audience === 'anyone' ? [] : forSomebody),
    ...(route.audience === 'admin' ? (['second_factor_due'] as const) : []),
    ...(dutiesFor(route) ? (['duty_missing'] as const) : []),
    ...ofToken(route),
    ...(route.params || route.query || route.body ? (['invalid_fields'] as const) : []),
    ...(route.body || route.takesFile ? withBody : []),
    ...(route.method === 'GET' ? [] : changing),
    ...(takesIdempotencyKey(route) ? withKey : []),
    ...(route.takesVersion ? (['changed_meanwhile'] as const) : []),
  ]),
]

/** Whether the route accepts an `Idempotency-Key`; file uploads do not. */
export const takesIdempotencyKey = ({ method, takesFile }: Route): boolean => method !== 'GET' && !takesFile

const everywhere: readonly RefusalCode[] = [
  'malformed_request',
  'token_not_valid',
  'unknown_host',
  'rate_limited',
  'unavailable',
]
const forSomebody: readonly RefusalCode[] = ['signed_out', 'wrong_audience']
const withBody: readonly RefusalCode[] = ['body_too_large', 'unsupported_media_type']
const changing: readonly RefusalCode[] = ['foreign_origin', 'held_after_restore']
const withKey: readonly RefusalCode[] = ['same_request_in_flight', 'key_used_for_another_request']

function ofToken(route: Route): readonly RefusalCode[] {
  const scope = tokenScopeFor(route)
  if (!scope) return ['not_for_tokens']
  return scope === 'write' ? ['token_only_reads'] : []
}
