import type { RefusalCode } from '#contract/refusals.ts'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import { ApiError } from '../app/api-error.ts'
import { readRefusal, splitInput } from '../app/call.ts'
import { recheckSessionAfter } from '../app/recheck-session.ts'
import {
  createTokenRefreshGate,
  type TokenRefreshGate,
  throughRefreshGate,
} from '../app/token-refresh-gate.ts'

export type SendOptions = {
  signal?: AbortSignal
  /** How much of the file was sent, in per cent. */
  onProgress?: (percent: number) => void
  /** Time limit in milliseconds, if it is longer than usual. */
  patience?: number
}

type Environment = {
  open: () => XMLHttpRequest
  language: () => string
  inTurn?: TokenRefreshGate
  onRefused?: (code: RefusalCode) => void
}

/**
 * Makes the function that sends a file as it is, with its type, through a route that accepts one. `fetch` cannot report
 * progress.
 */
export function createSendFile({
  open,
  language,
  inTurn = createTokenRefreshGate(),
  onRefused,
}: Environment) {
  return function sendFile<R extends Route>(
    route: R,
    input: SentTo<R>,
    file: Blob,
    { signal, onProgress, patience = usualPatience }: SendOptions = {},
  ): Promise<OutputOf<R>> {
    const send = () =>
      new Promise<OutputOf<R>>((resolve, reject) => {
        const request = open()
        const refuse = (refused: ApiError) => {
          onRefused?.(refused.code)
          reject(refused)
        }
        request.open(route.method, splitInput(route, input as Record<string, unknown>).address)
        request.setRequestHeader('Accept', 'application/json')
        request.setRequestHeader('Accept-Language', language())
        request.setRequestHeader('Content-Type', file.type)
        request.timeout = patience
        request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.floor((loaded / total) * 100))
        request.onload = () => {
          const answer = new Response(request.responseText, { status: request.status })
          if (answer.ok) answer.json().then(resolve, () => refuse(silence()))
          else readRefusal(answer).then(refuse)
        }
        request.onerror = request.ontimeout = () => refuse(silence())
        request.onabort = () => reject(signal?.reason)
        if (signal?.aborted) return reject(signal.reason)
        signal?.addEventListener('abort', () => request.abort(), { once: true })
        request.send(file)
      })
    return inTurn(route.renewsToken, send)
  }
}

export const sendFile = createSendFile({
  open: () => new XMLHttpRequest(),
  language: () => document.documentElement.lang,
  inTurn: throughRefreshGate,
  onRefused: recheckSessionAfter,
})

/** A little longer than the server's limit, because its refusal says more. */
const usualPatience = 75_000

const silence = () => new ApiError('unavailable', 0)
