import { LifeBuoy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Conversation } from '#contract/messages.ts'
import { daysToAnswer } from '#contract/waiting-messages.ts'
import { conversationList as words } from '#copy/messages/list.ts'
import { Link } from '#web/lib/link.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { ConversationRow } from './conversation-row.tsx'
import { moveFocus } from './move-focus.ts'
import { useUnreadCount } from './unread-count.tsx'
import type { ConversationsRead } from './use-conversations.ts'
import { type MessagesParty, supportPath } from './use-selected.ts'

type ConversationListProps = {
  party: MessagesParty
  list: ConversationsRead
  selected: string | undefined
  className: string
}

/** The reader's conversations, the latest first. */
export function ConversationList({ party, list, selected, className }: ConversationListProps) {
  const t = useWords()
  const { unread, unanswered } = usePageSearch()
  const [filter, setFilter] = useState<Filter>(
    unanswered === '1' && party === 'dietitian' ? 'unanswered' : unread === '1' ? 'unread' : 'all',
  )
  return (
    <section aria-label={t(words.list)} className={joinClasses('flex flex-col', className)}>
      <search className="flex flex-col gap-2.5 border-b border-line p-4 max-lg:sticky max-lg:top-16 max-lg:z-10 max-lg:bg-ground sm:max-lg:px-6 low:static">
        <SearchBox label={t(words.search)} q={list.q} onSearch={list.search} />
        <fieldset className="flex gap-1.5">
          <legend className="sr-only">{t(words.which)}</legend>
          {filters[party].map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={filter === each}
              onClick={() => setFilter(each)}
              className="min-h-9 rounded-pill border border-transparent px-3.5 text-sm text-ink-soft transition-colors hover:bg-sunken aria-pressed:border-action/25 aria-pressed:bg-tint aria-pressed:font-medium aria-pressed:text-on-tint pointer-coarse:min-h-11"
            >
              {t(words[each])}
            </button>
          ))}
        </fieldset>
      </search>
      <div className="flex min-h-0 flex-1 flex-col lg:overflow-y-auto lg:overscroll-contain low:overflow-visible">
        <Rows party={party} list={list} selected={selected} filter={filter} onAll={() => setFilter('all')} />
      </div>
    </section>
  )
}

type Filter = keyof typeof filterOf

/** The Support Team's admins see unanswered questions as tickets. */
const filters = {
  patient: ['all', 'unread'],
  dietitian: ['all', 'unread', 'unanswered'],
  admin: ['all', 'unread'],
} as const satisfies Record<MessagesParty, readonly Filter[]>

const filterOf = {
  all: () => true,
  unread: ({ unreadCount }: Conversation) => unreadCount > 0,
  /** As counted on the dashboard. */
  unanswered: ({ contact, lastMessage, unreadCount, mayWrite }: Conversation, now: Date) =>
    contact.userType === 'patient' &&
    mayWrite &&
    unreadCount === 0 &&
    lastMessage !== null &&
    !lastMessage.isOwn &&
    lastMessage.takenBackAt === null &&
    isAnswerDue(lastMessage, now),
}

const isAnswerDue = ({ at }: { at: string }, now: Date) =>
  Date.parse(at) > now.getTime() - daysToAnswer * 86_400_000

type RowsProps = Omit<ConversationListProps, 'className'> & { filter: Filter; onAll: () => void }

