import { BriefcaseMedical, Heart, MapPin, Star } from 'lucide-react'
import { memo, useId } from 'react'
import type { DietitianCard as Dietitian } from '#contract/directory.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { writeNumber, writeRating } from '#copy/dates.ts'
import { cardWords } from '#copy/directory/card.ts'
import { counts } from '#copy/directory/counts.ts'
import { directory } from '#copy/directory/search.ts'
import { specializations } from '#copy/options.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { nameDay, writeMoment, writeTime } from '#web/lib/write-moment.ts'
import { writePlace } from '#web/lib/write-place.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { CardFact, CardRating } from './card-facts.tsx'
import { CardLayout, cardLinkClass, cardTimeClass } from './card-layout.tsx'
import { profilePath } from './paths.ts'
import { useSaving } from './use-saving.ts'

/**
 * One dietitian of the list. All of the card is a link to the profile, except the heart and the times. A switch above
 * 24 cards took a slow phone 170 ms to redraw while each was rendered again.
 */
export const DietitianCard = memo(({ dietitian }: { dietitian: Dietitian }) => {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const { card } = directory
  const { name } = localizedName(language, dietitian)
  const { specialization } = dietitian
  return (
    <CardLayout
      as="article"
      titleId={titleId}
      face={<Avatar personId={dietitian.id} name={name} photo={photoOf(dietitian.photoId)} size="lg" />}
      name={<bdi>{name}</bdi>}
      title={
        <>
          {specialization !== 'other' && (
            <>
              <span className="font-medium text-on-tint">{t(specializations[specialization])}</span>
              {' · '}
            </>
          )}
          <UserText text={dietitian.title} other={dietitian.otherTitle} />
        </>
      }
      corner={<SaveHeart dietitian={dietitian} name={name} className="relative z-1 -me-2 self-start" />}
      facts={<Facts dietitian={dietitian} />}
      day={<Day dietitian={dietitian} />}
      fee={dietitian.price !== null && price(language, dietitian.price)}
      times={<Times dietitian={dietitian} />}
      link={
        <Link to={profilePath(dietitian.id)} aria-label={t(card.viewOf(name))} className={cardLinkClass}>
          {t(card.view)}
        </Link>
      }
    />
  )
})

function Facts({ dietitian }: { dietitian: Dietitian }) {
  const t = useWords()
  const language = useLanguage()
  const { card } = directory
  const { rating, reviewCount, experience, city } = dietitian
  return (
    <>
      {rating === null || reviewCount === 0 ? (
        <CardFact icon={Star}>{t(card.noReviews)}</CardFact>
      ) : (
        <CardRating
          rating={writeRating(rating)}
          spoken={t(card.rating(writeRating(rating)))}
          reviews={writeNumber(language, reviewCount)}
          spokenReviews={t(counts.reviews(reviewCount))}
        />
      )}
      <CardFact icon={BriefcaseMedical}>
        <span className="sr-only">{t(card.experience(experience))}</span>
        <span aria-hidden="true">{t(cardWords.years(experience))}</span>
      </CardFact>
      {city && (
        <CardFact icon={MapPin} last>
          {writePlace(language, dietitian)}
        </CardFact>
      )}
    </>
  )
}

/** The day of the times below, unless the badge says it. */
function Day({ dietitian: { availableToday, nextTimes } }: { dietitian: Dietitian }) {
  const t = useWords()
  const language = useLanguage()
  const { card } = directory
  const [next] = nextTimes
  const now = new Date()
  const zone = readerZone()
  const isToday = next !== undefined && dayOf(new Date(next), zone) === dayOf(now, zone)
  return (
    <>
      {availableToday && <Badge tone="accent">{t(card.availableToday)}</Badge>}
      {next === undefined && !availableToday && t(card.notFree)}
      {next !== undefined && !(availableToday && isToday) && nameDay(language, new Date(next), now, zone)}
    </>
  )
}

/** The next times of one day for the first visit, each a link to its booking. */
function Times({ dietitian: { id, firstService, nextTimes } }: { dietitian: Dietitian }) {
  const language = useLanguage()
  const zone = readerZone()
  const now = new Date()
  const [next] = nextTimes
  if (next === undefined || firstService === null) return null
  const day = dayOf(new Date(next), zone)
  return nextTimes
    .filter((slot) => dayOf(new Date(slot), zone) === day)
    .map((slot) => (
      <Link
        key={slot}
        to={bookPath(id, { service: firstService, day, slot })}
        aria-label={writeMoment(language, new Date(slot), now, zone)}
        className={cardTimeClass}
      >
        {writeTime(language, new Date(slot), zone)}
      </Link>
    ))
}

type SaveHeartProps = { dietitian: { id: string; isSaved: boolean }; name: string; className?: string }

/** A toggle button: its name stays the same, `aria-pressed` changes. */
function SaveHeart({ dietitian, name, className }: SaveHeartProps) {
  const t = useWords()
  const change = useSaving(dietitian, name)
  return (
    <button
      type="button"
      aria-label={t(directory.card.save(name))}
      aria-pressed={dietitian.isSaved}
      onClick={change}
      className={joinClasses(iconButtonClass, className)}
    >
      <Icon of={Heart} {...(dietitian.isSaved && { className: 'fill-current text-accent-ink' })} />
    </button>
  )
}
