import { listDeskTickets, type QueueOrder, queueOrders } from '#contract/support/desk.ts'
import type { DeskSummary } from '#contract/support/ticket.ts'
import { supportDesk as words } from '#copy/support/desk.ts'
import { supportPages } from '#copy/support/pages.ts'
import { ticketCategoryWords, ticketPriorityWords, ticketStatusWords } from '#copy/support/words.ts'
import type { Word } from '#copy/word.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { usePageSearch } from '#web/lib/page-address.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useWords } from '#web/lib/words.ts'
import { minutesBetween, writeLength } from '#web/lib/write-length.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { Select } from '#web/ui/select.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { ShownDays } from '#web/ui/shown-days.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { PriorityBadge, StatusBadge } from '../ticket-badges.tsx'
import { QueueTable } from './queue-table.tsx'
import { href, toQuery } from './search-params.ts'

/** The tickets that match the filters in the address. */
export function Queue() {
  const t = useWords()
  const asked = useAsked()
  const isWide = useIsWide('lg')
  const go = useGo()
  const sort = (order: QueueOrder) => go(href({ ...asked, order }), { replace: true })
  const read = useReadRows(listDeskTickets, asked, 'tickets', { keepsLast: false })
  return (
    <div className="flex flex-col gap-4">
      <Filters />
      <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={2} />}>
        {(tickets) => (
          <RowList
            rows={tickets}
            label={t(words.list)}
            table={
              isWide && ((rows) => <QueueTable rows={rows} order={asked.order ?? 'latest'} onOrder={sort} />)
            }
            none={<EmptyState title={t(words.empty.title)} description={t(words.empty.text)} />}
            more={<ShowMore words={words} pages={read} className="p-5" />}
          >
            {(ticket) => <Row key={ticket.id} ticket={ticket} />}
          </RowList>
        )}
      </Read>
    </div>
  )
}

const useAsked = () => toQuery(usePageSearch())

/** The filters are in the address, so that a figure can link to its list. */
function Filters() {
  const t = useWords()
  const go = useGo()
  const asked = useAsked()
  const { filters } = words
  const show = (change: Readonly<Record<string, string>>) =>
    go(href({ ...asked, ...change }), { replace: true })
  const one = (name: 'status' | 'priority' | 'category', named: Readonly<Record<string, Word>>) => (
    <Field label={t(filters[name])} {...(name === 'category' && { className: 'max-sm:col-span-full' })}>
      <Select
        name={name}
        value={asked[name] ?? ''}
        onChange={({ target }) => show({ [name]: target.value })}
        placeholder={t(filters.all)}
        options={Object.entries(named).map(([value, word]) => ({ value, label: t(word) }))}
      />
    </Field>
  )
  return (
    <search
      aria-label={t(filters.label)}
      className="grid grid-cols-2 items-end gap-x-4 gap-y-3 xl:grid-cols-4"
    >
      {one('status', ticketStatusWords)}
      {one('priority', ticketPriorityWords)}
      {one('category', ticketCategoryWords)}
      <Field label={t(filters.order)} className="max-sm:col-span-full">
        <Select
          name="order"
          value={asked.order}
          onChange={({ target }) => show({ order: target.value })}
          options={queueOrders.map((value) => ({ value, label: t(filters.orders[value]) }))}
        />
      </Field>
      <Checkbox
        name="mine"
        checked={'mine' in asked}
        onChange={({ target }) => show({ mine: target.checked ? '1' : '' })}
        className="col-span-full"
      >
        {t(filters.mine)}
      </Checkbox>
      <div className="col-span-full empty:hidden">
        <ShownDays
          from={asked.from}
          to={asked.to}
          write={filters.stages[asked.stage ?? 'opened']}
          onClear={() => show({ stage: '', from: '', to: '' })}
        />
      </div>
    </search>
  )
}

function Row({ ticket }: { ticket: DeskSummary }) {
  const t = useWords()
  const language = useLanguage()
  const { id, subject, status, priority, category, asker, assignee, lastAt, waitingSince } = ticket
  const when = writeMoment(language, new Date(lastAt), new Date(), readerZone())
  return (
    <li className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2.5 p-5 transition-colors hover:bg-tint/50 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-md font-semibold break-words [overflow-wrap:anywhere]">
          <Link
            to={`/admin?tab=support&ticket=${id}`}
            className="text-ink no-underline before:absolute before:inset-0 hover:text-link"
          >
            {subject === null ? t(supportPages.lost) : <UserText text={subject} />}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-ink-soft">
          <bdi>{localizedName(language, asker).name}</bdi> · {t(words[asker.side ?? 'visitor'])} ·{' '}
          {t(ticketCategoryWords[category])} · {when}
        </p>
        {(waitingSince || assignee) && (
          <p className="mt-0.5 text-xs text-ink-faint">
            {[
              waitingSince && t(words.waiting(t(writeLength(minutesBetween(waitingSince, new Date()))))),
              assignee && t(words.assignedTo(localizedName(language, assignee).name)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <PriorityBadge priority={priority} />
        <StatusBadge status={status} forTeam />
      </div>
    </li>
  )
}
