import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApiError } from '#web/app/api-error.ts'
import { rangeKey } from './cache.ts'
import type { MessageRange } from './message-range.ts'
import { readAround, readEnd, readLatest, readNewer, readOlder } from './messages-server.ts'

/** The loaded messages of a conversation, and functions that load more. */
export function useMessages(id: string) {
  const query = useQuery<MessageRange, ApiError>({
    queryKey: rangeKey(id),
    queryFn: ({ signal }) => readLatest(id, { signal }),
    // Changes are not received while the conversation is closed, so it is always read again.
    staleTime: 0,
  })
  const [way, setWay] = useState<'older' | 'newer' | 'around' | null>(null)
  const [failed, setFailed] = useState<'older' | 'newer' | 'around' | null>(null)
  const isUnderWay = useRef(false)
  const go = (to: 'older' | 'newer' | 'around', read: () => Promise<void>) => async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setWay(to)
    setFailed(null)
    await read().catch(() => setFailed(to))
    isUnderWay.current = false
    setWay(null)
  }
  return {
    range: query.data,
    error: query.error,
    errorUpdatedAt: query.errorUpdatedAt,
    isFetching: query.isFetching,
    refetch: query.refetch,
    way,
    failed,
    readOlder: go('older', () => readOlder(id)),
    readNewer: go('newer', () => readNewer(id)),
    readEnd: go('around', () => readEnd(id)),
    readAround: (sequence: number) => go('around', () => readAround(id, sequence))(),
  }
}

export type MessagesRead = ReturnType<typeof useMessages>
