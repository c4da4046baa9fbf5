import { LifeBuoy } from 'lucide-react'
import type { Party } from '#contract/appointments/appointment.ts'
import { listTickets } from '#contract/support/own.ts'
import type { TicketSummary } from '#contract/support/ticket.ts'
import { supportPages as words } from '#copy/support/pages.ts'
import { ticketCategoryWords } from '#copy/support/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { StatusBadge } from './ticket-badges.tsx'

/** The reader's tickets, the latest first, with a link to open one. */
export function TicketList({ party }: { party: Party }) {
  const t = useWords()
  const read = useReadRows(listTickets, {}, 'tickets')
  const ask = (
    <Link to={`/${party}/support/new`} className={buttonClass('primary')}>
      <Icon of={LifeBuoy} small />
      {t(words.contact)}
    </Link>
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-sm text-ink-soft">{t(words.intro)}</p>
        {read.data && read.data.length > 0 && ask}
      </div>
      <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={2} />}>
        {(tickets) => (
          <RowList
            rows={tickets}
            label={t(words.list)}
            none={<EmptyState title={t(words.empty.title)} description={t(words.empty.text)} action={ask} />}
            more={<ShowMore words={words} pages={read} className="p-5" />}
          >
            {(ticket) => <Row key={ticket.id} party={party} ticket={ticket} />}
          </RowList>
        )}
      </Read>
    </div>
  )
}

function Row({ party, ticket }: { party: Party; ticket: TicketSummary }) {
  const t = useWords()
  const language = useLanguage()
  const { id, subject, status, category, lastAt } = ticket
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-5 transition-colors hover:bg-tint/50 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-md font-semibold break-words [overflow-wrap:anywhere]">
          <Link
            to={`/${party}/support/${id}`}
            className="text-ink no-underline before:absolute before:inset-0 hover:text-link"
          >
            {subject === null ? t(words.lost) : <UserText text={subject} />}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">
          {t(ticketCategoryWords[category])} ·{' '}
          {writeMoment(language, new Date(lastAt), new Date(), readerZone())}
        </p>
      </div>
      <StatusBadge status={status} />
    </li>
  )
}
