import { useState } from 'react'
import { supportSummary } from '#contract/support/desk.ts'
import { overview } from '#copy/reports/overview.ts'
import { ticketPriorityWords, ticketStatusWords } from '#copy/support/words.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { ListCard } from './list-card.tsx'

const words = overview.tickets

/** The newest tickets. */
export function NewestTickets() {
  const t = useWords()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const read = useRead(supportSummary, {})
  const tickets = read.data?.newest
  const card = { title: t(words.title), all: '/admin?tab=support' as const }
  if (!tickets)
    return (
      <ListCard
        {...card}
        none={read.isError ? <FailedRead title={words.failed} read={read} /> : <RowsSkeleton />}
      />
    )
  return (
    <ListCard {...card} none={tickets.length === 0 && t(words.none)}>
      {tickets.map(({ id, subject, status, priority, lastAt }) => (
        <li key={id} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <span className="min-w-0 flex-1 basis-48">
            {subject !== null && (
              <Link
                to={`/admin?tab=support&ticket=${id}`}
                className="block text-sm font-medium text-ink no-underline before:absolute before:inset-0 hover:text-link"
              >
                <UserText text={subject} />
              </Link>
            )}
            <span className="block text-xs text-ink-soft">
              {writeMoment(language, new Date(lastAt), now, readerZone())}
              {' · '}
              {t(words.priority(t(ticketPriorityWords[priority])))}
            </span>
          </span>
          <Badge tone={tones[status]}>{t(ticketStatusWords[status])}</Badge>
        </li>
      ))}
    </ListCard>
  )
}

const tones = { open: 'pending', pending: 'confirmed', closed: 'neutral' } as const satisfies Record<
  string,
  BadgeTone
>

const RowsSkeleton = () => (
  <SkeletonGroup className="grid gap-4 py-3">
    {['first', 'second', 'third'].map((row) => (
      <Skeleton key={row} className="w-full text-sm" />
    ))}
  </SkeletonGroup>
)
