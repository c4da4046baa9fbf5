import type { TicketPriority, TicketStatus } from '#contract/support/ticket.ts'
import { overview } from '#copy/reports/overview.ts'
import { supportPages } from '#copy/support/pages.ts'
import { ticketPriorityWords, ticketStatusWords } from '#copy/support/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'

type TicketLineProps = {
  ticket: {
    id: string
    subject: string | null
    status: TicketStatus
    priority: TicketPriority
    lastAt: string
  }
  className: string
}

/** One ticket in a list of another page, with a link to it. */
export function TicketLine({
  ticket: { id, subject, status, priority, lastAt },
  className,
}: TicketLineProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <li className={joinClasses('relative flex flex-wrap items-center gap-x-4 gap-y-1', className)}>
      <span className="min-w-0 flex-1 basis-48">
        <Link
          to={`/admin?tab=support&ticket=${id}`}
          className="block text-sm font-medium break-words text-ink no-underline [overflow-wrap:anywhere] before:absolute before:inset-0 hover:text-link"
        >
          {subject === null ? t(supportPages.lost) : <UserText text={subject} />}
        </Link>
        <span className="block text-xs text-ink-soft">
          {writeMoment(language, new Date(lastAt), new Date(), readerZone())}
          {' · '}
          {t(overview.tickets.priority(t(ticketPriorityWords[priority])))}
        </span>
      </span>
      <Badge tone={tones[status]}>{t(ticketStatusWords[status])}</Badge>
    </li>
  )
}

const tones = { open: 'pending', pending: 'confirmed', closed: 'neutral' } as const satisfies Record<
  TicketStatus,
  BadgeTone
>
