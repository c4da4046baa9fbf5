import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider'
import { afterAll } from 'vitest'

/** An account at the provider. */
export type ProviderAccount = { sub: string; email: string; email_verified: boolean }

/** A real OpenID provider on this machine. It signs everybody in as the person whom the test named last. */
export async function openIdentityProvider(redirectUris: readonly string[]) {
  let visitor: ProviderAccount = { sub: 'nobody', email: 'nobody@example.sa', email_verified: false }
  const people = new Map<string, ProviderAccount>()
  let answers: 'well' | 'with silence' | 'with faults' = 'well'
  let provider: Provider | undefined
  const server = createServer((request, response) => {
    if (answers === 'with silence') return
    if (answers === 'with faults') return void response.writeHead(503).end()
    if (request.url?.startsWith('/interaction/')) return void finish(request, response)
    return void provider?.callback()(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'nabta', clientSecret: 'a secret between the two of them' }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kept = new Map<string, AdapterPayload>()
  provider = new Provider(issuer, {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    adapter: (model) => keepIn(kept, model),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => people.get(sub) as ProviderAccount }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: context.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const finish = (request: IncomingMessage, response: ServerResponse) => {
    people.set(visitor.sub, visitor)
    return provider?.interactionFinished(request, response, { login: { accountId: visitor.sub } })
  }
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    issuer,
    ...client,
    answer: (how: typeof answers) => {
      answers = how
    },
    /** Signs in as this person; returns the URL to which the provider sends the browser back. */
    async signIn(who: ProviderAccount, url: string): Promise<string> {
      visitor = who
      const jar = new Map<string, string>()
      let at = new URL(url)
      for (let hops = 0; hops < 10 && at.origin === issuer; hops++) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const line of answer.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        at = new URL(answer.headers.get('location') ?? 'about:blank', at)
      }
      return at.search.slice(1)
    },
  }
}

function keepIn(kept: Map<string, AdapterPayload>, model: string): Adapter {
  const find = async (is: (payload: AdapterPayload) => boolean) =>
    [...kept].find(([key, payload]) => key.startsWith(`${model}:`) && is(payload))?.[1]
  return {
    upsert: async (id, payload) => void kept.set(`${model}:${id}`, payload),
    find: async (id) => kept.get(`${model}:${id}`),
    findByUid: (uid) => find((payload) => payload.uid === uid),
    findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = kept.get(`${model}:${id}`)
      if (payload) payload.consumed = true
    },
    destroy: async (id) => void kept.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  }
}
