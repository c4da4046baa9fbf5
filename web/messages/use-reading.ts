import { useEffect, useRef } from 'react'
import { type Conversation, markRead } from '#contract/messages.ts'
import { useChange } from '#web/app/query.ts'
import { patchConversation } from './cache.ts'
import { refetchUnreadCount } from './unread-count.tsx'

/** Marks visible messages as read, with one request for all of them. */
export function useReading({ id, readUpTo }: Conversation, last: number, isInSight: boolean) {
  const told = useRef(readUpTo)
  const { mutate } = useChange(markRead, {
    line: `read ${id}`,
    onDone: ({ readUpTo, unreadCount }) => {
      patchConversation(id, (known) => ({ ...known, readUpTo, unreadCount }))
      refetchUnreadCount()
    },
    onRefused: () => {
      told.current = readUpTo
    },
  })
  useEffect(() => {
    const tell = () => {
      if (!isInSight || document.visibilityState !== 'visible' || last <= told.current) return
      told.current = last
      mutate({ id, sequence: last })
    }
    tell()
    addEventListener('visibilitychange', tell)
    return () => removeEventListener('visibilitychange', tell)
  })
}
