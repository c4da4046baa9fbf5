import { BriefcaseMedical, MapPin, Star } from 'lucide-react'
import { publicDirectory } from '#copy/directory/public.ts'
import { directory } from '#copy/directory/search.ts'
import { CardFact, CardRating } from '#web/directory/card-facts.tsx'
import { CardLayout, cardLinkClass, cardTimeClass } from '#web/directory/card-layout.tsx'
import { blank, Slot } from '#web/lib/sent-page.tsx'
import { useWords } from '#web/lib/words.ts'
import { DietitianFace } from './dietitian-face.tsx'

/** One dietitian of the public list; all of the card is a link. */
export function DietitianCard() {
  const t = useWords()
  const { card } = publicDirectory
  return (
    <CardLayout
      as="li"
      face={<DietitianFace />}
      name={<bdi lang={blank('nameLanguage')}>{blank('name')}</bdi>}
      title={
        <>
          <Slot name="topics">
            <span className="font-medium text-on-tint">{blank('topic')}</span>
            {' · '}
          </Slot>
          <bdi lang={blank('titleLanguage')}>{blank('title')}</bdi>
        </>
      }
      facts={
        <>
          <Slot name="rated">
            <CardRating
              rating={blank('rating')}
              spoken={blank('stars')}
              reviews={blank('reviewCount')}
              spokenReviews={blank('reviews')}
            />
          </Slot>
          <Slot name="unrated">
            <CardFact icon={Star}>{t(directory.card.noReviews)}</CardFact>
          </Slot>
          <CardFact icon={BriefcaseMedical}>
            <span className="sr-only">{blank('experience')}</span>
            <span aria-hidden="true">{blank('years')}</span>
          </CardFact>
          <Slot name="towns">
            <CardFact icon={MapPin} last>
              {blank('town')}
            </CardFact>
          </Slot>
        </>
      }
      day={
        <>
          <Slot name="free">{blank('nextDay')}</Slot>
          <Slot name="unfree">{t(card.notFree)}</Slot>
        </>
      }
      fee={<Slot name="priced">{blank('price')}</Slot>}
      times={
        <Slot name="free">
          <Slot name="times">
            <a href={blank('timePath')} aria-label={blank('bookAt')} className={cardTimeClass}>
              {blank('time')}
            </a>
          </Slot>
        </Slot>
      }
      link={
        <a href={blank('path')} data-link="" aria-label={blank('viewOf')} className={cardLinkClass}>
          {t(card.view)}
        </a>
      }
    />
  )
}
