import { useId, useState } from 'react'
import type { Day } from '#contract/days.ts'
import type { DietitianPage, OfferedService } from '#contract/directory.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { booking } from '#copy/appointments/booking.ts'
import type { Chosen } from '#web/lib/book-path.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { ZoneNote } from '#web/ui/zone-note.tsx'
import { monthOf } from '../free-days.ts'
import { FreeTimes } from '../free-times.tsx'
import { BookingNotice } from './booking-notice.tsx'
import type { Notice } from './notice-of.ts'
import { useFreeTimes, useShownTimes } from './use-free-times.ts'

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

/**
 * The month's free days, and beside them the free times of one day. Turning to another month does not choose another
 * day.
 */
export function BookingTimes({ dietitian, service, day, slot, isGone, notice, onChoose }: BookingTimesProps) {
  const t = useWords()
  const titleId = useId()
  const today = dayOf(new Date(), readerZone())
  const start = day ?? firstDayOf(dietitian) ?? today
  const [shownFrom, setShownFrom] = useState(monthOf(start))
  const shown = useShownTimes(dietitian.id, service.id, shownFrom)
  const [first] = shown.byDay?.keys() ?? []
  // By default the first day that has a free time for this service.
  const [proposed, setProposed] = useState<Day>()
  if (day === null && proposed === undefined && first !== undefined) setProposed(first)
  const value = day ?? proposed ?? start
  const { byDay } = useFreeTimes(dietitian.id, service.id, monthOf(value))
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-md font-semibold">
        {t(booking.time)}
      </h3>
      <ZoneNote zone={dietitian.zone} className="mt-1" />
      <BookingNotice notice={notice ?? (isGone ? gone : null)} onChoose={onChoose} />
      <FreeTimes
        label={booking.day}
        today={today}
        value={value}
        slot={slot}
        shown={shown}
        byDay={byDay}
        first={first}
        onMonth={setShownFrom}
        onChoose={onChoose}
        className="mt-3"
      />
    </Card>
  )
}

const gone: Notice = { words: booking.taken, nearest: [] }

const firstDayOf = ({ nextFree: [first] }: DietitianPage) => first && dayOf(new Date(first), readerZone())
