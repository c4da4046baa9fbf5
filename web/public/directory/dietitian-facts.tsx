import { BadgeCheck, BriefcaseMedical, Languages, MapPin, Star, UsersRound, Video } from 'lucide-react'
import { profile } from '#copy/directory/profile.ts'
import { directory } from '#copy/directory/search.ts'
import { blank, Slot } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

/** The facts that patients compare first, with blanks for the server. */
export function DietitianFacts({ className }: { className: string }) {
  const t = useWords()
  return (
    <ul className={joinClasses('text-sm text-ink-soft', className)}>
      <li className="inline-flex items-center gap-1.5 font-medium text-link">
        <Icon of={BadgeCheck} small />
        {t(profile.license.verified)}
      </li>
      <Slot name="rated">
        <li className="inline-flex items-center gap-1.5">
          <Icon of={Star} small className="fill-current text-accent-ink" />
          <span className="sr-only">{blank('stars')}</span>
          <span aria-hidden="true" className="font-semibold text-ink">
            {blank('rating')}
          </span>
          <span>({blank('reviews')})</span>
        </li>
      </Slot>
      <Slot name="unrated">
        <Fact icon={Star}>{t(directory.card.noReviews)}</Fact>
      </Slot>
      <Fact icon={BriefcaseMedical}>{blank('experience')}</Fact>
      <Slot name="placed">
        <Fact icon={MapPin}>{blank('city')}</Fact>
      </Slot>
      <Slot name="metByVideo">
        <Fact icon={Video}>{blank('modes')}</Fact>
      </Slot>
      <Slot name="metInPerson">
        <Fact icon={UsersRound}>{blank('modes')}</Fact>
      </Slot>
      <Slot name="speaks">
        <Fact icon={Languages}>{blank('languages')}</Fact>
      </Slot>
    </ul>
  )
}

function Fact({ icon, children }: { icon: IconShape; children: string }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon of={icon} small className="text-ink-faint" />
      {children}
    </li>
  )
}
