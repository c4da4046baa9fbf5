import {
  readCalendarFeed,
  type removeCalendarFeed,
  type renewCalendarFeed,
} from '#contract/appointments/calendar.ts'
import { calendarFeedWords as words } from '#copy/appointments/calendar-feed.ts'
import type { Word } from '#copy/word.ts'
import { queryClient, useChange } from '#web/lib/query.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'

type Change = typeof renewCalendarFeed | typeof removeCalendarFeed

/** The address as the server says it is afterwards. What can be seen at once needs no words. */
export function useFeedChange(route: Change, done: Word | null, onDone?: () => void) {
  const t = useWords()
  return useChange<Change>(route, {
    onDone: (output) => {
      queryClient.setQueryData([readCalendarFeed.path, {}], { feed: 'feed' in output ? output.feed : null })
      if (done) showToast({ tone: 'success', title: t(done) })
      onDone?.()
    },
    onRefused: (reason) =>
      showToast({ tone: 'error', title: t(words.failed), description: t(wordsOfRefusal(reason)) }),
  })
}
