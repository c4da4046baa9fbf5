import { MessagesSquare } from 'lucide-react'
import { useEffect } from 'react'
import { conversationList as words } from '#copy/messages/list.ts'
import type { ApiError } from '#web/app/api-error.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { bookPath } from '#web/lib/book-path.ts'
import { Link } from '#web/lib/link.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LeafTile } from '#web/ui/leaf-tile.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { useConversation, useConversations } from './use-conversations.ts'
import { useLiveConversations } from './use-live-conversations.ts'
import { listPath, type MessagesParty, type Selected, useSelected } from './use-selected.ts'

const loadPane = () => import('./conversation-pane.tsx')
const ConversationPane = lazyPart(loadPane, 'ConversationPane', <ConversationSkeleton />)

/** Two panes: the conversations, and the open one. A phone shows one of them. */
export function MessagesScreen({ party }: { party: MessagesParty }) {
  useLiveConversations()
  const asked = useSelected(party)
  const list = useConversations()
  const { conversation, error, refetch } = useConversation(asked, list)
  const isAsked = asked !== null
  // The pane's code is loaded while its conversation is being read.
  useEffect(() => {
    if (isAsked) loadPane().catch(() => {})
  }, [isAsked])
  return (
    <Card
      flush
      className={joinClasses(
        'flex min-h-0 flex-1 overflow-clip max-lg:-mx-4 max-lg:rounded-none max-lg:border-0 max-lg:bg-transparent sm:max-lg:-mx-6 low:overflow-visible',
        // For admins this is below the tabs of their dashboard; for others it is the whole page.
        party !== 'admin' && 'max-lg:-my-6',
      )}
    >
      <ConversationList
        party={party}
        list={list}
        selected={conversation?.id}
        className={joinClasses(
          'min-w-0 flex-1 lg:w-80 lg:flex-none lg:border-e lg:border-line xl:w-90',
          asked && 'max-lg:hidden',
        )}
      />
      <div className={joinClasses('min-w-0 flex-1', asked ? 'flex' : 'hidden lg:flex')}>
        {conversation ? (
          <ConversationPane key={conversation.id} party={party} conversation={conversation} />
        ) : error && asked ? (
          <Closed party={party} asked={asked} fault={error} onRetry={() => refetch()} />
        ) : asked ? (
          <ConversationSkeleton />
        ) : (
          <NothingSelected />
        )}
      </div>
    </Card>
  )
}

function NothingSelected() {
  const t = useWords()
  return (
    <div className="m-auto flex max-w-sm flex-col items-center px-6 py-12 text-center">
      <LeafTile icon={MessagesSquare} />
      <h2 className="mt-4 text-md font-semibold">{t(words.selected.none)}</h2>
      <p className="mt-1 text-sm text-balance text-ink-soft">{t(words.selected.text)}</p>
    </div>
  )
}

type ClosedProps = { party: MessagesParty; asked: Selected; fault: ApiError; onRetry: () => void }

/** Why the conversation cannot be opened, and what would open it. */
function Closed({ party, asked, fault, onRetry }: ClosedProps) {
  const t = useWords()
  const isFinal = fault.status >= 400 && fault.status < 500 && fault.status !== 429
  if (!isFinal)
    return (
      <ErrorState
        title={t(words.failed)}
        description={t(wordsOfRefusal(fault))}
        onRetry={onRetry}
        fault={fault}
        className="m-auto"
      />
    )
  const mayBook = party === 'patient' && fault.code === 'no_appointment_between' && 'with' in asked
  return (
    <div role="alert" className="m-auto flex max-w-md flex-col items-center px-6 py-12 text-center">
      <LeafTile icon={MessagesSquare} tone="accent" />
      <h2 className="mt-4 text-md font-semibold">{t(words.cannot.title)}</h2>
      <p className="mt-1 text-sm text-balance text-ink-soft">
        {t(fault.code === 'not_found' ? words.cannot.nobody : wordsOfRefusal(fault))}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-2.5">
        {mayBook && (
          <Link to={bookPath(asked.with)} className={buttonClass('primary')}>
            {t(words.cannot.book)}
          </Link>
        )}
        <Link to={listPath(party)} className={buttonClass('secondary', 'md', mayBook ? '' : 'lg:hidden')}>
          {t(words.cannot.back)}
        </Link>
      </div>
    </div>
  )
}
