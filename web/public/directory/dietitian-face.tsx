import { blank, Slot } from '#web/lib/sent-page.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

/** The photo if the dietitian has made it public, or the initials as in the portals. */
export function DietitianFace({ isLarge }: { isLarge?: true }) {
  const size = isLarge ? 'size-16 sm:size-24' : 'size-14'
  return (
    <>
      <Slot name="faces">
        <img
          src={`${blank('photo')}/${isLarge ? 'large' : 'small'}`}
          alt=""
          width={isLarge ? 96 : 56}
          height={isLarge ? 96 : 56}
          loading="lazy"
          decoding="async"
          className={joinClasses('shrink-0 rounded-pill bg-sunken object-cover', size)}
        />
      </Slot>
      <Slot name="faceless">
        <span
          aria-hidden="true"
          className={joinClasses(
            'inline-grid shrink-0 place-items-center rounded-pill display select-none',
            `bg-person-${blank('tint')} text-on-person-${blank('tint')}`,
            size,
            isLarge ? 'text-lg sm:text-xl' : 'text-md',
          )}
        >
          {blank('initials')}
        </span>
      </Slot>
    </>
  )
}
