import { allowInsecureRequests, type Configuration, discovery } from 'openid-client'
import { type House, perHouse } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isLoopback } from '#server/ground/settings.ts'

/** Seconds a provider may take to answer. */
const patience = 5
/** A provider's keys and endpoints may change, so they are fetched again after an hour. */
const keptFor = 3_600_000

export function providerOf({ settings }: House, id: string) {
  const provider = settings.oidcProviders.find((each) => each.id === id)
  if (!provider) throw new Refusal('not_found')
  return provider
}

/** Whether the operator still offers this issuer under this provider id. */
export const isStillConfigured = (
  { oidcProviders }: House['settings'],
  { provider, issuer }: { provider: string; issuer: string },
): boolean => oidcProviders.some((each) => each.id === provider && isSameIssuer(each, issuer))

/** Compares issuers, not the operator's ids for them; a trailing slash makes no difference. */
export const isSameIssuer = (connection: { issuer: string }, issuer: string): boolean =>
  connection.issuer.replace(/\/$/, '') === issuer.replace(/\/$/, '')

export async function discoverProvider(house: House, id: string): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = providerOf(house, id)
  const known = knownTo(house)
  const before = known.get(id)
  const now = house.clock.now().getTime()
  if (before && before.until > now) return before.configuration
  const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patience,
    execute: isLoopback(new URL(issuer).hostname) ? [allowInsecureRequests] : [],
  }).catch((fault) => {
    throw providerUnreachable(house, id, fault)
  })
  known.set(id, { configuration, until: now + keptFor })
  return configuration
}

/** The cause is only logged: a person signing in can do nothing about it. */
export function providerUnreachable(house: House, id: string, fault: unknown): Refusal {
  house.log('warn', 'provider.unreachable', { provider: id, fault: (fault as { code?: string }).code ?? '' })
  return new Refusal('provider_unreachable')
}

const knownTo = perHouse(() => new Map<string, { configuration: Configuration; until: number }>())
