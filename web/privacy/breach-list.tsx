import { type Breach, listBreaches } from '#contract/privacy/breaches.ts'
import { breaches as words } from '#copy/privacy/breaches.ts'
import { privacyDesk } from '#copy/privacy/desk.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { MatterSection } from './matter-parts.tsx'
import { writeTimeLeft } from './time-left.ts'

/** The register of breaches: open ones first, with the time left of the 72 hours. */
export function BreachList() {
  const t = useWords()
  const language = useLanguage()
  const read = useRead(listBreaches, {})
  return (
    <MatterSection
      title={words.title}
      text={words.text}
      flush
      action={
        <Link to="/admin/settings?tab=privacy&breach=new" className={buttonClass('secondary', 'sm')}>
          {t(words.add)}
        </Link>
      }
    >
      <Read of={read} failed={privacyDesk.failed} waiting={<Skeleton shape="block" className="h-32" />} bare>
        {({ breaches }) =>
          breaches.length === 0 ? (
            <p className="p-5 text-sm text-ink-soft sm:px-6">{t(words.none)}</p>
          ) : (
            <ul aria-label={t(words.list)} className="divide-y divide-line">
              {breaches.map((breach) => (
                <li key={breach.id}>
                  <Link
                    to={`/admin/settings?tab=privacy&breach=${breach.id}`}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 text-ink transition-colors hover:bg-sunken sm:px-6"
                  >
                    <span className="min-w-0 text-sm">
                      <span className="block font-medium">
                        <UserText text={breach.title} />
                      </span>
                      <span className="text-ink-soft">
                        {t(
                          words.known(
                            writeMoment(language, new Date(breach.knownAt), new Date(), 'Asia/Riyadh'),
                          ),
                        )}
                        {' · '}
                        {t(words.people(breach.peopleCount))}
                      </span>
                    </span>
                    <BreachState breach={breach} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
    </MatterSection>
  )
}

export function BreachState({ breach }: { breach: Breach }) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow(60_000)
  const isOverdue = Date.parse(breach.dueAt) < now
  return (
    <span className="flex flex-wrap gap-2">
      {breach.isDrill && <Badge>{t(words.drill)}</Badge>}
      {breach.closedAt ? (
        <Badge tone="confirmed">{t(words.closed)}</Badge>
      ) : breach.authorityToldAt ? (
        <Badge tone="info">{t(words.told)}</Badge>
      ) : (
        <Badge tone={isOverdue ? 'cancelled' : 'pending'}>
          {writeTimeLeft(language, words, breach.dueAt, now, 'hours')}
        </Badge>
      )}
    </span>
  )
}
