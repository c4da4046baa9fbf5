import type { QueueOrder } from '#contract/support/desk.ts'
import type { DeskSummary } from '#contract/support/ticket.ts'
import { supportDesk as words } from '#copy/support/desk.ts'
import { supportPages } from '#copy/support/pages.ts'
import { ticketCategoryWords } from '#copy/support/words.ts'
import { tableWords } from '#copy/tables.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { minutesBetween, writeLength } from '#web/lib/write-length.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { CutText, DataTable, rowLinkClass } from '#web/ui/data-table.tsx'
import { PriorityBadge, StatusBadge } from '../ticket-badges.tsx'

const { heads } = tableWords

type QueueTableProps = {
  rows: readonly DeskSummary[]
  order: QueueOrder
  onOrder: (order: QueueOrder) => void
}

export function QueueTable({ rows, order, onOrder }: QueueTableProps) {
  const t = useWords()
  const language = useLanguage()
  const now = new Date()
  return (
    <DataTable<DeskSummary, 'subject' | 'asker' | 'category' | 'waiting' | 'last' | 'priority' | 'status'>
      label={t(words.list)}
      rows={rows}
      sorting={{ by: order === 'waiting' ? 'waiting' : 'last', isDescending: true }}
      onSort={({ by }) => onOrder(by === 'waiting' ? 'waiting' : 'latest')}
      columns={[
        {
          key: 'subject',
          title: t(heads.subject),
          isFlexible: true,
          cell: ({ id, subject }) => (
            <Link to={`/admin?tab=support&ticket=${id}`} className={rowLinkClass}>
              {subject === null ? t(supportPages.lost) : <CutText>{subject}</CutText>}
            </Link>
          ),
        },
        {
          key: 'asker',
          title: t(heads.asker),
          isFlexible: true,
          cell: ({ asker }) => (
            <>
              <bdi>{localizedName(language, asker).name}</bdi>
              <span className="text-ink-faint"> · {t(words[asker.side ?? 'visitor'])}</span>
            </>
          ),
        },
        {
          key: 'category',
          title: t(heads.category),
          isExtra: true,
          cell: ({ category }) => t(ticketCategoryWords[category]),
        },
        {
          key: 'last',
          title: t(heads.lastMessage),
          isSortable: true,
          cell: ({ lastAt }) => writeMoment(language, new Date(lastAt), now, readerZone()),
        },
        {
          key: 'waiting',
          title: t(heads.waiting),
          isExtra: true,
          isSortable: true,
          cell: ({ waitingSince }) => waitingSince && t(writeLength(minutesBetween(waitingSince, now))),
        },
        {
          key: 'priority',
          title: t(heads.priority),
          cell: ({ priority }) => <PriorityBadge isBare priority={priority} />,
        },
        {
          key: 'status',
          title: t(heads.status),
          cell: ({ status }) => <StatusBadge status={status} forTeam />,
        },
      ]}
    />
  )
}
