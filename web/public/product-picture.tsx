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
        className="mx-auto grid max-w-sm items-start gap-5 md:max-w-none md:grid-flow-col md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,17.5rem)_minmax(0,21rem)] md:justify-center md:gap-x-6 lg:max-w-sm lg:grid-flow-row lg:grid-cols-1 lg:grid-rows-none xl:max-w-none xl:grid-flow-col xl:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,17.5rem)_minmax(0,21rem)]"
      >
        <BookingPicture className="relative z-10 md:order-1 md:row-span-2 md:mt-16 lg:order-none lg:row-span-1 lg:mt-0 xl:order-1 xl:row-span-2 xl:mt-16" />
        <PlanPicture className="-mt-9 me-8 pt-9 md:m-0 md:pt-6 lg:hidden xl:block" />
        <ChatPicture className="md:mt-1" />
      </div>
    </div>
  )
}
