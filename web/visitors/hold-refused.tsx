import { visitorBooking } from '#copy/visitors/booking.ts'
import { ApiError } from '#web/app/api-error.ts'
import { Link } from '#web/lib/link.tsx'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NearestTimes } from './nearest-times.tsx'
import type { Wanted } from './use-visitor-hold.ts'

type HoldRefusedProps = { fault: unknown; wanted: Wanted | null; onRetry: () => void }

/** The first hold failed, so there is nothing to fill in: why, and where to go from here. */
export function HoldRefused({ fault, wanted, onRetry }: HoldRefusedProps) {
  const t = useWords()
  const mayPass = !(fault instanceof ApiError) || fault.status === 0 || fault.status >= 429
  return (
    <div className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center px-4 pb-16 text-center">
      <ErrorState
        title={t(visitorBooking.hold.failed)}
        description={t(wordsOfRefusal(fault))}
        {...(mayPass && { onRetry })}
        className="pb-6"
      />
      <NearestTimes fault={fault} wanted={wanted} />
      <Link to="/dietitians" className={`mt-4 ${buttonClass('quiet')}`}>
        {t(visitorBooking.all)}
      </Link>
    </div>
  )
}
