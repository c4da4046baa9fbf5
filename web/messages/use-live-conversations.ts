import { useEffect } from 'react'
import { listConversations } from '#contract/messages.ts'
import { countUnread } from '#contract/waiting-messages.ts'
import { queryClient } from '#web/app/query.ts'
import { onChange, onFrame } from '#web/app/socket.ts'
import { pagesKey } from '#web/lib/read-pages.ts'
import { conversationKey, patchContact, rangeKeys } from './cache.ts'
import { catchUp, refreshConversation } from './messages-server.ts'

/** Keeps messages, read marks and online status up to date while they are on the screen. */
export function useLiveConversations() {
  useEffect(() => {
    const stops = [
      onChange('messages', (change) => {
        if (change) catchUp(change.conversation, change.sequence).catch(() => {})
        else askAnew()
      }),
      onChange('reads', (change) => {
        if (change) refreshConversation(change.conversation).catch(() => {})
      }),
      onFrame('presence', ({ person, online, lastSeen }) => patchContact(person, { online, lastSeen })),
    ]
    return () => {
      for (const stop of stops) stop()
      // No changes are received from here on, so the next use must read again.
      for (const queryKey of [pagesKey(listConversations), conversationKey])
        queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    }
  }, [])
}

/** It is unknown what was missed, so everything open is read again. */
function askAnew() {
  queryClient.removeQueries({ queryKey: rangeKeys, type: 'inactive' })
  for (const queryKey of [rangeKeys, conversationKey, pagesKey(listConversations), [countUnread.path]])
    queryClient.invalidateQueries({ queryKey })
}
