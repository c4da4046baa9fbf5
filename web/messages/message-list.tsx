import { ArrowDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { addDays, type Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import type { Conversation, Message } from '#contract/messages.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { writeDay } from '#copy/dates.ts'
import { conversationWords as words } from '#copy/messages/conversation.ts'
import { times } from '#copy/times.ts'
import { useHijri, writeHijri } from '#web/lib/hijri.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Arrivals } from './arrivals.tsx'
import { MessageItem } from './message-item.tsx'
import { lastOf, type MessageRange } from './message-range.ts'
import { messageRows } from './message-rows.ts'
import { moveFocus } from './move-focus.ts'
import type { Outbox, UnsentMessage } from './outbox.ts'
import { UnsentItem } from './unsent-item.tsx'
import type { MessagesRead } from './use-messages.ts'
import { useReading } from './use-reading.ts'
import { useScrolled } from './use-scrolled.ts'
import type { MessagesParty } from './use-selected.ts'

type MessageListProps = {
  party: MessagesParty
  conversation: Conversation
  name: string
  range: MessageRange
  messages: MessagesRead
  unsent: readonly UnsentMessage[]
  box: Outbox
  isTyping: boolean
  /** The message to scroll to, from a search. */
  wanted: { sequence: number } | null
  onEdit: (message: Message) => void
}

/** The messages, the newest at the bottom. The arrow keys move from message to message. */
export function MessageList(props: MessageListProps) {
  const { party, conversation, name, range, messages, unsent, box, isTyping, wanted, onEdit } = props
  const t = useWords()
  const language = useLanguage()
  const isHijri = useHijri()
  const zone = readerZone()
  const now = useNow(15_000)
  const [readAtFirst] = useState(conversation.unreadCount > 0 ? conversation.readUpTo : null)
  const [active, setActive] = useState<number | null>(null)
  const [lastAtFirst] = useState(lastOf(range))
  const scroller = useRef<HTMLDivElement>(null)
  const last = lastOf(range)
  const { isAtEnd, toEnd, seen } = useScrolled(scroller, {
    first: range.messages[0]?.sequence,
    last,
    ownWaiting: unsent.at(-1)?.clientId,
    readAtFirst,
  })
  useReading(conversation, last, isAtEnd || last === lastAtFirst)

  const fresh = range.messages.filter(({ sequence, isOwn }) => !isOwn && sequence > seen).length
  const sentIds = new Set(range.messages.map(({ clientId }) => clientId))
  const waiting = unsent.filter(({ clientId }) => !sentIds.has(clientId))
  const rows = useMemo(
    () => messageRows(range.messages, zone, readAtFirst),
    [range.messages, zone, readAtFirst],
  )

  useLayoutEffect(() => {
    if (!wanted) return
    const found = scroller.current?.querySelector<HTMLElement>(`[data-sequence="${wanted.sequence}"]`)
    found?.scrollIntoView({ block: 'center', behavior: 'instant' })
    found?.focus({ preventScroll: true })
    setActive(wanted.sequence)
  }, [wanted])

  const { readOlder, failed, way } = messages
  const mayReadOlder = range.moreBefore && way === null && failed !== 'older'
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!mayReadOlder || !top.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && (scroller.current?.scrollTop ?? 1) >= 0) readOlder()
      },
      { root: scroller.current, rootMargin: '200px 0px 0px' },
    )
    watcher.observe(top.current)
    return () => watcher.disconnect()
  }, [mayReadOlder, readOlder])

  const goToEnd = async () => {
    if (range.moreAfter) await messages.readEnd()
    toEnd()
  }

  const current = active ?? last
  return (
    <div className="relative flex min-h-0 flex-1 flex-col bg-ground">
      <div
        ref={scroller}
        tabIndex={rows.length === 0 ? 0 : -1}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-3 pt-3 pb-2 [overflow-anchor:none] focus-visible:-outline-offset-2 sm:px-6 low:min-h-64"
      >
        {range.moreBefore ? (
          <div ref={top} className="flex flex-col items-center gap-1 pb-3">
            {failed === 'older' && (
              <p role="alert" className="text-xs text-danger-ink">
                {t(words.olderFailed)}
              </p>
            )}
            <Button variant="quiet" size="sm" busy={way === 'older'} onClick={readOlder}>
              {t(words.older)}
            </Button>
          </div>
        ) : (
          rows.length > 0 && (
            <p className="mt-auto pt-4 text-center text-xs text-ink-faint">{t(words.beginning)}</p>
          )
        )}
        {rows.length === 0 && waiting.length === 0 && <Nothing conversation={conversation} name={name} />}
        <ol
          aria-label={t(words.with(name))}
          onKeyDown={moveFocus('[data-sequence]')}
          className="mt-auto flex flex-col"
        >
          {rows.map((row) =>
            row.kind === 'day' ? (
              <li key={row.day} className="flex justify-center py-3">
                <span className="rounded-pill bg-sunken px-3 py-0.5 text-center text-xs text-ink-soft">
                  {writeMessageDay(language, row.day, zone)}
                  {isHijri && <span className="text-ink-faint"> · {writeHijri(language, row.day)}</span>}
                </span>
              </li>
            ) : row.kind === 'unread' ? (
              <li
                key="unread"
                data-unread=""
                className="flex items-center gap-3 py-3 text-xs font-medium text-accent-ink before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent"
              >
                {t(words.unread)}
              </li>
            ) : (
              <MessageItem
                key={row.message.sequence}
                party={party}
                message={row.message}
                isNext={row.isNext}
                isRead={row.message.sequence <= conversation.otherReadUpTo}
                isCurrent={row.message.sequence === current}
                isFound={row.message.sequence === wanted?.sequence}
                name={name}
                mayChange={isChangeable(row.message, now)}
                onFocus={setActive}
                onEdit={onEdit}
              />
            ),
          )}
          {!range.moreAfter &&
            waiting.map((message) => <UnsentItem key={message.clientId} message={message} box={box} />)}
        </ol>
        {range.moreAfter && (
          <div className="flex justify-center pt-3">
            <Button variant="quiet" size="sm" busy={way === 'newer'} onClick={messages.readNewer}>
              {t(words.newer)}
            </Button>
          </div>
        )}
        {isTyping && <TypingDots />}
      </div>
      {(!isAtEnd || range.moreAfter) && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            variant={fresh > 0 ? 'primary' : 'secondary'}
            size="pill"
            aria-label={fresh > 0 ? undefined : t(words.toNewest)}
            onClick={goToEnd}
            className="pointer-events-auto animate-rise"
          >
            <Icon of={ArrowDown} small className={fresh > 0 ? 'ms-1' : ''} />
            {fresh > 0 && <span className="me-1">{t(words.newBelow(fresh))}</span>}
          </Button>
        </div>
      )}
      <Arrivals messages={range.messages} name={name} />
    </div>
  )
}

