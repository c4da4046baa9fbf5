import type { Conversation } from '#contract/messages.ts'
import { mostUnread } from '#contract/messages.ts'
import { conversationList as words } from '#copy/messages/list.ts'
import type { Word } from '#copy/word.ts'
import { langOf } from '#web/lib/lang-of.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ContactFace } from './contact-face.tsx'
import { nameOfContact, writeSince } from './contact-words.ts'
import { CountBadge } from './unread-count.tsx'
import { conversationPath, type MessagesParty } from './use-selected.ts'

type ConversationRowProps = {
  party: MessagesParty
  conversation: Conversation
  isSelected: boolean
  now: Date
}

/** The contact, the last message and its time, and the number of unread messages. */
export function ConversationRow({ party, conversation, isSelected, now }: ConversationRowProps) {
  const t = useWords()
  const language = useLanguage()
  const { contact, lastMessage, unreadCount } = conversation
  const isUnread = unreadCount > 0
  const said = lastMessage?.takenBackAt ? null : lastMessage?.content
  return (
    <li>
      <Link
        to={conversationPath(party, conversation)}
        aria-current={isSelected ? 'true' : undefined}
        className="relative flex items-center gap-3 px-4 py-3 transition-colors before:absolute before:inset-y-0 before:start-0 before:w-0.75 hover:bg-sunken/60 focus-visible:-outline-offset-2 aria-[current=true]:bg-tint/70 aria-[current=true]:before:bg-action sm:max-lg:px-6"
      >
        <ContactFace contact={contact} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <bdi
              className={joinClasses('min-w-0 truncate text-sm', isUnread ? 'font-semibold' : 'font-medium')}
            >
              {nameOfContact(language, contact)}
            </bdi>
            {lastMessage && (
              <time
                dateTime={lastMessage.at}
                className={joinClasses(
                  'ms-auto shrink-0 text-xs',
                  isUnread ? 'font-medium text-link' : 'text-ink-faint',
                )}
              >
                {writeSince(language, new Date(lastMessage.at), now)}
              </time>
            )}
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <span
              className={joinClasses(
                'flex min-w-0 flex-1 gap-1 text-sm',
                isUnread ? 'text-ink' : 'text-ink-soft',
              )}
            >
              {lastMessage?.isOwn && !lastMessage.takenBackAt && (
                <span className="shrink-0">{t(party === 'admin' ? words.team : words.you)}</span>
              )}
              <span
                dir="auto"
                {...langOf(said, language)}
                className="min-w-0 flex-1 truncate aligned-with-page"
              >
                {said ?? t(lastMessage ? kindOf(lastMessage) : words.nothing)}
              </span>
            </span>
            {isUnread && (
              <CountBadge
                count={unreadCount < mostUnread ? unreadCount : `${mostUnread - 1}+`}
                label={t(words.unreadOf(unreadCount < mostUnread ? unreadCount : `${mostUnread - 1}+`))}
              />
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** The kind of a message that has no text. */
function kindOf({ takenBackAt, fileType }: NonNullable<Conversation['lastMessage']>): Word {
  if (takenBackAt) return words.takenBack
  if (fileType) return fileType === 'application/pdf' ? words.pdf : words.photo
  return words.lost
}
