import { useRef, useState } from 'react'
import { readCalendarFeed, removeCalendarFeed, renewCalendarFeed } from '#contract/appointments/calendar.ts'
import { calendarFeedWords as words } from '#copy/appointments/calendar-feed.ts'
import type { Word } from '#copy/word.ts'
import { queryClient, useChange, useRead } from '#web/app/query.ts'
import { useFocusWhenLost } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFault } from '#web/ui/show-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { showToast } from '#web/ui/toast.ts'
import { FeedAddress } from './feed-address.tsx'

/** The address with which a calendar program subscribes to the reader's appointments. */
export function CalendarFeed() {
  const t = useWords()
  const read = useRead(readCalendarFeed, {})
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [hasActed, setHasActed] = useState(false)
  useFocusWhenLost(hasActed ? title : null, read.data?.feed?.url ?? '')
  const close = () => setAsked(null)
  const making = useFeedChange(renewCalendarFeed, null)
  const renewing = useFeedChange(renewCalendarFeed, words.renew.done, close)
  const removing = useFeedChange(removeCalendarFeed, words.remove.done, close)
  const doing = asked === 'remove' ? removing : renewing
  const question = words[asked ?? 'renew']
  return (
    <SettingsSection title={t(words.title)} text={t(words.text)} titleRef={title}>
      <Read of={read} failed={words.unread} waiting={<FeedSkeleton />} bare>
        {({ feed }) =>
          feed ? (
            <FeedAddress
              url={feed.url}
              onRenew={() => setAsked('renew')}
              onRemove={() => setAsked('remove')}
            />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
              <p className="text-sm text-ink-soft">{t(words.none)}</p>
              <Button
                variant="secondary"
                busy={making.isPending}
                busyText={t(words.making)}
                onClick={() => {
                  setHasActed(true)
                  making.mutate({})
                }}
              >
                {t(words.make)}
              </Button>
            </div>
          )
        }
      </Read>
      <AskDialog
        isOpen={asked !== null}
        words={{ ...question, keep: words.keep }}
        danger
        change={doing}
        onConfirm={() => {
          setHasActed(true)
          doing.mutate({})
        }}
        onClose={close}
      >
        {t(question.text)}
      </AskDialog>
    </SettingsSection>
  )
}

const FeedSkeleton = () => (
  <SkeletonGroup className="flex items-center justify-between gap-6">
    <Skeleton className="w-2/5 text-sm" />
    <Skeleton shape="block" className="h-11 w-36" />
  </SkeletonGroup>
)

type Change = typeof renewCalendarFeed | typeof removeCalendarFeed

/** Changes the feed and shows the address from the answer. `done` is null if the change is visible anyway. */
function useFeedChange(route: Change, done: Word | null, onDone?: () => void) {
  const t = useWords()
  return useChange<Change>(route, {
    onDone: (output) => {
      queryClient.setQueryData([readCalendarFeed.path, {}], { feed: 'feed' in output ? output.feed : null })
      if (done) showToast({ tone: 'success', title: t(done) })
      onDone?.()
    },
    onRefused: (reason) => showFault(t, words.failed, reason),
  })
}
