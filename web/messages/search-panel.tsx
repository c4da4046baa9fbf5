import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Message, searchMessages } from '#contract/messages.ts'
import { writeDate } from '#copy/dates.ts'
import { conversationWords } from '#copy/messages/conversation.ts'
import { times } from '#copy/times.ts'
import { langOf } from '#web/lib/lang-of.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { foundIn } from './messages-server.ts'

const words = conversationWords.search

type SearchPanelProps = {
  conversation: string
  name: string
  onChoose: (sequence: number) => void
  onClose: () => void
}

/** Searches one conversation; a chosen message is shown where it is. */
export function SearchPanel({ conversation, name, onChoose, onClose }: SearchPanelProps) {
  const t = useWords()
  const [q, setQ] = useState('')
  const panel = useRef<HTMLElement>(null)
  const isShort = q.length < 2
  const query = useInfiniteQuery({
    queryKey: [searchMessages.path, conversation, q],
    queryFn: ({ signal, pageParam }) => foundIn(conversation, q, pageParam, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    enabled: !isShort,
    staleTime: 0,
    gcTime: 0,
  })
  const found = query.data?.pages.flatMap(({ messages }) => messages) ?? []
  useEffect(() => panel.current?.querySelector('input')?.focus(), [])
  return (
    <search
      ref={panel}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="flex max-h-[55%] shrink-0 flex-col border-b border-line"
    >
      <div className="flex items-center gap-1 p-2 ps-3 sm:ps-4">
        <SearchBox label={t(words.label)} q={q} onSearch={setQ} />
        <IconButton icon={X} label={t(words.close)} onClick={onClose} />
      </div>
      <p role="status" className="px-4 text-xs text-ink-soft not-empty:pb-2">
        {q && isShort && t(words.short)}
        {!isShort && query.isSuccess && t(found.length ? words.count(found.length) : words.none)}
        {!isShort && query.isPending && <Spinner />}
      </p>
      {query.error && (
        <p role="alert" className="px-4 pb-3 text-sm text-danger-ink">
          {t(words.failed)}
        </p>
      )}
      {found.length > 0 && !isShort && (
        <ul
          aria-label={t(words.results)}
          className="min-h-0 divide-y divide-line/70 overflow-y-auto border-t border-line"
        >
          {found.map((message) => (
            <li key={message.id}>
              <Found message={message} name={name} onChoose={() => onChoose(message.sequence)} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && !isShort && (
        <Button
          variant="quiet"
          size="sm"
          className="m-2 self-center"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {t(words.more)}
        </Button>
      )}
    </search>
  )
}

function Found({ message, name, onChoose }: { message: Message; name: string; onChoose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const at = new Date(message.at)
  const zone = readerZone()
  return (
    <button
      type="button"
      onClick={onChoose}
      className="block w-full px-4 py-2.5 text-start transition-colors hover:bg-sunken/60 focus-visible:-outline-offset-2"
    >
      <span className="flex gap-2 text-xs text-ink-faint">
        <bdi className="min-w-0 truncate">{message.isOwn ? t(conversationWords.you) : name}</bdi>
        <span className="ms-auto shrink-0">
          {t(times.at(writeDate(language, at, 'date', zone), writeTime(language, at, zone)))}
        </span>
      </span>
      <span
        dir="auto"
        {...langOf(message.content, language)}
        className="line-clamp-2 text-sm text-ink [overflow-wrap:anywhere]"
      >
        {message.content}
      </span>
    </button>
  )
}
