import { useEffect } from 'react'
import { listConversations } from '#contract/messages.ts'
import { countUnread } from '#contract/waiting-messages.ts'
import { queryClient } from '#web/app/query.ts'
import { onChange, onFrame } from '#web/app/socket.ts'
import { pagesKey } from '#web/lib/read-pages.ts'
import { conversationKey, patchContact, rangeKeys } from './cache.ts'
import { catchUp, refreshConversation } from './messages-server.ts'

/** While messages are on the screen, whatever is written, read, changed or taken back shows by itself, and who is there. */
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
      // What changes from here on is not heard.
      for (const queryKey of [pagesKey(listConversations), conversationKey])
        queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    }
  }, [])
}

/** Nobody knows what was missed: what is open is read from the start. */
function askAnew() {
  queryClient.removeQueries({ queryKey: rangeKeys, type: 'inactive' })
  for (const queryKey of [rangeKeys, conversationKey, pagesKey(listConversations), [countUnread.path]])
    queryClient.invalidateQueries({ queryKey })
}
