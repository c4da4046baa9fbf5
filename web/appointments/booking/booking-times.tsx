import { useId, useState } from 'react'
import { dayOf } from '#contract/date-format.ts'
import { addDays, type Day } from '#contract/days.ts'
import type { DietitianPage, OfferedService } from '#contract/directory.ts'
import { booking } from '#copy/appointments/booking.ts'
import { freeTimes } from '#copy/free-times.ts'
import type { Chosen } from '#web/lib/book-path.ts'
import { monthOf } from '#web/lib/free-days.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { DayCalendar } from '#web/ui/day-calendar.tsx'
import { DaySlots } from '#web/ui/day-slots.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ZoneNote } from '#web/ui/zone-note.tsx'
import { BookingNotice } from './booking-notice.tsx'
import type { Notice } from './notice-of.ts'
import { useFreeTimes, useShownTimes } from './use-free-times.ts'

type BookingTimesProps = {
  dietitian: DietitianPage
  service: OfferedService
  day: Day | null
  slot: string | null
  /** What was chosen cannot be had any more. */
  isGone: boolean
  /** What else has come between. */
  notice: Notice | null
  onChoose: (chosen: Chosen) => void
}

/** The month's free days, and beside them the free times of one. Turning the month over does not choose another day. */
export function BookingTimes({ dietitian, service, day, slot, isGone, notice, onChoose }: BookingTimesProps) {
  const t = useWords()
  const titleId = useId()
  const today = dayOf(new Date(), readerZone())
  const start = day ?? firstDayOf(dietitian) ?? today
  const [shownFrom, setShownFrom] = useState(monthOf(start))
  const shown = useShownTimes(dietitian.id, service.id, shownFrom)
  const freeDays = [...(shown.byDay?.keys() ?? [])]
  const [first] = freeDays
  // Without a choice it is the first day that has a time for this service.
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
      {shown.error && !shown.byDay ? (
        <ErrorState
          title={t(freeTimes.failed)}
          description={t(wordsOfRefusal(shown.error))}
          onRetry={() => shown.refetch()}
          retrying={shown.isFetching}
        />
      ) : (
        <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-2">
          <div>
            <DayCalendar
              label={t(booking.day)}
              value={value}
              onChange={(next) => onChoose({ day: next, slot: undefined })}
              today={today}
              min={today}
              max={addDays(today, 180)}
              isUnavailable={(each) => shown.byDay?.has(each) !== true}
              onMonth={setShownFrom}
            />
            {shown.byDay?.size === 0 && (
              <p role="status" className="mt-2 text-sm text-ink-soft">
                {t(freeTimes.noneThatMonth)}
              </p>
            )}
          </div>
          <DaySlots
            day={value}
            slots={byDay?.get(value) ?? (byDay && [])}
            chosen={slot}
            nextDay={freeDays.find((each) => each > value) ?? first}
            onChoose={onChoose}
          />
        </div>
      )}
    </Card>
  )
}

const gone: Notice = { words: booking.taken, nearest: [] }

const firstDayOf = ({ nextFree: [first] }: DietitianPage) => first && dayOf(new Date(first), readerZone())
