import { useEffect } from 'react'
import { conversationList as words } from '#copy/messages/list.ts'
import { onChange } from '#web/app/socket.ts'
import { hasUnsent } from '#web/lib/unsent-messages.ts'
import { useWords } from '#web/lib/words.ts'
import { CountBadge, refetchUnreadCount, useUnreadCount } from './unread-count.tsx'

/** The number of unread conversations, on every page. It also starts sending waiting messages. */
export function UnreadBadge() {
  const t = useWords()
  const count = useUnreadCount()
  useEffect(() => {
    sendWaiting().catch(() => {})
    const stops = [onChange('messages', refetchUnreadCount), onChange('reads', refetchUnreadCount)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  if (count === 0) return null
  return <CountBadge count={count} label={t(words.waiting(count))} tone="accent" />
}

/** Sends messages that were written before a reload, whichever page is opened. */
async function sendWaiting() {
  if (await hasUnsent()) (await import('./use-outbox.ts')).openOwnOutbox()
}
