import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { beginProviderVisit as route } from '#contract/accounts/connections.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/house.ts'
import type { Caller, Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { pageUrl } from '#server/site/page-url.ts'
import { configurationOf } from './providers.ts'
import { sealVisit, visitSeconds } from './visit.ts'

type Ready = { url: string; visit: string }

export const beginVisit: Verb<typeof route, Ready> = async (_tx, _actor, _input, _now, _house, visit) => {
  visit.cookies.setVisit(visit.ready.visit, visitSeconds)
  return { url: visit.ready.url }
}

export async function prepareVisit(
  house: House,
  { provider, aim, redirectTo }: InputOf<typeof route>,
  { actor, session }: Caller,
): Promise<Ready> {
  if (aim === 'connection' && !session) throw new Refusal('signed_out')
  const configuration = await configurationOf(house, provider)
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const returnsTo = pageUrl(house, actor.language, '/connected')
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: returnsTo,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const visit = sealVisit(house.keys, {
    step: 'left',
    provider,
    state,
    nonce,
    verifier,
    returnsTo,
    aim,
    user: aim === 'connection' ? (session?.user_id ?? null) : null,
    redirectTo: redirectTo ?? null,
    until: house.clock.now().getTime() + visitSeconds * 1_000,
  })
  return { url: url.href, visit }
}
