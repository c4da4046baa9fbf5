import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  type FoundKind,
  foundKinds,
  leastToSearch,
  type SearchResult,
  searchEverything,
} from '#contract/oversight/search.ts'
import type { ReportedAppointment } from '#contract/reports/figures.ts'
import { people } from '#copy/accounts/people.ts'
import { adminSearch as words } from '#copy/oversight/search.ts'
import { appointmentWords } from '#copy/reports/appointment-words.ts'
import { ticketStatusWords } from '#copy/support/words.ts'
import type { Address } from '#web/app/address.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Read } from '#web/ui/read.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

export function SearchPanel() {
  const t = useWords()
  const root = useRef<HTMLElement>(null)
  const [q, search] = useState('')
  const [kind, setKind] = useState<FoundKind>()
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  return (
    <search ref={root}>
      <div className="sticky top-0 z-10 flex flex-wrap gap-3 border-b border-line bg-overlay p-4">
        <SearchBox label={t(words.box)} q={q} onSearch={search} />
        <Select
          aria-label={t(words.filter.label)}
          placeholder={t(words.filter.all)}
          options={foundKinds.map((value) => ({ value, label: t(words.kinds[value]) }))}
          value={kind ?? ''}
          onChange={({ target }) => setKind(foundKinds.find((each) => each === target.value))}
          className="w-full sm:w-auto"
        />
      </div>
      {q.length < leastToSearch ? (
        <p className="p-4 text-sm text-ink-soft">{t(words.hint)}</p>
      ) : (
        <Results q={q} kind={kind} />
      )}
    </search>
  )
}

function Results({ q, kind }: { q: string; kind: FoundKind | undefined }) {
  const read = useRead(searchEverything, { q, ...(kind && { kind }) }, { keepsLast: true })
  return (
    <Read of={read} failed={words.failed} waiting={<FoundSkeleton />} bare>
      {(found) => <Found found={found} isBusy={read.isPlaceholderData} />}
    </Read>
  )
}

const FoundSkeleton = () => (
  <SkeletonGroup className="grid gap-3 p-4">
    <Skeleton className="w-56 max-w-full text-sm" />
    <Skeleton className="w-72 max-w-full text-sm" />
  </SkeletonGroup>
)

function Found({ found, isBusy }: { found: SearchResult; isBusy: boolean }) {
  const t = useWords()
  const isEmpty = foundKinds.every((each) => found[each].length === 0)
  return (
    <div aria-busy={isBusy} className="pb-2">
      <p role="status" className={isEmpty ? 'p-4 text-sm text-ink-soft' : 'sr-only'}>
        {isEmpty ? t(words.none) : foundKinds.map((each) => said(t(words.kinds[each]), found[each].length))}
      </p>
      <People found={found.people} />
      <Appointments found={found.appointments} />
      <Tickets found={found.tickets} />
    </div>
  )
}

const said = (name: string, count: number) => (count > 0 ? `${name}: ${count}. ` : '')

function People({ found }: { found: SearchResult['people'] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Group kind="people" count={found.length}>
      {found.map((person) => (
        <Line
          key={person.id}
          to={`/admin/users?person=${person.id}`}
          name={localizedName(language, person).name}
          more={<bdi dir="ltr">{person.email}</bdi>}
          aside={t(people.status.names[person.status])}
        />
      ))}
    </Group>
  )
}

function Appointments({ found }: { found: SearchResult['appointments'] }) {
  const t = useWords()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const nameOf = (person: ReportedAppointment['client']) =>
    (person && localizedName(language, person).name) || t(appointmentWords.gone)
  return (
    <Group kind="appointments" count={found.length}>
      {found.map(({ id, client, dietitian, startsAt, status }) => (
        <Line
          key={id}
          to={`/admin/appointments/${id}`}
          name={t(appointmentWords.meeting(nameOf(client), nameOf(dietitian)))}
          more={writeMoment(language, new Date(startsAt), now, readerZone())}
          aside={t(appointmentWords.statuses[status])}
        />
      ))}
    </Group>
  )
}

function Tickets({ found }: { found: SearchResult['tickets'] }) {
  const t = useWords()
  return (
    <Group kind="tickets" count={found.length}>
      {found.map(({ id, subject, askerName, status }) => (
        <Line
          key={id}
          to={`/admin?tab=support&ticket=${id}`}
          name={subject ?? ''}
          more={<bdi>{askerName}</bdi>}
          aside={t(ticketStatusWords[status])}
        />
      ))}
    </Group>
  )
}

function Group({ kind, count, children }: { kind: FoundKind; count: number; children: ReactNode }) {
  const t = useWords()
  const id = useId()
  if (count === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-4 pt-4 pb-1 text-xs font-semibold text-ink-faint">
        {t(words.kinds[kind])}
      </h2>
      <ul className="px-1.5">{children}</ul>
    </section>
  )
}

type LineProps = { to: Address; name: string; more: ReactNode; aside: string }

const Line = ({ to, name, more, aside }: LineProps) => (
  <li>
    <Link
      to={to}
      className="flex min-h-11 items-center gap-3 rounded-control px-2.5 py-2 text-ink no-underline transition-colors hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-sm font-medium">{name}</bdi>
        <span className="block truncate text-xs text-ink-soft">{more}</span>
      </span>
      <span className="text-xs whitespace-nowrap text-ink-soft">{aside}</span>
    </Link>
  </li>
)
