import type { InfiniteData } from '@tanstack/react-query'
import {
  type Conversation,
  type listConversations as ListConversations,
  listConversations,
  type Message,
} from '#contract/messages.ts'
import type { OutputOf } from '#contract/route.ts'
import { queryClient } from '#web/app/query.ts'
import { pagesKey } from '#web/lib/read-pages.ts'
import { isBehind, type MessageRange, withMessage } from './message-range.ts'

export const conversationKey = ['conversation'] as const
export const rangeKeys = ['messages of'] as const
export const rangeKey = (conversation: string) => [...rangeKeys, conversation] as const

type Pages = InfiniteData<OutputOf<typeof ListConversations>>

/** Changes this conversation in all cached reads. */
export function patchConversation(id: string, change: (known: Conversation) => Conversation) {
  const changeOne = (each: Conversation) => (each.id === id ? change(each) : each)
  queryClient.setQueriesData<Pages>({ queryKey: pagesKey(listConversations) }, (known) =>
    known
      ? {
          ...known,
          pages: known.pages.map((page) => ({ ...page, conversations: page.conversations.map(changeOne) })),
        }
      : known,
  )
  queryClient.setQueriesData<Conversation>(
    { queryKey: conversationKey },
    (known) => known && changeOne(known),
  )
}

/** Stores the conversation as the server has it; if no list contains it yet, the lists are read again. */
export function putConversation(conversation: Conversation) {
  patchConversation(conversation.id, () => conversation)
  const lists = queryClient.getQueriesData<Pages>({ queryKey: pagesKey(listConversations) })
  const isListed = lists.some(([, known]) =>
    known?.pages.some((page) => page.conversations.some(({ id }) => id === conversation.id)),
  )
  if (!isListed && conversation.lastMessage)
    queryClient.invalidateQueries({ queryKey: pagesKey(listConversations) })
}

export function patchContact(person: string, change: Pick<Conversation['contact'], 'online' | 'lastSeen'>) {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: pagesKey(listConversations) })
  const listed = lists.flatMap(([, known]) => known?.pages.flatMap((page) => page.conversations) ?? [])
  const opened = queryClient
    .getQueriesData<Conversation>({ queryKey: conversationKey })
    .flatMap(([, known]) => known ?? [])
  for (const { id, contact } of [...listed, ...opened])
    if (contact.id === person)
      patchConversation(id, (known) => ({ ...known, contact: { ...known.contact, ...change } }))
}

/**
 * Stores a new or changed message, if its conversation has been opened. Returns false if messages before it are
 * missing.
 */
export function putMessage(message: Message): boolean {
  const range = queryClient.setQueryData<MessageRange>(
    rangeKey(message.conversationId),
    (known) => known && withMessage(known, message),
  )
  return !range || !isBehind(range, message.sequence)
}
