import { visitorPath } from '#contract/visitor-path.ts'
import { visitorBooking } from '#copy/visitors/booking.ts'
import { ApiError } from '#web/app/api-error.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import type { Wanted } from './use-visitor-hold.ts'

/** Free times near the one that was taken. Each holds itself instead. */
export function NearestTimes({ fault, wanted }: { fault: unknown; wanted: Wanted | null }) {
  const t = useWords()
  const language = useLanguage()
  const nearest = nearestIn(fault)
  if (!wanted || nearest.length === 0) return null
  return (
    <div>
      <p className="text-sm">{t(visitorBooking.hold.nearest)}</p>
      <div className="mt-2 flex flex-wrap gap-2 in-[.text-center]:justify-center">
        {nearest.map((slot) => (
          <Link key={slot} to={visitorPath({ ...wanted, slot })} className={buttonClass('secondary', 'sm')}>
            {writeMoment(language, new Date(slot), new Date(), readerZone())}
          </Link>
        ))}
      </div>
    </div>
  )
}

function nearestIn(fault: unknown): readonly string[] {
  const { nearest } = ((fault instanceof ApiError && fault.detail) || {}) as { nearest?: unknown }
  return Array.isArray(nearest) ? nearest.filter((each) => typeof each === 'string') : []
}
