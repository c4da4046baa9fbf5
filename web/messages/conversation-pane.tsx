import { useCallback, useEffect, useRef, useState } from 'react'
import type { Conversation, Message } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { currentUserId } from '#web/lib/current-user-id.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMarkOnScreen } from '#web/lib/on-screen.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useRootMark } from '#web/lib/use-root-mark.ts'
import { useWords } from '#web/lib/words.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { Composer } from './composer.tsx'
import { nameOfContact } from './contact-words.ts'
import { ConversationHead } from './conversation-head.tsx'
import { MessagesSkeleton } from './conversation-skeleton.tsx'
import { MessageList } from './message-list.tsx'
import { besideClass, paneClass } from './pane-class.ts'
import { useIsTyping } from './use-is-typing.ts'
import { useMessages } from './use-messages.ts'
import { useUnsent } from './use-outbox.ts'
import type { MessagesParty } from './use-selected.ts'
import { useVisibleHeight } from './use-visible-height.ts'

type ConversationPaneProps = {
  party: MessagesParty
  conversation: Conversation
  /** Shown beside something else, such as a call; by itself it fills a phone. */
  isBeside?: boolean
}

/** The conversation with one contact, and the box for writing. */
export function ConversationPane({ party, conversation, isBeside = false }: ConversationPaneProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, contact } = conversation
  const name = nameOfContact(language, contact)
  const messages = useMessages(id)
  const { box, unsent } = useUnsent(currentUserId(), id)
  const isTyping = useIsTyping(id)
  const [editing, setEditing] = useState<Message | null>(null)
  const [isSearching, setSearching] = useState(false)
  const [wanted, setWanted] = useState<{ sequence: number } | null>(null)
  const pane = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  useVisibleHeight(pane)
  useRootMark('fills-phone', !isBeside)

  useMarkOnScreen(id)
  useEffect(() => {
    // With a keyboard the next step is to write; on a phone the focus would open the on-screen keyboard.
    if (matchMedia('(hover: hover)').matches) input.current?.focus({ preventScroll: true })
  }, [])

  const edit = useCallback((message: Message) => {
    setEditing(message)
    input.current?.focus()
  }, [])
  const show = async (sequence: number) => {
    setSearching(false)
    const isLoaded = messages.range?.messages.some((each) => each.sequence === sequence)
    if (!isLoaded) await messages.readAround(sequence)
    setWanted({ sequence })
  }

  useFailureToast(words.failed, { ...messages, error: messages.range ? null : messages.error })

  return (
    <section
      ref={isBeside ? null : pane}
      aria-label={t(words.with(name))}
      className={isBeside ? besideClass : paneClass}
    >
      <ConversationHead
        party={party}
        contact={contact}
        isTyping={isTyping}
        isSearching={isSearching}
        onSearch={() => setSearching((before) => !before)}
        isBeside={isBeside}
      />
      {isSearching && (
        <SearchPanel conversation={id} name={name} onChoose={show} onClose={() => setSearching(false)} />
      )}
      {messages.range ? (
        <MessageList
          party={party}
          conversation={conversation}
          name={name}
          range={messages.range}
          messages={messages}
          unsent={unsent}
          box={box}
          isTyping={isTyping}
          wanted={wanted}
          onEdit={edit}
        />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto bg-ground">
          {messages.error ? (
            <ErrorState
              title={t(words.failed)}
              description={t(wordsOfRefusal(messages.error))}
              onRetry={() => messages.refetch()}
              retrying={messages.isFetching}
              fault={messages.error}
            />
          ) : (
            <MessagesSkeleton />
          )}
        </div>
      )}
      {conversation.mayWrite ? (
        <Composer
          key={editing?.id ?? 'new'}
          input={input}
          conversation={id}
          editing={editing}
          patient={party === 'dietitian' ? patientIn(contact) : null}
          onSend={(content, file) => box.add(id, content, file)}
          onEdited={() => setEditing(null)}
        />
      ) : (
        <p className="border-t border-line px-5 py-4 text-center text-sm text-ink-soft">{t(words.closed)}</p>
      )}
    </section>
  )
}

const patientIn = ({ userType, name, otherName }: Conversation['contact']) =>
  userType === 'patient' && name !== null ? { name, otherName } : null

const SearchPanel = lazyPart(() => import('./search-panel.tsx'), 'SearchPanel')
