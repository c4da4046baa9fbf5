import { CalendarClock, Sparkles, Star } from 'lucide-react'
import { useId } from 'react'
import type { Recommendation } from '#contract/dashboards/patient.ts'
import type { healthGoals } from '#contract/onboarding.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { writeRating } from '#copy/dates.ts'
import { goalNames } from '#copy/onboarding/goal-names.ts'
import { specializations } from '#copy/options.ts'
import { parts } from '#copy/portal/parts.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const { recommended: words } = patientDashboard

/** Dietitians whom the patient has not seen yet; skeletons until they are loaded. */
export function Recommended({ dietitians }: { dietitians: readonly Recommendation[] | undefined }) {
  const t = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          {t(words.title)}
        </h2>
        <Link to="/patient/dietitians" className={buttonClass('quiet', 'md', '-me-3 px-3')}>
          {t(words.viewAll)}
        </Link>
      </div>
      <Card flush>
        {dietitians?.length === 0 ? (
          <p className="p-5 text-sm text-ink-soft sm:p-6">{t(words.none)}</p>
        ) : (
          <ul aria-labelledby={id} className="divide-y divide-line">
            {dietitians
              ? dietitians.map((each) => <Row key={each.id} dietitian={each} />)
              : [1, 2, 3].map((place) => (
                  <li key={place} className="flex h-48 gap-4 p-5">
                    <Skeleton shape="circle" className="size-11 shrink-0" />
                    <span className="flex-1">
                      <Skeleton className="w-36 text-md" />
                      <Skeleton className="mt-1 w-48 max-w-full text-sm" />
                    </span>
                  </li>
                ))}
          </ul>
        )}
        <p className="border-t border-line px-5 py-4 text-xs text-ink-soft">{t(words.why)}</p>
      </Card>
    </section>
  )
}

function Row({ dietitian }: { dietitian: Recommendation }) {
  const t = useWords()
  const language = useLanguage()
  const { id, specialization, rating, reviewCount, nextFreeAt } = dietitian
  const { name } = localizedName(language, dietitian)
  return (
    <li className="p-5">
      <div className="flex gap-3">
        <Avatar personId={id} name={name} photo={photoOf(dietitian.photoId)} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <Link to={`/patient/dietitians/${id}`} className="min-w-0 font-medium text-ink hover:text-link">
              <bdi>{name}</bdi>
            </Link>
            {rating !== null && (
              <span className="flex shrink-0 items-center gap-1 text-sm font-medium text-accent-ink">
                <Icon of={Star} small className="fill-current" />
                <span aria-hidden="true">{writeRating(rating)}</span>
                <span className="sr-only">
                  {t(words.rated(writeRating(rating), words.ratings(reviewCount)))}
                </span>
              </span>
            )}
          </div>
          <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
            {t(specializations[specialization])}
            {dietitian.price !== null && <span>{t(words.firstVisit(price(language, dietitian.price)))}</span>}
          </p>
        </div>
      </div>
      <ul className="mt-2 text-sm text-soft">
        <Fit fits={dietitian.fits} />
        <li className="flex gap-2">
          <Icon of={CalendarClock} small className="mt-[0.2lh] text-ink-faint" />
          {t(words.free(writeMoment(language, new Date(nextFreeAt), new Date(), readerZone())))}
        </li>
      </ul>
      <Link
        to={bookPath(id)}
        aria-label={t(words.bookNamed(name))}
        className={buttonClass('secondary', 'sm', 'mt-3 w-full')}
      >
        {t(words.bookNow)}
      </Link>
    </li>
  )
}

function Fit({ fits: { goals, condition } }: Pick<Recommendation, 'fits'>) {
  const t = useWords()
  if (goals.length === 0 && !condition) return null
  const named = goals.map((goal) => t(goalNames[goal as (typeof healthGoals)[number]])).join(t(parts.comma))
  return (
    <li className="flex gap-2 text-link">
      <Icon of={Sparkles} small className="mt-[0.2lh]" />
      {t(goals.length > 0 ? words.forGoals(named) : words.forCondition)}
    </li>
  )
}
