import { Heart } from 'lucide-react'
import { memo, useId } from 'react'
import type { DietitianCard as Dietitian } from '#contract/directory.ts'
import { differ } from '#copy/dates.ts'
import { directory } from '#copy/directory/search.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { timeInZone, writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { CardBadges } from './card-badges.tsx'
import { FactsList } from './facts-list.tsx'
import { profilePath } from './paths.ts'
import { useSaving } from './use-saving.ts'

/**
 * One dietitian of the list. All of the card is a link to the profile, except the heart. A switch above 24 cards took a
 * slow phone 170 ms to redraw while each was rendered again.
 */
export const DietitianCard = memo(({ dietitian }: { dietitian: Dietitian }) => {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const { card } = directory
  const { name, other } = localizedName(language, dietitian)
  const free = dietitian.nextFreeAt === null ? null : new Date(dietitian.nextFreeAt)
  return (
    <Card
      as="article"
      flush
      aria-labelledby={titleId}
      className="relative flex h-full flex-col p-4 transition-colors hover:border-line-control sm:p-5"
    >
      <div className="flex gap-4">
        <Avatar name={name} photo={photoOf(dietitian.photoId)} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-md leading-head font-semibold">
            <bdi>{name}</bdi>
          </h2>
          {other && (
            <p className="text-sm text-ink-faint">
              <bdi>{other}</bdi>
            </p>
          )}
          <p className="text-sm text-ink-soft">
            <UserText text={dietitian.title} other={dietitian.otherTitle} />
          </p>
        </div>
        <SaveHeart dietitian={dietitian} name={name} className="relative z-1 -me-2 -mt-2" />
      </div>
      <CardBadges dietitian={dietitian} className="mt-3" />
      <FactsList dietitian={dietitian} className="mt-3 mb-4 flex flex-wrap gap-x-4 gap-y-1" />
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
        <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {dietitian.price !== null && (
            <div>
              <dt className="text-xs text-ink-faint">{t(card.from)}</dt>
              <dd className="text-md font-semibold">{price(language, dietitian.price)}</dd>
            </div>
          )}
          <div>
            <dt className="text-xs text-ink-faint">{t(card.nextFree)}</dt>
            <dd className="flex min-h-[1.7em] items-center">
              {free ? writeMoment(language, free, new Date(), readerZone()) : t(card.notFree)}
            </dd>
            {free && differ(free, readerZone(), dietitian.zone) && (
              <dd className="text-xs text-ink-faint">{t(timeInZone(language, free, dietitian.zone))}</dd>
            )}
          </div>
        </dl>
        <Link
          to={profilePath(dietitian.id)}
          aria-label={t(card.viewOf(name))}
          className={buttonClass(
            'secondary',
            'sm',
            'grow before:absolute before:inset-0 before:rounded-card xl:grow-0',
          )}
        >
          {t(card.view)}
        </Link>
      </div>
    </Card>
  )
})

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
