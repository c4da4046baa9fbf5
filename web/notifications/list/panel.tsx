import { Check } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { notificationBell } from '#copy/notifications/bell.ts'
import { notificationPanel as words } from '#copy/notifications/panel.ts'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { type Item, readList, watchList } from './stored-list.ts'
import { clearAll, markAllRead, markRead, type Reader } from './sync-list.ts'
import { wordsOf } from './words-of.ts'

export function NotificationPanel({ reader, close }: { reader: Reader; close: () => void }) {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const items = useSyncExternalStore(watchList, () => readList(reader.person))
  // The pressed button disappears.
  const keepFocus = () => heading.current?.focus()
  return (
    <>
      <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-2 border-b border-line bg-overlay py-2 ps-4 pe-2">
        <h2 ref={heading} tabIndex={-1} className="me-auto py-2 text-md font-semibold">
          {t(notificationBell.heading)}
        </h2>
        <div className="-ms-3 flex items-center">
          {items.some(({ read }) => !read) && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                void markAllRead(reader)
                keepFocus()
              }}
            >
              {t(words.readAll)}
            </Button>
          )}
          {items.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                void clearAll(reader)
                keepFocus()
              }}
            >
              {t(words.clear)}
            </Button>
          )}
        </div>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t(words.empty.title)} description={t(words.empty.text)} />
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <Row
              key={item.id}
              item={item}
              reader={reader}
              onView={() => {
                close()
                void markRead(reader, item)
              }}
              onRead={() => {
                void markRead(reader, item)
                keepFocus()
              }}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type RowProps = { item: Item; reader: Reader; onView: () => void; onRead: () => void }

function Row({ item, reader, onView, onRead }: RowProps) {
  const t = useWords()
  const { language } = reader
  const { title, message } = wordsOf(language, item)
  const at = new Date(item.timestamp)
  const said = (
    <>
      <span className="flex items-baseline gap-2 text-sm font-medium">
        {!item.read && (
          <span className="size-2 shrink-0 rounded-pill bg-accent">
            <span className="sr-only">{t(words.unread)}: </span>
          </span>
        )}
        {title}
      </span>
      <span className="mt-0.5 block text-sm text-ink-soft">{message}</span>
      <time dateTime={item.timestamp} className="mt-1 block text-xs text-ink-faint">
        {writeMoment(language, at, new Date(), readerZone())}
      </time>
    </>
  )
  const textClass = joinClasses('min-w-0 flex-1 py-3 ps-4', item.read && 'pe-4')
  return (
    <li className={joinClasses('flex items-center gap-1 pe-2', !item.read && 'bg-tint')}>
      {item.link ? (
        <Link
          to={item.link as Address}
          className={joinClasses(textClass, 'hover:underline')}
          onClick={onView}
        >
          {said}
        </Link>
      ) : (
        <div className={textClass}>{said}</div>
      )}
      {!item.read && <IconButton label={t(words.readThis(title))} icon={Check} onClick={onRead} />}
    </li>
  )
}
