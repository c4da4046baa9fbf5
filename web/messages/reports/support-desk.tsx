import type { ReactNode } from 'react'
import { supportSummary } from '#contract/support/desk.ts'
import { countMessageReports } from '#contract/waiting-messages.ts'
import { messageReports as words } from '#copy/messages/reports.ts'
import { useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useWords } from '#web/lib/words.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { MessagesScreen } from '../messages-screen.tsx'
import { useUnreadCount } from '../unread-count.tsx'
import { ReportList } from './report-list.tsx'

const views = ['tickets', 'prepared', 'conversations', 'open', 'closed'] as const

type SupportDeskProps = { tickets: ReactNode; prepared: ReactNode }

/** Tickets, messages to the Support Team, and reported messages. */
export function SupportDesk({ tickets, prepared }: SupportDeskProps) {
  const t = useWords()
  const go = useGo()
  const { view: asked, conversation, person } = usePageSearch()
  const selected =
    views.find((view) => view === asked) ?? (conversation || person ? 'conversations' : 'tickets')
  const counts = {
    tickets: useRead(supportSummary, {}).data?.open ?? 0,
    prepared: 0,
    conversations: useUnreadCount(),
    open: useRead(countMessageReports, {}).data?.open ?? 0,
    closed: 0,
  }
  const content = {
    tickets,
    prepared,
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
        go(view === 'tickets' ? '/admin?tab=support' : `/admin?tab=support&view=${view}`, {
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
