import { ChevronRight, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { type Alarm, type AlarmKind, listAlarms } from '#contract/oversight/alarms.ts'
import { writeDate } from '#copy/dates.ts'
import { alarmWords as words } from '#copy/oversight/alarms.ts'
import type { Address } from '#web/app/address.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** What should be acted on now; nothing if there is nothing. */
export function Alarms() {
  const read = useRead(listAlarms, {})
  const t = useWords()
  const title = useId()
  if (read.isError && !read.data)
    return (
      <Card flush className="mb-5">
        <FailedRead title={words.failed} read={read} />
      </Card>
    )
  const alarms = read.data?.alarms ?? []
  if (alarms.length === 0) return null
  return (
    <section
      aria-labelledby={title}
      className="mb-5 overflow-hidden rounded-card border border-line bg-surface"
    >
      <h3
        id={title}
        className="flex items-center gap-2 bg-pending px-5 py-2.5 text-sm font-semibold text-on-pending sm:px-6"
      >
        <Icon of={TriangleAlert} small />
        {t(words.title)}
      </h3>
      <ul className="divide-y divide-line">
        {alarms.map((alarm) => (
          <AlarmLine key={alarm.kind} alarm={alarm} />
        ))}
      </ul>
    </section>
  )
}

function AlarmLine({ alarm: { kind, count, at } }: { alarm: Alarm }) {
  const t = useWords()
  const language = useLanguage()
  const { title, at: writeAt } = words.kinds[kind]
  return (
    <li>
      <Link
        to={addresses[kind]}
        className="flex min-h-11 items-center gap-x-4 px-5 py-2.5 text-sm text-ink no-underline transition-colors hover:bg-sunken sm:px-6"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{t(title(count))}</span>
          {at && writeAt && (
            <span className="text-ink-soft">
              {t(writeAt(writeDate(language, new Date(Date.parse(at) - 1), 'date', 'Asia/Riyadh')))}
            </span>
          )}
        </span>
        <Icon of={ChevronRight} small mirrored className="text-ink-faint" />
      </Link>
    </li>
  )
}

/** The list of what an alarm counts. */
const addresses: Readonly<Record<AlarmKind, Address>> = {
  mail_kept: '/admin/settings?tab=system',
  jobs_failing: '/admin/settings?tab=system',
  requests_overdue: '/admin/settings?tab=privacy',
  disputes_open: '/admin/payouts?tab=disputes&state=open',
  claims_waiting: '/admin/payouts?tab=attendance&state=for_admins',
  payouts_returned: '/admin/payouts?tab=payouts&state=returned_last',
  payouts_doubted: '/admin/payouts?tab=payouts&state=in_doubt',
  invoices_waiting: '/admin/settings?tab=invoices&waiting=1',
}
