import { Check, CheckCheck, Ellipsis } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { bubbleClass, rowClass } from './bubble-class.ts'
import { MessageFileView } from './message-file.tsx'
import { MessageText } from './message-text.tsx'
import type { MessagesParty } from './use-selected.ts'

type MessageItemProps = {
  party: MessagesParty
  message: Message
  isNext: boolean
  isRead: boolean
  /** The message that has the tab stop. */
  isCurrent: boolean
  /** The message that the search has found. */
  isFound: boolean
  name: string
  /** The writer may still edit or withdraw it. */
  mayChange: boolean
  onFocus: (sequence: number) => void
  onEdit: (message: Message) => void
}

/** One message with its time and status. Memoized, because a conversation may show a thousand of them. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { party, message, isNext, isRead, isCurrent, isFound, name, mayChange, onFocus, onEdit } = props
  const t = useWords()
  const language = useLanguage()
  const { sequence, isOwn, content, file, at, editedAt, takenBackAt, senderName } = message
  const button = useRef<HTMLButtonElement>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const mayReport = !isOwn && !takenBackAt && party !== 'admin'
  const writer = isOwn ? t(words.you) : name
  return (
    <li
      tabIndex={isCurrent ? 0 : -1}
      data-sequence={sequence}
      onFocus={() => onFocus(sequence)}
      className={joinClasses(rowClass(isOwn, isNext), isFound && '-mx-2 bg-accent-tint px-2 pb-2.5')}
    >
      <div className={bubbleClass(isOwn, Boolean(file) && !takenBackAt)}>
        <span className="sr-only">{senderName && isOwn ? senderName : writer}: </span>
        {senderName && party === 'admin' && isOwn && !isNext && (
          <p aria-hidden="true" className="text-xs font-medium text-link">
            <bdi>{senderName}</bdi>
          </p>
        )}
        {takenBackAt ? (
          <p className="text-sm text-ink-faint italic">{t(isOwn ? words.takenBackByYou : words.takenBack)}</p>
        ) : (
          <>
            {file && <MessageFileView file={file} />}
            {content !== null && <MessageText text={content} />}
            {content === null && !file && <p className="text-sm text-ink-faint italic">{t(words.lost)}</p>}
          </>
        )}
        <p className="flex flex-wrap items-center justify-end gap-x-1.5 text-xs text-ink-soft">
          {editedAt && !takenBackAt && <span>{t(words.edited)}</span>}
          <time dateTime={at}>
            <bdi>{writeTime(language, new Date(at), readerZone())}</bdi>
          </time>
          {isOwn && !takenBackAt && (
            <span className="inline-flex items-center gap-1">
              <Icon of={isRead ? CheckCheck : Check} small {...(isRead && { className: 'text-link' })} />
              {t(isRead ? words.read : words.sent)}
            </span>
          )}
        </p>
      </div>
      {(mayChange || mayReport) && (
        <IconButton
          ref={button}
          icon={Ellipsis}
          label={t(words.menu)}
          tabIndex={isCurrent ? 0 : -1}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
          className="self-center text-ink-faint opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
        />
      )}
      {isMenuOpen && (
        <MessageMenu
          anchor={button}
          message={message}
          mayChange={mayChange}
          onEdit={() => onEdit(message)}
          onClose={() => setMenuOpen(false)}
        />
      )}
    </li>
  )
})

const MessageMenu = lazyPart(() => import('./message-menu.tsx'), 'MessageMenu', null)
