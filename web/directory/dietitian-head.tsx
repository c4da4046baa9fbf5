import { BadgeCheck } from 'lucide-react'
import { useId } from 'react'
import type { DietitianPage } from '#contract/directory.ts'
import { writeDay } from '#copy/dates.ts'
import { cardWords } from '#copy/directory/card.ts'
import { profile } from '#copy/directory/profile.ts'
import { parts } from '#copy/portal/parts.ts'
import { practiceLanguages } from '#copy/practice-options.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { CardBadges } from './card-badges.tsx'
import { FactsList } from './facts-list.tsx'
import { HeadActions } from './head-actions.tsx'

type DietitianHeadProps = { dietitian: DietitianPage; isBooking: boolean }

export function DietitianHead({ dietitian, isBooking }: DietitianHeadProps) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const { name, other } = localizedName(language, dietitian)
  return (
    <Card as="section" flush aria-labelledby={titleId}>
      <div className={isBooking ? smallHead : head}>
        <Avatar
          personId={dietitian.id}
          name={name}
          photo={photoOf(dietitian.photoId, 'large')}
          size={isBooking ? 'lg' : 'xl'}
          className={isBooking ? 'row-span-2' : 'max-sm:size-16 max-sm:text-lg sm:row-span-2'}
        />
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id={titleId} className={isBooking ? 'text-lg font-semibold' : 'text-xl display'}>
              <bdi>{name}</bdi>
            </h2>
            {other && (
              <p className="text-md text-ink-faint">
                <bdi>{other}</bdi>
              </p>
            )}
          </div>
          <p className="mt-0.5 text-md text-ink-soft">
            <UserText text={dietitian.title} other={dietitian.otherTitle} />
          </p>
        </div>
        <div className={isBooking ? 'min-w-0' : 'min-w-0 max-sm:col-span-2'}>
          {!isBooking && (
            <>
              <CardBadges dietitian={dietitian} className="sm:mt-3" />
              <FactsList
                dietitian={dietitian}
                languages={dietitian.languages.map((each) => t(practiceLanguages[each])).join(t(parts.comma))}
                className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5"
              />
            </>
          )}
          <LicenseLine license={dietitian.license} />
        </div>
        {isBooking && <HeadActions dietitian={dietitian} name={name} isBooking />}
      </div>
      {!isBooking && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line px-5 py-4 sm:px-6">
          {dietitian.price !== null && (
            <p className="text-sm text-ink-soft">
              {t(cardWords.firstVisit)}{' '}
              <span className="text-lg display">{price(language, dietitian.price)}</span>
            </p>
          )}
          <HeadActions dietitian={dietitian} name={name} />
        </div>
      )}
    </Card>
  )
}

const head =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 p-5 sm:gap-x-6 sm:gap-y-0 sm:items-start sm:p-6'
const smallHead =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-6'

/** The licence that an admin has verified. */
function LicenseLine({ license: { number, until } }: { license: DietitianPage['license'] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <span className="inline-flex items-center gap-1.5 font-medium text-link">
        <Icon of={BadgeCheck} small />
        {t(profile.license.verified)}
      </span>
      <bdi dir="ltr">{number}</bdi>
      <span>{t(profile.license.until(writeDay(language, until, 'date')))}</span>
    </p>
  )
}
