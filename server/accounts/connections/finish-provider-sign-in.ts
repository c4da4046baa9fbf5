import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import type { endProviderVisit as route } from '#contract/accounts/connections.ts'
import { emailField } from '#contract/fields.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import {
  loadPendingSignIn,
  type PendingSignIn,
  signInSeconds,
  storeVouchedIdentity,
  type VouchedSignIn,
} from './provider-sign-in.ts'
import { discoverProvider, providerUnreachable } from './providers.ts'

export const finishProviderSignIn: Verb<typeof route, VouchedSignIn> = async (
  tx,
  _actor,
  _input,
  now,
  _house,
  { ready, cookies },
) => {
  await storeVouchedIdentity(tx, ready, now)
  if (cookies.visit) cookies.setVisit(cookies.visit, signInSeconds)
  const { aim, redirect_to: redirectTo, provider } = ready
  return { aim, redirectTo, provider }
}

/** The code works once, at the provider to which the browser was sent; state, nonce and issuer must match the sign-in. */
export async function verifyProviderAnswer(
  house: House,
  { query }: InputOf<typeof route>,
  { cookies }: Caller,
): Promise<VouchedSignIn> {
  const signIn = await loadPendingSignIn(house, cookies)
  const configuration = await discoverProvider(house, signIn.provider)
  return { ...signIn, ...(await vouchedFor(house, configuration, signIn, query)) }
}

async function vouchedFor(
  house: House,
  configuration: Configuration,
  { provider, state, nonce, verifier, returns_to: returnsTo }: PendingSignIn,
  query: string,
): Promise<Pick<VouchedSignIn, 'issuer' | 'subject' | 'email'>> {
  const address = new URL(returnsTo)
  address.search = query
  try {
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || claims.sub.length > 255) throw new Refusal('connection_failed')
    const said =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims
    const email = said.email_verified === true ? addressIn(said.email) : null
    return { issuer: claims.iss, subject: claims.sub, email }
  } catch (fault) {
    if (isSilence(fault)) throw providerUnreachable(house, provider, fault)
    house.log('info', 'provider.refused', { provider, fault: (fault as { code?: string }).code ?? '' })
    throw new Refusal('connection_failed')
  }
}

/** Validated like an address that a user types. */
function addressIn(said: unknown): string | null {
  const read = emailField('email_invalid', 'email_invalid').safeParse(said)
  return read.success ? read.data : null
}

/** The provider did not or could not answer; any other fault means that it answered and we reject the answer. */
const isSilence = (fault: unknown) => {
  const { name, code, cause } = fault as {
    name?: string
    code?: string
    cause?: { name?: string; status?: number }
  }
  return (
    (name === 'TypeError' && code === undefined) ||
    name === 'TimeoutError' ||
    code === 'OAUTH_TIMEOUT' ||
    cause?.name === 'TimeoutError' ||
    (cause?.status ?? 0) >= 500
  )
}
