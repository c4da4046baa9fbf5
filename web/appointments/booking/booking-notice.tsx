import { CalendarX2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { dayOf } from '#contract/wall-clock.ts'
import { booking } from '#copy/appointments/booking.ts'
import type { Chosen } from '#web/lib/book-path.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Notice } from './notice-of.ts'

type BookingNoticeProps = { notice: Notice | null; onChoose: (chosen: Chosen) => void }

/** Why the booking failed, with other times. The live region is always rendered, so that its text is announced. */
export function BookingNotice({ notice, onChoose }: BookingNoticeProps) {
  const t = useWords()
  const language = useLanguage()
  const part = useRef<HTMLDivElement>(null)
  const zone = readerZone()
  useEffect(() => {
    if (!notice) return
    if (notice.wasPressed) part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [notice])
  return (
    <div role={notice ? 'alert' : undefined} aria-live="assertive">
      {notice && (
        <div
          ref={part}
          tabIndex={-1}
          className="mt-3 scroll-mt-20 scroll-mb-40 rounded-control bg-pending px-3.5 py-2.5 text-sm text-on-pending"
        >
          <p className="flex gap-2.5">
            <span className="flex h-[1lh] items-center">
              <Icon of={CalendarX2} small />
            </span>
            {t(notice.words)}
          </p>
          {notice.nearest.length > 0 && (
            <>
              <p className="mt-2">{t(booking.nearest)}</p>
              <div className="mt-2 mb-1 flex flex-wrap gap-2">
                {notice.nearest.map((slot) => (
                  <Button
                    key={slot}
                    variant="secondary"
                    size="sm"
                    onClick={() => onChoose({ day: dayOf(new Date(slot), zone), slot })}
                  >
                    {writeMoment(language, new Date(slot), new Date(), zone)}
                  </Button>
                ))}
              </div>
            </>
          )}
        </div>
      )}
    </div>
  )
}
