import { countMessageReports } from '#contract/waiting-messages.ts'
import { messageReports as words } from '#copy/messages/reports.ts'
import { useGo } from '#web/lib/go.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useRead } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { MessagesScreen } from '../messages-screen.tsx'
import { useUnreadCount } from '../unread-count.ts'
import { ReportList } from './report-list.tsx'

const views = ['conversations', 'open', 'closed'] as const

/** What people write to the Support Team, and what they report of each other's messages. */
export function SupportDesk() {
  const t = useWords()
  const go = useGo()
  const asked = usePageSearch().view
  const selected = views.find((view) => view === asked) ?? 'conversations'
  const counts = {
    conversations: useUnreadCount(),
    open: useRead(countMessageReports, {}).data?.open ?? 0,
    closed: 0,
  }
  const content = {
    conversations: (
      <div className="flex flex-col lg:h-[calc(100dvh-20rem)] lg:min-h-112 low:h-auto">
        <MessagesScreen party="admin" />
      </div>
    ),
    open: <ReportList state="open" />,
    closed: <ReportList state="closed" />,
  }
  return (
    <Tabs
      label={t(words.views)}
      selected={selected}
      onSelect={(view) =>
        go(view === 'conversations' ? '/admin?tab=support' : `/admin?tab=support&view=${view}`, {
          replace: true,
        })
      }
      tabs={views.map((view) => ({
        id: view,
        label: t(words.view[view]),
        ...(counts[view] > 0 && { count: counts[view] }),
        content: content[view],
      }))}
    />
  )
}
