import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Conversation, listConversations, searchConversations } from '#contract/messages.ts'
import type { ApiError } from '#web/app/api-error.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { conversationKey } from './cache.ts'
import { findConversation } from './messages-server.ts'
import { isSelected, type Selected } from './use-selected.ts'

/** All conversations, or those whose contact's name matches the search. */
export function useConversations() {
  const [q, search] = useState('')
  const pages = useReadRows(q ? searchConversations : listConversations, q ? { q } : {}, 'conversations', {
    keptWith: listConversations,
  })
  const conversations = pages.data?.toSorted((one, other) => momentOf(other).localeCompare(momentOf(one)))
  return { q, search, pages, conversations }
}

export type ConversationsRead = ReturnType<typeof useConversations>

const momentOf = ({ lastMessage }: Conversation) => lastMessage?.at ?? ''

/**
 * The requested conversation: from the list if it is there, otherwise read by itself, as when there is no list, the
 * search excludes it or it has no messages yet.
 */
export function useConversation(asked: Selected | null, list?: ConversationsRead) {
  const listed = asked && list?.conversations?.find((each) => isSelected(asked, each))
  const query = useQuery<Conversation, ApiError>({
    queryKey: [...conversationKey, asked],
    queryFn: async ({ signal }) => listed ?? findConversation(asked as Selected, { signal }),
    enabled: asked !== null && !list?.pages.isPending,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const conversation = listed ?? (asked ? query.data : undefined)
  return { conversation, error: conversation ? null : query.error, refetch: query.refetch }
}
