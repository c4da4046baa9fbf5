import { useId } from 'react'
import { listSlots } from '#contract/availability.ts'
import type { Day } from '#contract/days.ts'
import type { DietitianPage, OfferedService } from '#contract/directory.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { booking } from '#copy/appointments/booking.ts'
import type { Chosen } from '#web/lib/book-path.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { ZoneNote } from '#web/ui/zone-note.tsx'
import { isWithin, nextDays } from '../free-days.ts'
import { FreeTimes } from '../free-times.tsx'
import { useFreeDays } from '../use-free-days.ts'
import { BookingNotice } from './booking-notice.tsx'
import type { Notice } from './notice-of.ts'

type BookingTimesProps = {
  dietitian: DietitianPage
  service: OfferedService
  day: Day | null
  slot: string | null
  /** The chosen time is no longer free. */
  isGone: boolean
  /** Another reason why the booking failed. */
  notice: Notice | null
  onChoose: (chosen: Chosen) => void
}

/** The free days, and the free times of one of them. */
export function BookingTimes({ dietitian, service, day, slot, isGone, notice, onChoose }: BookingTimesProps) {
  const t = useWords()
  const titleId = useId()
  const today = dayOf(new Date(), readerZone())
  const first = firstDayOf(dietitian)
  const free = useFreeDays(
    { route: listSlots, of: { id: dietitian.id, service: service.id } },
    {
      today,
      day,
      start: first && !isWithin(nextDays(today), first) ? first : today,
    },
  )
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-md font-semibold">
        {t(booking.time)}
      </h3>
      <ZoneNote zone={dietitian.zone} className="mt-1" />
      <BookingNotice notice={notice ?? (isGone ? gone : null)} onChoose={onChoose} />
      <FreeTimes
        label={booking.day}
        free={free}
        slot={slot}
        duration={service.duration}
        onChoose={onChoose}
        className="mt-3"
      />
    </Card>
  )
}

const gone: Notice = { words: booking.taken, nearest: [] }

const firstDayOf = ({ nextFree: [first] }: DietitianPage) => first && dayOf(new Date(first), readerZone())
