import { keepPreviousData, QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Session } from '#contract/accounts/session-view.ts'
import type { OutputOf, Route, SentTo } from '#contract/route.ts'
import { call } from './call.ts'
import type { Refused } from './refused.ts'
import { sessionNow, watchSession } from './session.ts'

/** What this document has read of the server. It tries nothing again: `call` does. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** What one person read in one role is nobody else's. */
const readerOf = (session: Session | null) => session && `${session.user.id} ${session.activeRole}`
const known = sessionNow()
let reader = readerOf(known.state === 'signed_in' ? known.session : null)
watchSession(({ session }) => {
  if (readerOf(session) !== reader) queryClient.clear()
  reader = readerOf(session)
})

type ReadOptions = {
  enabled?: boolean
  /** What was read last stays until the answer to another question is there. */
  keepsLast?: boolean
}

/** Reads a route of the contract and keeps what it said: `useRead(listSessions, {})`. */
export function useRead<R extends Route>(
  route: R,
  input: SentTo<R>,
  { enabled = true, keepsLast = false }: ReadOptions = {},
) {
  return useQuery<OutputOf<R>, Refused>({
    queryKey: [route.path, input],
    queryFn: ({ signal }) => call(route, input, { signal }),
    enabled,
    ...(keepsLast && { placeholderData: keepPreviousData }),
  })
}

type ChangeOptions<R extends Route> = {
  /** The version that the change is made of; another one meanwhile is refused. */
  version?: number | undefined
  /** Reads that are out of date afterwards. */
  stale?: readonly Route[]
  onDone?: (output: OutputOf<R>, input: SentTo<R>) => void
  onRefused?: (refused: Refused, input: SentTo<R>) => void
}

/** Changes something through a route of the contract. The same input sent again after a failure is the same request. */
export function useChange<R extends Route>(
  route: R,
  { version, stale = [], onDone, onRefused }: ChangeOptions<R> = {},
) {
  const client = useQueryClient()
  const last = useRef({ input: '', key: '' })
  const keyFor = (input: SentTo<R>) => {
    const text = JSON.stringify([input, version])
    if (last.current.input !== text) last.current = { input: text, key: crypto.randomUUID() }
    return last.current.key
  }
  return useMutation<OutputOf<R>, Refused, SentTo<R>>({
    mutationFn: (input) => call(route, input, { idempotencyKey: keyFor(input), version }),
    onSuccess: async (output, input) => {
      last.current = { input: '', key: '' }
      onDone?.(output, input)
      await Promise.all(stale.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
    },
    onError: (refused, input) => onRefused?.(refused, input),
  })
}
