import { id } from '#contract/fields.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import { ApiError } from './api-error.ts'
import { takeEarlyAnswer } from './early-fetches.ts'
import { recheckSessionAfter } from './recheck-session.ts'
import { createTokenRefreshGate, type TokenRefreshGate, throughRefreshGate } from './token-refresh-gate.ts'
import { isUserActive } from './user-activity.ts'

type CallOptions = {
  signal?: AbortSignal
  /** The request completes even if the document is closed meanwhile. */
  keepalive?: boolean
  /** The same key for all attempts at one change, so that the server makes it once. */
  idempotencyKey?: string
  /** The version of the record that the change is based on. */
  version?: number | undefined
}

type Environment = {
  fetch: typeof fetch
  language: () => string
  /** False if the page sends the request without a person using it. */
  isAttended: () => boolean
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  inTurn?: TokenRefreshGate
  /** Receives the code of every refusal. */
  onRefused?: (code: RefusalCode) => void
}

/** Makes the typed client. Clock and network are passed in, so that tests need neither. */
export function createCall({
  fetch,
  language,
  isAttended,
  wait,
  inTurn = createTokenRefreshGate(),
  onRefused,
}: Environment) {
  return async function call<R extends Route>(
    route: R,
    input: SentTo<R>,
    { signal, keepalive = false, idempotencyKey, version }: CallOptions = {},
  ): Promise<OutputOf<R>> {
    const given = input as Record<string, unknown>
    if (hasImpossibleId(route, given)) throw new ApiError('not_found', 404)
    const { address, body } = splitInput(route, given)
    const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language() }
    if (!isAttended()) headers['Nabta-Unattended'] = '1'
    if (body) headers['Content-Type'] = 'application/json'
    if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
    if (version !== undefined) headers['If-Match'] = `"${version}"`
    const deadline = AbortSignal.timeout(callTimeout)
    const init = {
      method: route.method,
      headers,
      // Browsers limit the bodies of keepalive requests to 64 kB and refuse larger ones.
      keepalive: keepalive && new Blob([body ?? '']).size < 60_000,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      ...(body && { body }),
    }

    const pauses = route.method === 'GET' ? retryPauses() : []
    const send = () => fetch(address, init)
    for (;;) {
      // A keepalive request may outlive its page, so it cannot wait for the token to be renewed.
      const answer = await (keepalive ? send() : inTurn(route.renewsToken, send)).catch(unlessAborted(signal))
      // An answer that breaks off counts as no answer.
      const output = answer?.ok ? await answer.json().catch(unlessAborted(signal)) : undefined
      if (output !== undefined) return output as OutputOf<R>
      const isPassing = !answer || answer.ok || transientStatuses.has(answer.status)
      const pause = isPassing ? pauses.shift() : undefined
      if (pause === undefined || deadline.aborted) {
        const refused = answer && !answer.ok ? await readRefusal(answer) : new ApiError('unavailable', 0)
        onRefused?.(refused.code)
        throw refused
      }
      await wait(pause, init.signal).catch(unlessAborted(signal))
    }
  }
}

export const call = createCall({
  fetch: async (address, init) =>
    (init?.method === 'GET' && (await takeEarlyAnswer(String(address)))) || fetch(address, init),
  language: () => document.documentElement.lang,
  isAttended: isUserActive,
  wait,
  inTurn: throughRefreshGate,
  onRefused: recheckSessionAfter,
})

/** An impossible id in an address is `not_found`; no request is needed to find that out. */
const hasImpossibleId = ({ params }: Route, input: Record<string, unknown>) =>
  Object.entries(params?.shape ?? {}).some(
    ([name, shape]) => shape === id && !id.safeParse(input[name]).success,
  )

/** Time limit of a call, including all its attempts. */
const callTimeout = 30_000
const transientStatuses = new Set([502, 503, 504])

function retryPauses(): number[] {
  const pauses: number[] = []
  let left = callTimeout
  for (let next = 200; left > 0; next *= 2) {
    pauses.push(Math.min(next, left))
    left -= next
  }
  return pauses
}

/** Turns a network error into no answer, unless the caller aborted. */
const unlessAborted = (signal: AbortSignal | undefined) => (fault: unknown) => {
  if (signal?.aborted) throw fault
  return undefined
}

export function splitInput({ path, params, query, body }: Route, input: Record<string, unknown>) {
  const rest = { ...input }
  const take = (key: string) => {
    const value = rest[key]
    delete rest[key]
    return value
  }
  let address = path
  for (const key of Object.keys(params?.shape ?? {}))
    address = address.replace(`:${key}`, encodeURIComponent(String(take(key))))
  const search = new URLSearchParams()
  for (const key of Object.keys(query?.shape ?? {}))
    for (const value of [take(key)].flat()) if (value !== undefined) search.append(key, String(value))
  return {
    address: search.size > 0 ? `${address}?${search}` : address,
    body: body && JSON.stringify(rest),
  }
}

export async function readRefusal(answer: Response): Promise<ApiError> {
  const body = await answer.json().catch(() => null)
  const error = body?.error
  if (typeof error?.code !== 'string') return new ApiError('unavailable', answer.status)
  return new ApiError(error.code, answer.status, error)
}

function wait(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, milliseconds)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
