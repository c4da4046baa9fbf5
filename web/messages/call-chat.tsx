import { useMemo } from 'react'
import { conversationList as words } from '#copy/messages/list.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { MessagesSkeleton } from './conversation-skeleton.tsx'
import { useConversation } from './use-conversations.ts'
import { useLiveConversations } from './use-live-conversations.ts'
import type { MessagesParty } from './use-selected.ts'

type CallChatProps = { party: MessagesParty; person: string }

/** The conversation with the other side of the call, the same one as on the messages page. */
export function CallChat({ party, person }: CallChatProps) {
  useLiveConversations()
  const t = useWords()
  const asked = useMemo(() => ({ with: person }), [person])
  const { conversation, error, refetch } = useConversation(asked)
  if (conversation) return <ConversationPane party={party} conversation={conversation} isBeside />
  if (!error) return <MessagesSkeleton />
  return (
    <ErrorState
      title={t(words.failed)}
      description={t(wordsOfRefusal(error))}
      onRetry={() => refetch()}
      className="m-auto"
    />
  )
}
