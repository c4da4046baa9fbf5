import { useId, useState } from 'react'
import { type Application, listUpcoming } from '#contract/oversight/practices.ts'
import { writeNumber } from '#copy/dates.ts'
import { upcoming as words } from '#copy/oversight/upcoming.ts'
import { useRead } from '#web/app/query.ts'
import { useSession } from '#web/app/session.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { CancelUpcoming, type WhichUpcoming } from './cancel-upcoming.tsx'

/** The times of a dietitian's confirmed appointments; the patients' names are not shown to admins. */
export function UpcomingCard({ application }: { application: Application }) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const reader = useSession()
  const isOwn = reader.state === 'signed_in' && reader.session.user.id === application.id
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const [doomed, setDoomed] = useState<WhichUpcoming | null>(null)
  const read = useRead(listUpcoming, { id: application.id })
  return (
    <Read of={read} failed={words.failed} waiting={null}>
      {({ count, afterLicense, upcoming }) => {
        const counts = { all: count, after_license: afterLicense }
        return (
          <Card as="section" aria-labelledby={id}>
            <h4
              id={id}
              ref={title}
              tabIndex={-1}
              className="flex items-baseline gap-2.5 text-md font-semibold outline-none"
            >
              {t(words.title)}
              {count > 0 && (
                <span className="text-sm font-normal text-ink-faint">{writeNumber(language, count)}</span>
              )}
            </h4>
            {count === 0 ? (
              <p className="mt-2 text-sm text-ink-soft">{t(words.none)}</p>
            ) : (
              <>
                {afterLicense > 0 && (
                  <p className="mt-1 text-sm text-danger-ink">{t(words.after(afterLicense))}</p>
                )}
                <section
                  aria-labelledby={id}
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the overflowing list
                  tabIndex={0}
                  className="mt-3 max-h-64 overflow-y-auto rounded-control border border-line"
                >
                  <ul className="divide-y divide-line">
                    {upcoming.map((each) => (
                      <li
                        key={each.id}
                        className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-3.5 py-2.5 text-sm"
                      >
                        <StartOf id={each.id} startsAt={each.startsAt} />
                        <UserText
                          text={each.serviceName}
                          other={each.otherServiceName}
                          className="min-w-0 text-ink-soft"
                        />
                        <Badge tone={each.status}>{t(words.status[each.status])}</Badge>
                        {each.isAfterLicense && <Badge tone="cancelled">{t(words.afterBadge)}</Badge>}
                      </li>
                    ))}
                  </ul>
                  {count > upcoming.length && (
                    <p className="border-t border-line px-3.5 py-2.5 text-sm text-ink-faint">
                      {t(words.more(count - upcoming.length))}
                    </p>
                  )}
                </section>
                <div className="mt-4 flex flex-wrap gap-2.5 empty:hidden">
                  {!isOwn && afterLicense > 0 && afterLicense < count && (
                    <Button variant="secondary-danger" size="sm" onClick={() => setDoomed('after_license')}>
                      {t(words.cancelAfter)}
                    </Button>
                  )}
                  {!isOwn && (
                    <Button variant="secondary-danger" size="sm" onClick={() => setDoomed('all')}>
                      {t(words.cancelAll)}
                    </Button>
                  )}
                </div>
              </>
            )}
            {doomed && (
              <CancelUpcoming
                id={application.id}
                which={doomed}
                count={counts[doomed]}
                onClose={() => setDoomed(null)}
                onDone={focusTitle}
              />
            )}
          </Card>
        )
      }}
    </Read>
  )
}

/** A link for the duties that open appointments. */
function StartOf({ id, startsAt }: { id: string; startsAt: string }) {
  const language = useLanguage()
  const { has } = useDuties()
  const start = writeMoment(language, new Date(startsAt), new Date(), 'Asia/Riyadh')
  return has('support', 'finance') ? (
    <Link to={`/admin/appointments/${id}`} className="inline-flex min-h-6 items-center font-medium text-link">
      {start}
    </Link>
  ) : (
    <span className="font-medium text-ink">{start}</span>
  )
}
