import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { beginProviderVisit as route } from '#contract/accounts/connections.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { randomSecret } from '../sign-in/open-session.ts'
import { type PendingSignIn, signInSeconds, storePendingSignIn } from './provider-sign-in.ts'
import { discoverProvider } from './providers.ts'

type Ready = { url: string; signIn: Omit<PendingSignIn, 'token_hash'> }

export const beginProviderSignIn: Verb<typeof route, Ready> = async (
  tx,
  _actor,
  _input,
  now,
  _house,
  { ready, cookies },
) => {
  const token = randomSecret()
  await storePendingSignIn(tx, token, ready.signIn, now)
  cookies.setVisit(token, signInSeconds)
  return { url: ready.url }
}

export async function prepareProviderSignIn(
  house: House,
  { provider, aim, redirectTo }: InputOf<typeof route>,
  { actor, session }: Caller,
): Promise<Ready> {
  if (aim === 'connection' && !session) throw new Refusal('signed_out')
  const configuration = await discoverProvider(house, provider)
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
  const signIn = {
    provider,
    state,
    nonce,
    verifier,
    returns_to: returnsTo,
    aim,
    user_id: aim === 'connection' ? (session?.user_id ?? null) : null,
    redirect_to: redirectTo ?? null,
  }
  return { url: url.href, signIn }
}
