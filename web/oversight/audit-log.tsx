import { useState } from 'react'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import {
  type AuditEntry,
  type AuditGroup,
  auditGroups,
  searchAuditLog,
} from '#contract/oversight/audit-log.ts'
import { writeDate } from '#copy/dates.ts'
import { auditChanges, changedFields, writeChanged } from '#copy/oversight/audit-changes.ts'
import { auditLog as words } from '#copy/oversight/audit-log.ts'
import { parts } from '#copy/portal/parts.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useSearchParam } from '#web/lib/search-param.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { ChangeList } from '#web/ui/change-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoundList } from '#web/ui/found-list.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { href } from './search-params.ts'

const groups = Object.keys(auditGroups) as AuditGroup[]
const names: readonly AuditGroup[] = ['admins', ...groups.filter((group) => group !== 'admins')]

/** Days back, including today. */
const periods = { today: 1, week: 7, month: 30, quarter: 90 } as const
type Period = keyof typeof periods
const periodNames = Object.keys(periods) as Period[]

/** The audit log, for admins with that duty. Search words are names, so they are not in the address. */
export function AuditLog() {
  const t = useWords()
  const person = useSearchParam('person')
  const [q, search] = useState('')
  const [group, setGroup] = useState<AuditGroup>()
  const [period, setPeriod] = useState<Period>()
  return (
    <>
      <p className="mb-5 text-sm text-ink-soft">{t(words.text)}</p>
      <search className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t(words.search)} q={q} onSearch={search} />
        <div className="grid w-full gap-3 sm:grid-cols-2 lg:w-auto">
          <Select
            aria-label={t(words.group.label)}
            placeholder={t(words.group.all)}
            options={names.map((value) => ({ value, label: t(words.group.names[value]) }))}
            value={group ?? ''}
            onChange={({ target }) => setGroup(names.find((each) => each === target.value))}
          />
          <Select
            aria-label={t(words.since.label)}
            placeholder={t(words.since.all)}
            options={periodNames.map((value) => ({ value, label: t(words.since[value]) }))}
            value={period ?? ''}
            onChange={({ target }) => setPeriod(periodNames.find((each) => each === target.value))}
          />
        </div>
      </search>
      {person && !q && (
        <p className="mb-4 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {t(words.ofOne)}
          <Link to="/admin/audit-log">{t(words.showAll)}</Link>
        </p>
      )}
      <Entries
        asked={{
          ...(q ? { q } : person && { person }),
          ...(group && { group }),
          ...(period && { from: addDays(todayInRiyadh(new Date()), 1 - periods[period]) }),
        }}
      />
    </>
  )
}

type AuditQuery = { q?: string; person?: string; group?: AuditGroup; from?: string }

function Entries({ asked }: { asked: AuditQuery }) {
  const t = useWords()
  const read = useReadRows(searchAuditLog, asked, 'entries')
  return (
    <FoundList
      words={words}
      of={read}
      none={<EmptyState title={t(words.empty.title)} description={t(words.empty.text)} />}
    >
      {(entry) => <Entry key={entry.id} entry={entry} />}
    </FoundList>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useWords()
  const language = useLanguage()
  const { kind, role, person, changes, at } = entry
  const place = placeOf(entry)
  const when = new Date(at)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-5 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium text-ink">
          {t(words.kinds[kind])}
          {role && `${t(words.colon)}${t(words.roles[role])}`}
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {person && (
            <Link to={`/admin/users?person=${person.id}`}>
              <bdi>{localizedName(language, person).name}</bdi>
            </Link>
          )}
          <span className="text-ink-faint">{t(doneBy(entry, language))}</span>
          {place && <Link to={place.to}>{t(place.label)}</Link>}
        </p>
        {changes.length > 0 && (
          <div className="mt-2 mb-1 max-w-2xl">
            <ChangeList
              label={t(auditChanges.list)}
              changes={changes.map(({ field, was, became }) => ({
                id: field,
                label: t(changedFields[field]),
                before: writeChanged(language, field, was),
                after: writeChanged(language, field, became),
              }))}
              words={{
                before: t(auditChanges.before),
                after: t(auditChanges.after),
                nothing: t(auditChanges.nothing),
              }}
            />
          </div>
        )}
      </div>
      <time dateTime={at} className="text-xs whitespace-nowrap text-ink-faint">
        {writeDate(language, when, 'date')}
        {t(parts.comma)}
        <bdi>{writeTime(language, when, 'Asia/Riyadh')}</bdi>
      </time>
    </li>
  )
}

function doneBy({ by, actor, person }: AuditEntry, language: Language): Word {
  if (by === 'platform') return words.byPlatform
  if (by === 'visitor') return words.byVisitor
  if (!actor) return words.byGone
  return actor.id === person?.id ? words.byOwner : words.by(localizedName(language, actor).name)
}

type Place = { to: Address; label: Word }

/** The page of an entry's subject, besides the account. */
function placeOf({ kind, subject, person }: AuditEntry): Place | null {
  const [domain] = kind.split('.')
  if (domain === 'practice' && person)
    return { to: href({ list: 'waiting', dietitian: person.id }), label: words.open.application }
  if (domain === 'appointment' && subject)
    return { to: `/admin/appointments/${subject}`, label: words.open.appointment }
  if (domain === 'payment' && subject) return { to: `/admin/finance/${subject}`, label: words.open.payment }
  return places[kind] ?? places[domain ?? ''] ?? null
}

const finance: Place = { to: '/admin/finance', label: words.open.finance }
const visitors: Place = { to: '/admin/visitors', label: words.open.visitors }
const support: Place = { to: '/admin?tab=support', label: words.open.support }
const privacy: Place = { to: '/admin/settings?tab=privacy', label: words.open.privacy }
const payouts: Place = { to: '/admin/payouts', label: words.open.payouts }

/** Pages by the first part of the kind, or by the whole kind. */
const places: Readonly<Record<string, Place>> = {
  platform: { to: '/admin/settings', label: words.open.settings },
  'billing.operator_changed': { to: '/admin/settings?tab=invoices', label: words.open.settings },
  payouts,
  payout: payouts,
  evidence: payouts,
  breach: privacy,
  data_request: privacy,
  survey: visitors,
  newsletter: { ...visitors, to: '/admin/visitors?tab=newsletter' },
  ledger: finance,
  reconciliation: { ...finance, to: '/admin/finance?tab=reconciliation' },
  difference: { ...finance, to: '/admin/finance?tab=reconciliation' },
  message: support,
  conversation: support,
}
