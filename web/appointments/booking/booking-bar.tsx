import { booking } from '#copy/appointments/booking.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import type { ToBook } from './booking-summary.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { HoldCountdown } from './hold-countdown.tsx'

type BookingBarProps = ToBook & { form: string; until: number | null; isBusy: boolean }

/** Time, price and the button in one line, which stays in sight where there is no room beside the calendar. */
export function BookingBar({ dietitian, service, slot, form, until, isBusy }: BookingBarProps) {
  const t = useWords()
  const language = useLanguage()
  const cost = price(language, service.price)
  return (
    <div className="sticky bottom-16 z-10 -mx-4 mt-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 text-sm sm:-mx-6 sm:px-6 lg:bottom-0 lg:-mx-10 lg:px-10 xl:hidden">
      <p className="min-w-0">
        <span className="block truncate font-medium">
          {slot
            ? writeMoment(language, new Date(slot), new Date(), readerZone())
            : t(booking.summary.notChosen)}
        </span>
        <span className="block text-xs text-ink-soft">
          <span className="whitespace-nowrap">{cost}</span>
          {until !== null && (
            <>
              {' · '}
              <HoldCountdown until={until} words={booking.hold.short} className="whitespace-nowrap" />
            </>
          )}
        </span>
      </p>
      <ConfirmButton
        form={form}
        takesAtOnce={dietitian.takesAtOnce}
        isBusy={isBusy}
        className="shrink-0 px-4"
      />
    </div>
  )
}