function Rows({ party, list, selected, filter, onAll }: RowsProps) {
  const t = useWords()
  const { pages, conversations, q, search } = list
  const unread = useUnreadCount()
  const now = new Date(useNow(60_000))
  useFailureToast(words.failed, { ...pages, error: conversations ? null : pages.error })
  const hasMatched = useMatchedBefore(filter, conversations, now)
  const shown = conversations?.filter((each) => filterOf[filter](each, now) || hasMatched.has(each.id))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  const oldest = conversations?.at(-1)?.lastMessage
  const isPartial = {
    all: false,
    unread: (shown?.length ?? 0) < unread,
    unanswered: !oldest || isAnswerDue(oldest, now),
  }
  const isMissing = hasNextPage && (q ? shown?.length === 0 : isPartial[filter])

  useEffect(() => {
    if (isMissing && !isFetchingNextPage && !isFetchNextPageError) fetchNextPage()
  }, [isMissing, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  if (pages.error && (!conversations || (isMissing && shown?.length === 0)))
    return (
      <ErrorState
        title={t(words.failed)}
        description={t(wordsOfRefusal(pages.error))}
        onRetry={() => (conversations ? fetchNextPage() : pages.refetch())}
        retrying={pages.isFetching}
        fault={pages.error}
      />
    )
  if (!shown || pages.isPending) return <RowsSkeleton />
  if (shown.length === 0 && isMissing) return <RowsSkeleton />
  if (shown.length === 0)
    return <NoRows party={party} filter={filter} q={q} onClear={() => search('')} onAll={onAll} />
  return (
    <>
      <ul
        aria-label={t(words.list)}
        onKeyDown={moveFocus('a')}
        className={joinClasses('divide-y divide-line/70', pages.isPlaceholderData && 'opacity-60')}
      >
        {shown.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            party={party}
            conversation={conversation}
            isSelected={conversation.id === selected}
            now={now}
          />
        ))}
      </ul>
      {filter === 'all' && <ShowMore words={words} pages={pages} className="m-4" />}
      {party !== 'admin' && !q && filter === 'all' && !hasSupport(conversations) && (
        <Link
          to={supportPath(party)}
          className={buttonClass('quiet', 'sm', 'mx-auto mt-auto mb-3 max-lg:mt-4')}
        >
          <Icon of={LifeBuoy} small />
          {t(words.writeToSupport)}
        </Link>
      )}
    </>
  )
}

const hasSupport = (conversations: readonly Conversation[] | undefined) =>
  conversations?.some(({ contact }) => contact.userType === 'admin')

/** Conversations that a filter has shown stay listed after they are opened or answered. */
function useMatchedBefore(filter: Filter, conversations: readonly Conversation[] | undefined, now: Date) {
  const [known, setKnown] = useState<{ filter: Filter; ids: ReadonlySet<string> }>({ filter, ids: nobody })
  const ids = known.filter === filter ? known.ids : nobody
  const fresh =
    filter === 'all'
      ? []
      : (conversations?.filter((each) => filterOf[filter](each, now) && !ids.has(each.id)) ?? [])
  if (known.filter !== filter || fresh.length > 0)
    setKnown({ filter, ids: new Set([...ids, ...fresh.map(({ id }) => id)]) })
  return ids
}

const nobody: ReadonlySet<string> = new Set()

type NoRowsProps = {
  party: MessagesParty
  filter: Filter
  q: string
  onClear: () => void
  onAll: () => void
}

function NoRows({ party, filter, q, onClear, onAll }: NoRowsProps) {
  const t = useWords()
  if (q)
    return (
      <Nothing title={t(words.none.found)} text={t(words.none.foundText)}>
        <Button variant="secondary" size="sm" onClick={onClear}>
          {t(words.none.clear)}
        </Button>
      </Nothing>
    )
  if (filter !== 'all')
    return (
      <Nothing title={t(words.none[filter])} text={t(words.none.unreadText)}>
        <Button variant="secondary" size="sm" onClick={onAll}>
          {t(words.list)}
        </Button>
      </Nothing>
    )
  return (
    <Nothing title={t(words.nothing)} text={t(words.none[party])}>
      {party === 'patient' && (
        <Link to="/patient/dietitians" className={buttonClass('primary', 'sm')}>
          {t(words.find)}
        </Link>
      )}
      {party !== 'admin' && (
        <Link to={supportPath(party)} className={buttonClass('secondary', 'sm')}>
          {t(words.writeToSupport)}
        </Link>
      )}
    </Nothing>
  )
}

function Nothing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="status" className="m-auto flex flex-col items-center px-6 py-10 text-center">
      <p className="text-md font-semibold">{title}</p>
      <p className="mt-1 max-w-xs text-sm text-balance text-ink-soft">{text}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2 empty:hidden">{children}</div>
    </div>
  )
}

function RowsSkeleton() {
  return (
    <SkeletonGroup className="divide-y divide-line/70">
      {[0, 1, 2, 3].map((each) => (
        <div key={each} className="flex items-center gap-3 px-4 py-3.5 sm:max-lg:px-6">
          <Skeleton shape="circle" className="size-11" />
          <div className="min-w-0 flex-1 text-sm">
            <Skeleton className="w-2/5" />
            <Skeleton className="mt-1 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
