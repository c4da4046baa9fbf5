import { useId } from 'react'
import type { DietitianPage } from '#contract/directory.ts'
import { textFor } from '#contract/text-language.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { counts } from '#copy/directory/counts.ts'
import { profile } from '#copy/directory/profile.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { nameDay, writeMoment, writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { ZoneNote } from '#web/ui/zone-note.tsx'

/** The next free times for the first service, each a link to its booking. */
export function NextFree({ dietitian }: { dietitian: DietitianPage }) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const zone = readerZone()
  const now = new Date()
  const { id, nextFree } = dietitian
  const days = Map.groupBy(nextFree, (slot) => nameDay(language, new Date(slot), now, zone))
  const [service] = dietitian.services
  return (
    <Card as="section" aria-labelledby={titleId} className="mt-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={titleId} className="text-md font-semibold">
          {t(profile.free.title)}
        </h2>
        {service && nextFree.length > 0 && (
          <p className="text-sm text-ink-faint">
            {t(
              profile.free.service(
                textFor(language, service.name, service.otherName),
                t(counts.minutes(service.duration)),
                price(language, service.price),
              ),
            )}
          </p>
        )}
      </div>
      {service && nextFree.length > 0 ? (
        <>
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-4">
            {[...days].map(([day, slots]) => (
              <div key={day}>
                <dt className="mb-2 text-sm text-ink-soft">{day}</dt>
                <dd className="flex flex-wrap gap-2">
                  {slots.map((slot) => (
                    <Link
                      key={slot}
                      to={bookPath(id, { service: service.id, day: dayOf(new Date(slot), zone), slot })}
                      aria-label={writeMoment(language, new Date(slot), now, zone)}
                      className={slotClass}
                    >
                      {writeTime(language, new Date(slot), zone)}
                    </Link>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <Link to={bookPath(id)} className={buttonClass('quiet', 'sm', '-ms-3.5 mt-2')}>
            {t(profile.free.all)}
          </Link>
        </>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{t(profile.free.none)}</p>
      )}
      <ZoneNote zone={dietitian.zone} className="mt-3" />
    </Card>
  )
}

const slotClass =
  'inline-flex min-h-11 items-center rounded-pill border border-line-control/60 bg-surface px-4 text-sm text-on-tint transition-colors hover:border-line-control hover:bg-tint'
