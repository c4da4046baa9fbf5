import { type DataRequest, listDataRequests } from '#contract/privacy/data-requests.ts'
import { writeDate, writeNumber } from '#copy/dates.ts'
import { dataRequests as words } from '#copy/privacy/data-requests.ts'
import { privacyDesk } from '#copy/privacy/desk.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { MatterSection } from './matter-parts.tsx'
import { writeTimeLeft } from './time-left.ts'

/** Requests of people about their data: overdue ones first. */
export function RequestList() {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(listDataRequests, {})
  const { data } = read
  return (
    <>
      <MatterSection
        title={words.title}
        text={words.text}
        flush
        action={
          <Link to="/admin/settings?tab=privacy&request=new" className={buttonClass('secondary', 'sm')}>
            {t(words.add)}
          </Link>
        }
      >
        <Read of={read} failed={privacyDesk.failed} waiting={<Waiting />} bare>
          {({ open }) =>
            open.length === 0 ? (
              <p className="p-5 text-sm text-ink-soft sm:px-6">{t(words.none)}</p>
            ) : (
              <Requests label={t(words.open)} requests={open} />
            )
          }
        </Read>
      </MatterSection>
      {data && (
        <MatterSection title={words.byThemselves}>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-sm">
            <dt className="text-ink-soft">{t(words.copies)}</dt>
            <dd className="font-medium">{writeNumber(language, data.byThemselves.copies)}</dd>
            <dt className="text-ink-soft">{t(words.erasures)}</dt>
            <dd className="font-medium">{writeNumber(language, data.byThemselves.erasures)}</dd>
          </dl>
        </MatterSection>
      )}
      {data && data.answered.length > 0 && (
        <MatterSection title={words.answered} flush>
          <Requests label={t(words.answered)} requests={data.answered} />
        </MatterSection>
      )}
    </>
  )
}

const Waiting = () => <Skeleton shape="block" className="h-32" />

function Requests({ label, requests }: { label: string; requests: readonly DataRequest[] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {requests.map((request) => (
        <li key={request.id}>
          <Link
            to={`/admin/settings?tab=privacy&request=${request.id}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 text-ink transition-colors hover:bg-sunken sm:px-6"
          >
            <span className="min-w-0 text-sm">
              <span className="block font-medium">{t(words.kinds[request.kind])}</span>
              <span className="block">
                <UserText text={request.requester ?? t(words.erased)} />
              </span>
              <span className="text-ink-soft">
                {t(words.received(writeDate(language, new Date(request.receivedAt), 'date')))}
              </span>
            </span>
            <RequestState request={request} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function RequestState({ request }: { request: DataRequest }) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow(60_000)
  const { outcome, extendedAt, isOverdue, dueAt } = request
  if (outcome)
    return (
      <Badge tone={outcome === 'fulfilled' ? 'confirmed' : 'neutral'}>{t(words.outcomes[outcome])}</Badge>
    )
  return (
    <span className="flex flex-wrap gap-2">
      {extendedAt && <Badge>{t(words.extended)}</Badge>}
      <Badge tone={isOverdue ? 'cancelled' : 'pending'}>
        {writeTimeLeft(language, words, dueAt, now, 'days')}
      </Badge>
    </span>
  )
}
