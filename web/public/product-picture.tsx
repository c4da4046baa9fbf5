import { landing } from '#copy/public/landing.ts'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { BookingPicture } from './booking-picture.tsx'
import { ChatPicture } from './chat-picture.tsx'
import { PlanPicture } from './plan-picture.tsx'

/** The product as its users see it, drawn with its own parts: one picture for whoever cannot see it. */
export function ProductPicture({ className }: { className?: string }) {
  const t = useWords()
  return (
    <div role="img" aria-label={t(landing.picture.label)} className={joinClasses('select-none', className)}>
      <div
        inert
        className="mx-auto grid max-w-sm items-start gap-5 md:max-w-none md:grid-cols-[minmax(0,17.5rem)_minmax(0,21rem)] md:justify-center md:gap-x-6 lg:max-w-sm lg:grid-cols-1 xl:max-w-none xl:grid-cols-[minmax(0,17.5rem)_minmax(0,21rem)]"
      >
        <BookingPicture className="relative z-10 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-14 lg:col-start-1 lg:row-span-1 lg:mt-0 xl:col-start-2 xl:row-span-2 xl:mt-14" />
        <PlanPicture className="-mt-9 me-8 pt-9 md:m-0 md:pt-6 lg:hidden xl:block" />
        <ChatPicture className="md:mt-1" />
      </div>
    </div>
  )
}
