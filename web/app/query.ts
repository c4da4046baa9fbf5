import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import { askForPassword } from '../lib/ask-for-password.ts'
import { clearUnsentOnSignOut } from '../lib/unsent-messages.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { dropEarlyAnswers } from './early-fetches.ts'
import { FreshQueryClient } from './fresh-query-client.ts'
import { refreshReadsWith } from './refresh-reads.ts'
import { currentSession, onSessionChange } from './session.ts'
import { useLive } from './use-live.ts'

/** Caches what this document has read from the server. It does not retry: `call` does. */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
    // An answer may contain a secret, so it is dropped soon after the component that requested it is unmounted.
    mutations: { retry: false, networkMode: 'always', gcTime: 1_000 },
  },
})

refreshReadsWith((touched, write) => queryClient.refreshAbout(touched, write))

/** The cache belongs to one person in one role. */
const readerOf = (session: Session | null) => session && `${session.user.id} ${session.activeRole}`
const known = currentSession()
let reader = readerOf(known.state === 'signed_in' ? known.session : null)
onSessionChange(({ event, session }) => {
  if (readerOf(session) !== reader) queryClient.clear()
  if (event !== 'initial_session' || !session) dropEarlyAnswers()
  reader = readerOf(session)
})

clearUnsentOnSignOut()

type ReadOptions = {
  enabled?: boolean
  /** Shows the previous answer until the one to changed input arrives. */
  keepsLast?: boolean
  /** False where the answer stays as it was although others change its subject, such as a read that is recorded. */
  isLive?: boolean
}

/**
 * Reads a route of the contract and caches the answer: `useRead(listSessions, {})`. It is read again when the server
 * announces a change of what the route is about.
 */
export function useRead<R extends Route>(
  route: R,
  input: SentTo<R>,
  { enabled = true, keepsLast = false, isLive = true }: ReadOptions = {},
) {
  const { path, about } = route
  useLive(enabled && isLive ? about : [], () => queryClient.invalidateQueries({ queryKey: [path, input] }))
  return useQuery<OutputOf<R>, ApiError>({
    queryKey: [path, input],
    meta: { about },
    queryFn: ({ signal }) => call(route, input, { signal }),
    enabled,
    ...(keepsLast && { placeholderData: keepPreviousData }),
  })
}

type ChangeOptions<R extends Route> = {
  /** The version that the change is based on; the server refuses if it is no longer the current one. */
  version?: number | undefined
  /** The request completes even if the document is closed meanwhile. */
  keepalive?: boolean
  /** Changes of one line are sent one after the other, and none is skipped, so that the last press counts. */
  line?: string
  /** False where the password alone is not enough proof. */
  asksForPassword?: boolean
  onDone?: (output: OutputOf<R>, input: SentTo<R>) => void
  /** Not called for `proof_needed`: a person who did not enter the password has changed nothing. */
  onRefused?: (refused: ApiError, input: SentTo<R>) => void
}

/**
 * Changes something through a route of the contract, then asks again for the reads about what the route touches.
 * Pressing again while the request runs does nothing. Sent again with the same input after a failure, or after the
 * password was entered, it carries the same idempotency key.
 */
export function useChange<R extends Route>(route: R, options: ChangeOptions<R> = {}) {
  const { version, keepalive = false, line, asksForPassword = true, onDone, onRefused } = options
  const latest = useRef<{ text: string; key: string; isUnderWay: boolean }>(undefined)
  const requestFor = (input: SentTo<R>) => {
    const text = JSON.stringify([route.method, route.path, input, version])
    if (latest.current?.text !== text) latest.current = { text, key: crypto.randomUUID(), isUnderWay: false }
    return latest.current
  }

  const send = async (input: SentTo<R>): Promise<OutputOf<R>> => {
    const request = requestFor(input)
    const sendOnce = () =>
      call(route, input, { version, keepalive, ...(!line && { idempotencyKey: request.key }) })
    request.isUnderWay = true
    try {
      const output = await sendOnce().catch(async (fault) => {
        if (asksForPassword && wantsProof(fault) && (await askForPassword())) return sendOnce()
        throw fault
      })
      if (latest.current === request) latest.current = undefined
      return output
    } finally {
      request.isUnderWay = false
    }
  }

  const mutation = useMutation<OutputOf<R>, ApiError, SentTo<R>>(
    {
      ...(line && { scope: { id: line } }),
      mutationFn: send,
      onSuccess: (output, input) => queryClient.refreshAbout(route.touches, () => onDone?.(output, input)),
      onError: (refused, input) => {
        if (!wantsProof(refused)) onRefused?.(refused, input)
      },
    },
    queryClient,
  )
  return {
    ...mutation,
    error: wantsProof(mutation.error) ? null : mutation.error,
    mutate: (input: SentTo<R>) => {
      if (line || !requestFor(input).isUnderWay) mutation.mutate(input)
    },
  }
}

const wantsProof = (fault: unknown) => fault instanceof ApiError && fault.code === 'proof_needed'
