import { booking } from '#copy/directory/booking.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import type { ToBook } from './booking-summary.tsx'
import { writeMoment } from './write-moment.ts'

/** The summary in one line, which stays in sight where there is no room beside the calendar. */
export function BookingBar({ service, slot }: ToBook) {
  const t = useWords()
  const language = useLanguage()
  return (
    <p className="sticky bottom-16 z-10 -mx-5 mt-5 -mb-5 flex items-center justify-between gap-4 rounded-b-card border-t border-line bg-surface px-5 py-3 text-sm sm:-mx-6 sm:-mb-6 sm:px-6 lg:bottom-0 xl:hidden">
      <span className="min-w-0">
        <bdi className="block truncate font-medium">{service.name}</bdi>
        <span className="block text-ink-soft">
          {slot
            ? writeMoment(language, new Date(slot), new Date(), readerZone())
            : t(booking.summary.notChosen)}
        </span>
      </span>
      <span className="text-md font-semibold whitespace-nowrap">{price(language, service.price)}</span>
    </p>
  )
}