const isChangeable = ({ changeableUntil }: Message, now: number) =>
  changeableUntil !== null && Date.parse(changeableUntil) > now

function Nothing({ conversation, name }: Pick<MessageListProps, 'conversation' | 'name'>) {
  const t = useWords()
  return (
    <div className="m-auto max-w-sm px-4 py-8 text-center">
      <p className="text-md font-semibold">{t(words.none)}</p>
      <p className="mt-1 text-sm text-balance text-ink-soft">
        {t(conversation.contact.userType === 'admin' ? words.noneOfSupport : words.noneText(name))}
      </p>
      {conversation.contact.userType !== 'patient' && (
        <p className="mt-4 text-xs text-balance text-ink-faint">{t(words.notUrgent)}</p>
      )}
    </div>
  )
}

/** Shows that the other side is writing, which is also stated in words below the name. */
function TypingDots() {
  return (
    <div
      aria-hidden="true"
      className="mt-2 flex w-fit gap-1 rounded-card border border-line bg-surface px-3.5 py-3"
    >
      {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
        <span key={delay} className={`size-1.5 animate-breathe rounded-pill bg-ink-faint ${delay}`} />
      ))}
    </div>
  )
}

/** `Today`, `Yesterday`, `Friday 20 November`; with the year if it is not the current one. */
function writeMessageDay(language: Language, day: Day, zone: string, now = new Date()): string {
  const today = dayOf(now, zone)
  if (day === today) return times.today[language]
  if (day === addDays(today, -1)) return words.yesterday[language]
  return writeDay(language, day, day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'date')
}
