import { blank, Slot } from '#web/lib/sent-page.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

/** Name, and the photo if the dietitian has made it public. */
export function DietitianName({ as: Title, isLarge }: { as: 'h1' | 'h2'; isLarge?: true }) {
  return (
    <div className={joinClasses('flex gap-4', isLarge && 'sm:gap-6')}>
      <Slot name="faces">
        <img
          src={`${blank('photo')}/${isLarge ? 'large' : 'small'}`}
          alt=""
          width={isLarge ? 96 : 56}
          height={isLarge ? 96 : 56}
          loading="lazy"
          decoding="async"
          className={joinClasses(
            'shrink-0 rounded-pill bg-sunken object-cover',
            isLarge ? 'size-16 sm:size-24' : 'size-14',
          )}
        />
      </Slot>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Title
            className={
              isLarge ? 'text-xl font-semibold tracking-display' : 'text-md leading-head font-semibold'
            }
          >
            <bdi lang={blank('nameLanguage')}>{blank('name')}</bdi>
          </Title>
          <Slot name="others">
            <p className={isLarge ? 'text-md text-ink-faint' : 'text-sm text-ink-faint'}>
              <bdi lang={blank('otherLanguage')}>{blank('other')}</bdi>
            </p>
          </Slot>
        </div>
        <p className={joinClasses('mt-0.5 text-ink-soft', isLarge ? 'text-md' : 'text-sm')}>
          <bdi lang={blank('titleLanguage')}>{blank('title')}</bdi>
        </p>
        <Slot name="topics">
          <p className="mt-3">
            <Badge>{blank('topic')}</Badge>
          </p>
        </Slot>
      </div>
    </div>
  )
}
